import type { FastifyInstance } from 'fastify';
import type { Run } from './operations/log.ts';
import type { Services } from './services/services.ts';

/**
 * Ends a server so that every request under way still gets its answer. It takes no new connections and ends the streams
 * first, because they would never end by themselves; their pages reconnect. The database is closed last. Clients that
 * have not read their answer after `graceMs` are disconnected.
 */
export async function shutDown(
  app: FastifyInstance,
  services: Services,
  log: Run,
  graceMs: number = GRACE_MS,
): Promise<void> {
  services.streams.close();
  const late = setTimeout(() => {
    log.warn('gave-up-waiting');
    app.server.closeAllConnections();
  }, graceMs);
  // A kept-alive connection becomes idle only when its last answer has been sent.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_LOOK_MS);
  await app.close();
  clearTimeout(late);
  clearInterval(idle);
  await services.close();
  log.info('stopped');
}

const GRACE_MS = 10_000;
const IDLE_LOOK_MS = 50;
