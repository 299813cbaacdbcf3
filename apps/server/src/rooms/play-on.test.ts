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

/** Returns the id of a room that Ann opened and in which Bob has found the code. */
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
  it('links everybody to the next room, where the seats are swapped', async () => {
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

  it('has at most one next room', async () => {
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

  it('accepts neither a finished room nor itself as the next room', async () => {
    const [id, old] = [await finished(), await finished()];
    for (const next of [id, old])
      expect(await playOn(ann, id, next)).toMatchObject({ status: 422, body: { code: 'game-over' } });
    const next = await ann.open(CODE);
    expect(await playOn(ann, id, next.id)).toMatchObject({ body: { next: next.id } });
  });

  it('reserves the seats of the next room for its players, and shows for whom', async () => {
    const id = await finished();
    // Bob has changed seats, so his old seat is reserved for Ann.
    const next = await bob.open(CODE);
    await playOn(bob, id, next.id);
    const seatSeenBy = async (who: Player) => (await who.look(next.id)).seats[1];
    expect(await seatSeenBy(eve)).toEqual({ seat: 'breaker', taken: false, reserved: 'other' });
    expect(await seatSeenBy(bob)).toEqual({ seat: 'breaker', taken: false, reserved: 'other' });
    expect(await seatSeenBy(ann)).toEqual({ seat: 'breaker', taken: false, reserved: 'you' });
    expect((await ann.look(next.id)).you).toBe('spectator');
    const watched = await eve.send('GET', `/api/watch/${(await bob.look(next.id)).watch}`);
    expect(watched.body.seats[1].reserved).toBe('other');
    expect(await eve.sit(next.id, 'breaker')).toMatchObject({ status: 409, body: { code: 'seat-reserved' } });
    expect(await ann.sit(next.id, 'breaker')).toMatchObject({ status: 200, body: { you: 'breaker' } });
    expect(await seatSeenBy(eve)).toEqual({ seat: 'breaker', taken: true });
  });

  it('reserves seats only in its own next room, whatever a request says', async () => {
    const id = await finished();
    // Neither an outsider's room nor a second next room gets reservations.
    const [next, late, strange] = [await bob.open(CODE), await bob.open(CODE), await eve.open(CODE)];
    await playOn(eve, id, strange.id);
    await playOn(bob, id, next.id);
    await playOn(bob, id, late.id);
    for (const room of [late, strange])
      expect((await ann.look(room.id)).seats[1]).toEqual({ seat: 'breaker', taken: false });
    // Repeating the request must not shut out the player with the reservation: it changes nothing.
    await playOn(bob, id, next.id);
    expect((await ann.look(next.id)).seats[1]?.reserved).toBe('you');
    // A player who has waited long enough can withdraw the invitation and send another.
    const { version } = await bob.look(next.id);
    const withdrawal = { req: bob.req(), version };
    const reply = await bob.send('POST', `/api/rooms/${next.id}/withdrawal`, withdrawal);
    expect(reply.body.phase).toBe('withdrawn');
  });

  it('reserves the seats of a race for each of its three players', async () => {
    const race = { ...CODE, breakers: 2 };
    const { id } = await ann.open(race);
    await bob.sit(id, 'first');
    await eve.sit(id, 'second');
    await ann.play(id, 'deposit ab');
    for (const who of [bob, eve]) await who.play(id, 'resign');
    // Ann and Bob swap seats, and Eve keeps hers.
    const next = await ann.open({ ...race, seat: 'first' });
    await playOn(ann, id, next.id);
    const kept = async (who: Player) =>
      (await who.look(next.id)).seats.filter(({ reserved }) => reserved === 'you').map(({ seat }) => seat);
    expect([await kept(bob), await kept(eve), await kept(ann)]).toEqual([['maker'], ['second'], []]);
    expect((await eve.sit(next.id, 'maker')).body.code).toBe('seat-reserved');
  });

  it('frees the reserved seat of a player who does not come, and keeps those already taken', async () => {
    const race = { ...CODE, breakers: 2 };
    const { id } = await ann.open(race);
    await bob.sit(id, 'first');
    await eve.sit(id, 'second');
    await ann.play(id, 'deposit ab');
    for (const who of [bob, eve]) await who.play(id, 'resign');
    const next = await ann.open(race);
    await playOn(ann, id, next.id);
    const invite = async (who: Player) => {
      const { version } = await who.look(next.id);
      return who.send('POST', `/api/rooms/${next.id}/invitation`, { req: who.req(), version });
    };
    expect(await invite(bob)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    await bob.sit(next.id, 'first');
    const seats = [
      { seat: 'maker', taken: true },
      { seat: 'first', taken: true },
      { seat: 'second', taken: false },
    ];
    expect(await invite(bob)).toMatchObject({ status: 200, body: { phase: 'waiting', you: 'first', seats } });
    for (const who of [ann, eve]) expect((await who.look(next.id)).seats).toEqual(seats);
    expect(await invite(ann)).toMatchObject({ status: 422, body: { code: 'nobody-awaited' } });
    const dot = await Player.join(server.app);
    expect(await dot.sit(next.id, 'second')).toMatchObject({ status: 200, body: { you: 'second' } });
  });

  it('has a next room that still opens after one of its players was deleted', async () => {
    const place = await openTestServer();
    const [fox, owl] = [await Player.join(place.app), await Player.join(place.app)];
    const { id } = await fox.open(CODE);
    await fox.play(id, 'deposit ab');
    await owl.sit(id, 'breaker');
    await owl.play(id, 'guess ab');
    const next = await fox.open(CODE);
    await playOn(fox, id, next.id);
    await owl.sit(next.id, 'breaker');
    expect((await owl.send('DELETE', '/api/guests/me')).status).toBe(204);
    expect((await fox.look(next.id)).seats[1]).toEqual({ seat: 'breaker', taken: true });
    await place.close();
  });

  it('has a next room that counts towards the quota of the guest who opens it', async () => {
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

  it('can be linked only by its players, to a room of their own, and only once it is over', async () => {
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
