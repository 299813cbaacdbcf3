import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordIsSound, settled } from '../testing/room-play.ts';
import { openForThree, type Player, type TestServer } from '../testing/test-server.ts';
import { commitTo } from './promise.ts';

let place: TestServer;
let ann: Player;
let bob: Player;
let eve: Player;
beforeAll(async () => {
  ({ place, ann, bob, eve } = await openForThree());
});
afterAll(() => place.close());

describe('words', () => {
  it('are drawn or deposited, promised, and raced for', async () => {
    const drawn = await ann.open({ game: 'word', rules: 'w5t6@english', seat: 'breaker' });
    expect(await ann.play(drawn.id, 'guess zzzzz')).toEqual({ code: 'not-in-list' });
    expect((await ann.play(drawn.id, 'guess crane')).sheets?.[0]?.turns?.[0]?.['marks']).toHaveLength(5);
    expect((await ann.play(drawn.id, 'resign')).secret).toMatch(/^[a-z]{5}$/);

    const setup = { game: 'word', rules: 'w5t6@english', maker: 'deposited', breakers: 2, seat: 'maker' };
    const { id } = await ann.open(setup);
    await bob.sit(id, 'first');
    await eve.sit(id, 'second');
    expect(await bob.play(id, 'guess crane')).toEqual({ code: 'no-code-yet' });
    expect(await ann.play(id, 'deposit zzzzz')).toEqual({ code: 'not-in-list' });
    expect((await ann.play(id, 'deposit speed')).secret).toBe('speed');
    const guess = await bob.play(id, 'guess these');
    expect(guess.sheets?.[0]?.turns).toEqual([{ guess: 'these', marks: [0, 0, 2, 1, 1] }]);
    expect(guess.sheets?.[1]).not.toHaveProperty('turns');
    await eve.play(id, 'guess speed');
    expect((await eve.look(id)).secret).toBeUndefined();
    const over = await bob.play(id, 'guess speed');
    expect(over).toMatchObject({ phase: 'over', winner: 'second', secret: 'speed' });
    expect(
      commitTo({
        game: 'word',
        rules: over.rules,
        salt: Buffer.from(over.salt as string, 'base64url'),
        code: 'speed',
      }),
    ).toBe(over.commitment);
    for (const room of [drawn.id, id]) expect(await recordIsSound(eve, room)).toMatchObject({ ok: true });
  });
});

describe('witches', () => {
  it('are played by two players in turn, and hide face-down tiles from spectators', async () => {
    const { id } = await ann.open({ game: 'witch', rules: 'easy against=person quiz=off', seat: 'first' });
    expect(await ann.play(id, 'flip 1,1')).toEqual({ code: 'waiting-for-players' });
    await bob.sit(id, 'second');
    expect(await bob.play(id, 'flip 1,1')).toEqual({ code: 'not-your-turn' });
    for (let row = 1; row <= 3; row++)
      for (let col = 1; col <= 3; col++) {
        const view = await eve.look(id);
        const mover = view.turn[0] === 'first' ? ann : bob;
        if (view.table?.phase === 'peek') await mover.play(id, 'skip');
        await mover.play(id, `flip ${row},${col}`);
      }
    const view = await eve.look(id);
    expect(view.table?.log.length).toBeGreaterThan(4);
    expect(view.table?.tiles.every((tile) => tile.lie !== 'down' || Object.keys(tile).length === 1)).toBe(
      true,
    );
  });

  it('are played to the end against a bot', async () => {
    const { id, seats } = await ann.open({
      game: 'witch',
      rules: 'easy against=perfect quiz=off',
      seat: 'first',
    });
    expect(seats[1]).toEqual({ seat: 'second', taken: true, computer: 'perfect' });
    for (let next = 0; ; next++) {
      const view = await settled(ann, id, ({ turn, phase }) => phase === 'over' || turn.includes('first'));
      if (view.phase === 'over') break;
      if (view.table?.phase === 'peek') await ann.play(id, 'skip');
      const square = next % 9;
      await ann.play(id, `flip ${Math.floor(square / 3) + 1},${(square % 3) + 1}`);
    }
    const over = await ann.look(id);
    expect(over.winner).not.toBeUndefined();
    expect(over.secret).toMatch(/^([a-z]+,){8}[a-z]+\/\d+$/);
    expect(await recordIsSound(ann, id)).toMatchObject({ ok: true, promise: 'kept', draw: 'alone' });
  });
});
