import { fail } from '@inkling/core/result';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { sqliteEngine, type TestEngine } from '../testing/engines.ts';
import { openTestServer, Player, type TestServer } from '../testing/test-server.ts';

type Trouble = 'none' | 'gone' | 'lost answer' | 'crowded' | 'slow answer';

describe('while the database fails', () => {
  let engine: TestEngine;
  let real: Store;
  let place: TestServer;
  let player: Player;
  let trouble: Trouble = 'none';
  let room = '';
  let failed = 0;
  const gate: { open: (() => void) | undefined } = { open: undefined };

  beforeAll(async () => {
    engine = await sqliteEngine();
    real = await engine.open();
    const store: Store = {
      kind: real.kind,
      version: real.version,
      db: real.db,
      async write(statements) {
        if (trouble === 'gone') {
          failed++;
          return fail('unavailable');
        }
        if (trouble === 'crowded') return fail('busy');
        const written = await real.write(statements);
        if (trouble === 'slow answer') await new Promise<void>((resolve) => (gate.open = resolve));
        return trouble === 'lost answer' ? fail('unavailable') : written;
      },
      close: () => real.close(),
    };
    place = await openTestServer({ store });
    player = await Player.join(place.app);
    room = (await player.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' })).id;
  });
  afterAll(async () => {
    await place.close();
    await engine.stop();
  });

  const answer = async (reply: ReturnType<Player['send']>) => {
    const { status, body, raw } = await reply;
    return [status, body.code, raw.headers['retry-after']];
  };

  it('moves are rejected with 503, nothing changes, and the server recovers by itself', async () => {
    trouble = 'crowded';
    expect(await answer(player.move(room, 1, 'guess aabb', 'a'))).toEqual([503, 'busy', '2']);
    expect((await player.look(room)).version).toBe(1);
    trouble = 'gone';
    expect(await answer(player.move(room, 1, 'guess aabb', 'a'))).toEqual([503, 'unavailable', '2']);
    const begin = await place.app.inject({ method: 'POST', url: '/api/guests', payload: { keep: 'token' } });
    expect([begin.statusCode, begin.json()]).toEqual([503, { code: 'unavailable' }]);
    trouble = 'none';
    const made = await player.move(room, 1, 'guess aabb', 'a');
    expect([made.status, made.body.version]).toEqual([200, 2]);
  });

  it('a write with an unknown outcome is not announced before it is confirmed, nor made twice', async () => {
    const heard: number[] = [];
    const watching = await place.services.rooms.watch(room, ({ version }) => void heard.push(version));
    trouble = 'lost answer';
    expect(await answer(player.move(room, 2, 'guess ccdd', 'b'))).toEqual([503, 'unavailable', '2']);
    expect(heard).toEqual([]);
    trouble = 'none';
    const again = await player.move(room, 2, 'guess ccdd', 'b');
    expect([again.status, again.body.version, again.body.sheets[0].turnsUsed]).toEqual([200, 3, 2]);
    expect(heard).toEqual([3]);
    if (watching.ok) watching.value.leave();
  });

  it('a computer whose move could not be written plays after recovery without being asked', async () => {
    const setup = {
      game: 'mastermind',
      rules: 'p4c6r/12',
      maker: 'deposited',
      computer: 'random',
      seat: 'maker',
    };
    const { id } = await player.open(setup);
    const versions: number[] = [];
    const watching = await place.services.rooms.watch(id, ({ version }) => {
      versions.push(version);
      // Once the code has been deposited, it is the computer's turn.
      if (version === 2) trouble = 'gone';
    });
    failed = 0;
    await player.play(id, 'deposit aabb');
    await vi.waitUntil(() => failed > 0, { timeout: 60_000 });
    trouble = 'none';
    await vi.waitUntil(() => versions.includes(3), { timeout: 60_000 });
    if (watching.ok) watching.value.leave();
  });

  it('a room that is reloaded during a write has each entry once', async () => {
    const { version } = await player.look(room);
    const guest = await place.services.guests.holder(player.token);
    if (!guest.ok) throw new Error(guest.error);
    const heard: number[] = [];
    const watching = await place.services.rooms.watch(room, (next) => void heard.push(next.version));
    trouble = 'slow answer';
    gate.open = undefined;
    const moving = player.move(room, version, 'guess eeff', 'c');
    await vi.waitUntil(() => gate.open !== undefined, { timeout: 60_000 });
    place.services.rooms.cache.invalidateRoomsOf(guest.value.guest);
    // The move has been written but not yet confirmed. Reloading the room now must not apply it twice.
    const looking = player.look(room);
    // The database answers in order, so after ten more queries it has also answered those of the reload.
    for (let i = 0; i < 10; i++) await sql`select 1`.execute(real.db);
    trouble = 'none';
    (gate.open as (() => void) | undefined)?.();
    const [moved, seen] = await Promise.all([moving, looking]);
    expect([seen.version, seen.sheets?.[0]?.turnsUsed]).toEqual([version + 1, 3]);
    expect([moved.status, moved.body.version, moved.body.sheets[0].turnsUsed]).toEqual([200, version + 1, 3]);
    expect(heard).toEqual([version + 1]);
    const next = await player.move(room, version + 1, 'guess ffff', 'd');
    expect([next.status, next.body.version]).toEqual([200, version + 2]);
    if (watching.ok) watching.value.leave();
  });
});
