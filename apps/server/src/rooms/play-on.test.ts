import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RATES_OFF } from '../identity/limits.ts';
import { openTestServer, Player, type TestServer } from '../testing/test-server.ts';

const CODE = { game: 'mastermind', rules: 'p2c2r/5', maker: 'deposited', seat: 'maker' };

let server: TestServer;
let ann: Player;
let bob: Player;
let eve: Player;
beforeAll(async () => {
  server = await openTestServer();
  [ann, bob, eve] = (await Promise.all([1, 2, 3].map(() => Player.join(server.app)))) as [
    Player,
    Player,
    Player,
  ];
});
afterAll(() => server.close());

/** A room that Ann made and Bob has finished. */
async function finished(): Promise<string> {
  const { id } = await ann.open(CODE);
  await ann.play(id, 'deposit ab');
  await bob.sit(id, 'breaker');
  await bob.play(id, 'guess ab');
  return id;
}

async function playOn(who: Player, id: string, next: string, req = who.req()) {
  const { version } = await who.look(id);
  return who.send('POST', `/api/rooms/${id}/next`, { req, version, next });
}

describe('a finished room', () => {
  it('shows everybody where its people play on, with the seats changed', async () => {
    const id = await finished();
    const next = await bob.open(CODE);
    expect((await eve.look(id)).next).toBeUndefined();
    const reply = await playOn(bob, id, next.id, 'once');
    expect(reply).toMatchObject({ status: 200, body: { next: next.id, phase: 'over', winner: 'breaker' } });
    for (const who of [ann, eve]) expect((await who.look(id)).next).toBe(next.id);
    const { version } = await bob.look(id);
    const again = { req: 'once', version: version - 1, next: next.id };
    expect((await bob.send('POST', `/api/rooms/${id}/next`, again)).body).toEqual(reply.body);
    await ann.sit(next.id, 'breaker');
    expect(await bob.play(next.id, 'deposit ba')).toMatchObject({ phase: 'playing', you: 'maker' });
  });

  it('is followed by one room', async () => {
    const id = await finished();
    const [first, second] = [await ann.open(CODE), await bob.open(CODE)];
    const { version } = await bob.look(id);
    await playOn(ann, id, first.id);
    const late = { req: bob.req(), version, next: second.id };
    expect((await bob.send('POST', `/api/rooms/${id}/next`, late)).body).toMatchObject({
      code: 'stale',
      now: { next: first.id },
    });
    expect((await playOn(bob, id, second.id)).body).toEqual({ code: 'already-followed' });
    expect((await ann.look(id)).next).toBe(first.id);
  });

  it('is followed by a room that counts among those of who opens it', async () => {
    const strict = await openTestServer({ limits: { ...RATES_OFF, roomsOfGuest: 2 } });
    const player = await Player.join(strict.app);
    const alone = { game: 'mastermind', rules: 'p2c2r/5', seat: 'breaker' };
    const { id } = await player.open(alone);
    await player.play(id, 'resign');
    expect((await playOn(player, id, (await player.open(alone)).id)).status).toBe(200);
    const third = await player.send('POST', '/api/rooms', {
      req: player.req(),
      maker: 'drawn',
      breakers: 1,
      ...alone,
    });
    expect(third).toMatchObject({ status: 422, body: { code: 'too-many-rooms' } });
    await strict.close();
  });

  it('is followed only by a room of somebody who sat in it, and only when it is over', async () => {
    const id = await finished();
    const own = await ann.open(CODE);
    expect((await playOn(eve, id, (await eve.open(CODE)).id)).body).toEqual({ code: 'not-your-seat' });
    expect((await playOn(bob, id, own.id)).body).toEqual({ code: 'not-your-seat' });
    expect((await playOn(ann, id, 'A'.repeat(22))).body).toEqual({ code: 'no-such-room' });
    expect((await playOn(ann, id, 'short')).body).toEqual({ code: 'bad-request' });
    expect((await playOn(ann, own.id, (await ann.open(CODE)).id)).body).toEqual({ code: 'not-over' });
    expect((await ann.look(id)).next).toBeUndefined();
  });
});
