import type { FastifyInstance } from 'fastify';
import type { Run } from './operations/log.ts';
import type { Services } from './services/services.ts';

/**
 * Shuts a server down gracefully: every request in progress still gets its response. It closes the event streams first,
 * because they would never close by themselves (their pages reconnect), and accepts no new connections. The database is
 * closed last. After `graceMs`, clients that have not read their response are disconnected; if a database that does not
 * answer still keeps the server from closing `LAST_MS` later, nothing more is waited for. All that was acknowledged is
 * in the database by then.
 */
export async function shutDown(
  app: FastifyInstance,
  services: Services,
  log: Run,
  graceMs: number = GRACE_MS,
): Promise<void> {
  services.streams.close();
  const timers: NodeJS.Timeout[] = [];
  const tooLate = new Promise<'too-late'>((resolve) => {
    const giveUp = () => {
      log.warn('gave-up-waiting');
      app.server.closeAllConnections();
      timers.push(setTimeout(() => resolve('too-late'), Math.min(graceMs, LAST_MS)));
    };
    timers.push(setTimeout(giveUp, graceMs));
  });
  // A keep-alive connection becomes idle only after its last response has been sent.
  timers.push(setInterval(() => app.server.closeIdleConnections(), IDLE_LOOK_MS));
  try {
    if ((await Promise.race([close(app, services), tooLate])) === 'closed') log.info('stopped');
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}

async function close(app: FastifyInstance, services: Services): Promise<'closed'> {
  await app.close();
  await services.close();
  return 'closed';
}

const GRACE_MS = 10_000;
const LAST_MS = 1000;
const IDLE_LOOK_MS = 50;
