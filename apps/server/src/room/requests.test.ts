import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATES_OFF } from '../identity/limits.ts';
import { openForThree, openTestServer, Player, type TestServer } from '../testing/test-server.ts';

const CODE = { game: 'mastermind', rules: 'p4c6r/12', maker: 'drawn', breakers: 1, seat: 'breaker' };

let place: TestServer;
let ann: Player;
let bob: Player;
let eve: Player;
beforeAll(async () => {
  ({ place, ann, bob, eve } = await openForThree());
});
afterAll(() => place.close());

describe('an anonymous client', () => {
  it('cannot open a room, take a seat or make a move', async () => {
    const { id } = await ann.open({ ...CODE, maker: 'deposited', seat: 'maker' });
    const wishes = [
      ['/api/rooms', { req: 'r', ...CODE }],
      [`/api/rooms/${id}/seats`, { req: 'r', seat: 'breaker' }],
      [`/api/rooms/${id}/moves`, { req: 'r', version: 1, move: 'deposit abcd' }],
    ] as const;
    for (const [url, payload] of wishes) {
      const reply = await place.app.inject({ method: 'POST', url, payload });
      expect([reply.statusCode, reply.json()]).toEqual([401, { code: 'no-guest' }]);
    }
    expect(await ann.look(id)).toMatchObject({ version: 1 });
  });
});

describe('a request by one guest', () => {
  it('that is repeated by another is not answered as if it were theirs', async () => {
    const { id } = await ann.open({ ...CODE, breakers: 2, seat: 'first' });
    expect((await bob.sit(id, 'second', 'sit')).status).toBe(200);
    expect((await bob.sit(id, 'second', 'sit')).status).toBe(200);
    const asEve = await eve.sit(id, 'second', 'sit');
    expect([asEve.status, asEve.body.code]).toEqual([409, 'seat-taken']);
    const { version } = await ann.look(id);
    expect((await ann.move(id, version, 'guess aabb', 'move')).status).toBe(200);
    expect((await bob.move(id, version, 'guess aabb', 'move')).body).not.toMatchObject({
      version: version + 1,
    });
    expect((await eve.move(id, version, 'guess aabb', 'move')).status).not.toBe(200);
  });
});

describe('a move', () => {
  it.each([
    'guess AABB',
    'guess  aabb',
    ' guess aabb',
    'guess aabb ',
    'Guess aabb',
    'guess 1122',
    'guess a,a,b,b',
  ])('that is not in canonical notation is rejected: “%s”', async (line) => {
    const { id } = await ann.open(CODE);
    const { status } = await ann.move(id, 1, line);
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await ann.look(id)).version).toBe(1);
    expect((await ann.move(id, 1, 'guess aabb')).status).toBe(200);
  });
});

describe('an answer or a square', () => {
  it.each(['score 01,0', 'score 1,00', 'score 01,00'])(
    'that is not in canonical notation is rejected, though it could be parsed: “%s”',
    async (line) => {
      const salt = Buffer.alloc(32, 5).toString('base64url');
      const { id } = await ann.open({ ...CODE, maker: 'kept', seat: 'maker', commitment: salt });
      await bob.sit(id, 'breaker');
      await bob.play(id, 'guess aabb');
      expect(await ann.play(id, line)).toMatchObject({ code: 'not-a-move' });
      expect(await ann.play(id, 'score 1,0')).toMatchObject({ you: 'maker' });
    },
  );

  it.each(['FLIP 1,1', 'flip  1,1', 'flip 1, 1', 'flip 01,1'])(
    'is rejected likewise in a game of witches: “%s”',
    async (line) => {
      const { id } = await ann.open({ game: 'witch', rules: 'easy quiz=off', seat: 'first' });
      expect((await ann.play(id, line)).code).toBeDefined();
      expect((await ann.play(id, 'flip 1,1')).code).toBeUndefined();
    },
  );
});

describe('limits', () => {
  it('apply to the rooms that a guest opens', async () => {
    const limits = { ...RATES_OFF, newRooms: { perSecond: 1e-9, burst: 2 } };
    const strict = await openTestServer({ limits });
    const guest = await Player.join(strict.app);
    const open = async () => (await guest.send('POST', '/api/rooms', { req: guest.req(), ...CODE })).status;
    expect([await open(), await open(), await open()]).toEqual([201, 201, 429]);
    await strict.close();
  });

  it('apply to the requests of one guest, and of one address', async () => {
    for (const name of ['requests', 'address'] as const) {
      const limits = { ...RATES_OFF, [name]: { perSecond: 1e-9, burst: 12 } };
      const strict = await openTestServer({ limits });
      const guest = await Player.join(strict.app);
      const statuses = new Set<number>();
      for (let i = 0; i < 14; i++) statuses.add((await guest.send('GET', '/api/guests/me/rooms')).status);
      expect([name, [...statuses]]).toEqual([name, [200, 429]]);
      await strict.close();
    }
  });
});
