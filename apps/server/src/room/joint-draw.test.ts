import { COVEN_ROSTER } from '@inkling/games/witch/coven-module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordIsSound, settled } from '../testing/room-play.ts';
import { openForThree, type Player, type TestServer } from '../testing/test-server.ts';

let place: TestServer;
let ann: Player;
let bob: Player;
let eve: Player;
beforeAll(async () => {
  ({ place, ann, bob, eve } = await openForThree());
});
afterAll(() => place.close());

const nonceOf = (byte: number) => `nonce ${Buffer.alloc(32, byte).toString('base64url')}`;

describe('a jointly drawn secret', () => {
  const setup = { joint: true, maker: 'drawn' };

  it.each([
    ['mastermind', 'p4c6r/12', 'guess aabb', 'resign'],
    ['word', 'w5t6@english', 'guess crane', 'resign'],
  ])('%s: comes from the promised seed and the nonce', async (game, rules, guess, end) => {
    const opened = await ann.open({ ...setup, game, rules, seat: 'breaker' });
    expect(opened).toMatchObject({ phase: 'waiting', turn: [], nonces: [] });
    expect(opened.seed).toBeUndefined();
    expect(await ann.play(opened.id, guess)).toEqual({ code: 'nonce-first' });
    expect(await ann.play(opened.id, 'nonce abc')).toEqual({ code: 'bad-nonce' });
    expect(await bob.play(opened.id, nonceOf(1))).toEqual({ code: 'not-your-seat' });
    const drawn = await ann.play(opened.id, nonceOf(1));
    expect(drawn).toMatchObject({ phase: 'playing', commitment: opened.commitment });
    expect(await ann.play(opened.id, nonceOf(2))).toEqual({ code: 'not-your-move' });
    await ann.play(opened.id, guess);
    expect((await ann.look(opened.id)).seed).toBeUndefined();
    const over = await ann.play(opened.id, end);
    expect(over.seed).toMatch(/^[\w-]{43}$/);
    expect(await recordIsSound(ann, opened.id)).toMatchObject({ ok: true, promise: 'kept', draw: 'joint' });
  });

  it('waits for both players of a race, and lists their nonces in seat order', async () => {
    const { id } = await ann.open({
      ...setup,
      game: 'mastermind',
      rules: 'p4c6r/2',
      breakers: 2,
      seat: 'first',
    });
    await bob.sit(id, 'second');
    await bob.play(id, nonceOf(2));
    expect(await bob.play(id, 'guess aabb')).toEqual({ code: 'nonce-first' });
    const { nonces } = await ann.play(id, nonceOf(1));
    expect(nonces?.map(({ seat }) => seat)).toEqual(['first', 'second']);
    await ann.play(id, 'resign');
    await bob.play(id, 'resign');
    expect(await recordIsSound(eve, id)).toMatchObject({ ok: true, draw: 'joint' });
  });

  it('is also used for a game of witches against a bot', async () => {
    const { id } = await ann.open({
      ...setup,
      game: 'witch',
      rules: 'easy against=expert quiz=names',
      seat: 'first',
    });
    await ann.play(id, nonceOf(7));
    for (let next = 0; ; next++) {
      const view = await settled(ann, id, ({ turn, phase }) => phase === 'over' || turn.includes('first'));
      if (view.phase === 'over') break;
      if (view.table?.phase === 'peek') await ann.play(id, 'skip');
      if (view.table?.phase === 'quiz') {
        if (next % 2) await ann.play(id, 'hint');
        const { name = '' } = COVEN_ROSTER[view.table.quiz?.options?.[next % 4] ?? -1] ?? {};
        await ann.play(id, next % 3 ? `name ${name}` : 'skip');
      }
      await ann.play(id, `flip ${Math.floor((next % 9) / 3) + 1},${(next % 3) + 1}`);
    }
    expect(await recordIsSound(eve, id)).toMatchObject({ ok: true, promise: 'kept', draw: 'joint' });
  });

  it('is rejected if a player makes the secret', async () => {
    const asked = { ...setup, req: 'j', game: 'mastermind', rules: 'p4c6r/12', breakers: 1, seat: 'maker' };
    const { body } = await ann.send('POST', '/api/rooms', { ...asked, maker: 'deposited' });
    expect(body).toEqual({ code: 'nothing-to-draw' });
  });
});
