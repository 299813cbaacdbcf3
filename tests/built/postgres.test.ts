import { expect, it } from 'vitest';
import { postgresEngine } from '../../apps/server/src/testing/engines.ts';
import { Caller, startServer } from '../../tools/server-process.ts';

it('keeps a room on PostgreSQL across a restart of the built server', async () => {
  const engine = await postgresEngine();
  try {
    const first = await startServer(engine.url, 0);
    const player = new Caller(first.port);
    await player.begin();
    const room = await player.open('one');
    const move = { req: 'm1', version: 1, move: 'guess abcdefgh' };
    expect((await player.call('POST', `/api/rooms/${room}/moves`, move)).status).toBe(200);
    player.close();
    await first.stop('SIGTERM');

    const second = await startServer(engine.url, 0);
    const returned = new Caller(second.port, player.token);
    const { body } = await returned.call('GET', `/api/rooms/${room}`);
    expect(JSON.parse(body)).toMatchObject({ version: 2, you: 'breaker' });
    returned.close();
    await second.stop('SIGTERM');
  } finally {
    await engine.stop();
  }
});
