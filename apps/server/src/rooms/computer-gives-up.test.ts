import { describe, expect, it, vi } from 'vitest';
import { openTestServer, Player } from '../testing/test-server.ts';
import { type ComputationWorker, localWorker, type Requester } from './computation-worker.ts';

describe('a computer player', () => {
  const MACHINE = {
    game: 'mastermind',
    rules: 'p4c6r/12',
    maker: 'deposited',
    computer: 'knuth',
    seat: 'maker',
  };

  it('resigns if it finds no move, and is not asked again', async () => {
    const asked: Requester[] = [];
    const worker: ComputationWorker = {
      async run(_computation, requester) {
        asked.push(requester);
        return { gaveUp: true };
      },
      close: async () => undefined,
    };
    const place = await openTestServer({ worker });
    const player = await Player.join(place.app);
    const { id } = await player.open(MACHINE);
    await player.play(id, 'deposit aabb');
    await vi.waitUntil(async () => (await player.look(id)).phase === 'over', { timeout: 60_000 });
    const view = await player.look(id);
    expect(view.sheets).toMatchObject([{ seat: 'breaker', resigned: true, over: true }]);
    expect(asked).toEqual([{ owner: expect.stringMatching(/^[\w-]{22}$/), queue: 'computer' }]);
    await place.close();
  });

  it('plays to the end if it finds its moves', async () => {
    const place = await openTestServer({ worker: localWorker });
    const player = await Player.join(place.app);
    const { id } = await player.open(MACHINE);
    await player.play(id, 'deposit aabb');
    await vi.waitUntil(async () => (await player.look(id)).phase === 'over', { timeout: 60_000 });
    expect((await player.look(id)).sheets).toMatchObject([{ resigned: false, solved: true }]);
    await place.close();
  });
});
