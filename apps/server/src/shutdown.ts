import type { FastifyInstance } from 'fastify';
import type { Run } from './operations/log.ts';
import type { Services } from './services/services.ts';

/**
 * Shuts a server down gracefully: every request in progress still gets its response. It closes the event streams first,
 * because they would never close by themselves (their pages reconnect), and accepts no new connections. Clients that
 * have not read their response after `graceMs` are disconnected. The database is closed last.
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
  // A keep-alive connection becomes idle only after its last response has been sent.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_LOOK_MS);
  await app.close();
  clearTimeout(late);
  clearInterval(idle);
  await services.close();
  log.info('stopped');
}

const GRACE_MS = 10_000;
const IDLE_LOOK_MS = 50;
