import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openForThree, type Player, type TestServer } from '../testing/test-server.ts';

let place: TestServer;
let ann: Player;
let bob: Player;
let eve: Player;
beforeAll(async () => {
  ({ place, ann, bob, eve } = await openForThree());
});
afterAll(() => place.close());

describe('requests', () => {
  it('that are repeated get the first response, byte for byte, whatever came after', async () => {
    const open = {
      req: 'once',
      game: 'mastermind',
      rules: 'p4c6r/12',
      maker: 'drawn',
      breakers: 1,
      seat: 'breaker',
    };
    const first = await ann.send('POST', '/api/rooms', open);
    expect((await ann.send('POST', '/api/rooms', open)).raw.body).toBe(first.raw.body);
    const { id } = first.body;
    const move = await ann.move(id, 1, 'guess aabb', 'm1');
    await ann.move(id, 2, 'guess aabc', 'm2');
    const again = await ann.move(id, 1, 'guess aabb', 'm1');
    expect([again.status, again.raw.body]).toEqual([200, move.raw.body]);
    expect((await ann.move(id, 3, 'guess cccc', 'm1')).body).toEqual({ code: 'request-reused' });
    expect((await ann.look(id)).version).toBe(3);
    expect((await ann.send('POST', '/api/rooms', open)).raw.body).toBe(first.raw.body);
  });

  it('with a stale version get 409 and the current view', async () => {
    const { id } = await ann.open({ game: 'mastermind', rules: 'p4c6r/12', seat: 'breaker' });
    await ann.play(id, 'guess aabb');
    const late = await ann.move(id, 1, 'guess aabc');
    expect(late.status).toBe(409);
    expect(late.body).toEqual({ code: 'stale', now: await ann.look(id) });
    expect((await ann.move(id, 9, 'guess aabc')).status).toBe(409);
  });

  it('for the same seat succeed for only one guest', async () => {
    const { id } = await ann.open({
      game: 'mastermind',
      rules: 'p4c6r/12',
      maker: 'deposited',
      seat: 'maker',
    });
    const both = await Promise.all([bob.sit(id, 'breaker'), eve.sit(id, 'breaker')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await ann.sit(id, 'breaker')).body).toEqual({ code: 'already-seated' });
    expect((await eve.sit(id, 'first')).body).toMatchObject({ code: 'no-such-seat' });
  });

  it('that reuse an id for a different setup get 409', async () => {
    const setup = {
      req: 'opening-again',
      game: 'mastermind',
      rules: 'p4c6r/12',
      maker: 'drawn',
      breakers: 2,
    };
    const ask = async (more: object) => {
      const { status, body } = await ann.send('POST', '/api/rooms', { ...setup, seat: 'first', ...more });
      return [status, body.code ?? body.id];
    };
    const [, room] = await ask({});
    expect(await ask({})).toEqual([201, room]);
    expect(await ask({ rules: 'mm/12' })).toEqual([201, room]);
    for (const other of [{ rules: 'p4c6r/10' }, { breakers: 1, seat: 'breaker' }, { seat: 'second' }])
      expect(await ask(other)).toEqual([409, 'request-reused']);
  });

  it('sent concurrently make one move per version', async () => {
    const { id } = await ann.open({ game: 'mastermind', rules: 'p4c6r/99', seat: 'breaker' });
    const all = await Promise.all(Array.from({ length: 20 }, () => ann.move(id, 1, 'guess aabb')));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await ann.look(id)).version).toBe(2);
  });

  it('for a missing room or with an invalid id are rejected', async () => {
    expect((await ann.send('GET', `/api/rooms/${'A'.repeat(22)}`)).body).toEqual({ code: 'no-such-room' });
    expect((await ann.send('GET', '/api/rooms/x')).body).toEqual({ code: 'bad-request' });
  });
});
