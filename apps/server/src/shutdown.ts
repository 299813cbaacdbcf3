import type { FastifyInstance } from 'fastify';
import type { Run } from './operations/log.ts';
import type { Services } from './services/services.ts';

/**
 * Ends a server without breaking a promise: no new connections, streams first (they would never end by themselves, and
 * their pages come back by themselves), then every request that is under way gets its answer, and only then the
 * database is closed. Who still has not read an answer after `graceMs` is let go.
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
  // A line that is kept alive falls idle only when its last answer has gone.
  const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_LOOK_MS);
  await app.close();
  clearTimeout(late);
  clearInterval(idle);
  await services.close();
  log.info('stopped');
}

const GRACE_MS = 10_000;
const IDLE_LOOK_MS = 50;
