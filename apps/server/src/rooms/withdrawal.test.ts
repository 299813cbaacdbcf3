import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handClock, openTestServer, Player, type TestServer } from '../testing/test-server.ts';

const FOR_TWO = { game: 'mastermind', rules: 'p2c2r/5', maker: 'deposited', seat: 'maker' };
const WEEK_MS = 7 * 24 * 3600 * 1000;

let server: TestServer;
let ann: Player;
let bob: Player;
const clock = handClock();
beforeAll(async () => {
  server = await openTestServer({ clock });
  [ann, bob] = [await Player.join(server.app), await Player.join(server.app)];
});
afterAll(() => server.close());

async function withdraw(who: Player, id: string, req = who.req()) {
  const { version } = await who.look(id);
  return who.send('POST', `/api/rooms/${id}/withdrawal`, { req, version });
}

async function end(who: Player, id: string) {
  const { version } = await who.look(id);
  return who.send('POST', `/api/rooms/${id}/end`, { req: who.req(), version });
}

describe('an invitation', () => {
  it('can be withdrawn by a player who waits alone, and anybody who opens it later is told', async () => {
    const { id, watch } = await ann.open(FOR_TWO);
    await ann.play(id, 'deposit ab');
    const reply = await withdraw(ann, id, 'once');
    expect(reply).toMatchObject({ status: 200, body: { phase: 'withdrawn', turn: [], you: 'maker' } });
    const seen = await bob.look(id);
    expect(seen).toMatchObject({ phase: 'withdrawn', you: 'spectator', turn: [] });
    expect(JSON.stringify(seen), 'the secret was never shown').not.toMatch(/secret|salt/);
    expect((await bob.send('GET', `/api/watch/${watch}`)).body).toMatchObject({ phase: 'withdrawn' });
    expect(await bob.sit(id, 'breaker')).toMatchObject({
      status: 409,
      body: { code: 'room-withdrawn' },
    });
    const again = { req: 'once', version: 2 };
    expect((await ann.send('POST', `/api/rooms/${id}/withdrawal`, again)).body).toEqual(reply.body);
    expect((await withdraw(ann, id)).body.code).toBe('room-withdrawn');
    expect((await ann.play(id, 'resign')).code).toBe('room-withdrawn');
  });

  it('leaves its sender’s list of rooms when withdrawn, and is deleted after a week', async () => {
    const [kept, gone] = [await ann.open(FOR_TWO), await ann.open(FOR_TWO)];
    await ann.send('POST', `/api/rooms/${gone.id}/name`, { req: ann.req(), name: 'fox', mark: 'star' });
    await ann.play(gone.id, 'deposit ab');
    await withdraw(ann, gone.id);
    const { rooms } = (await ann.send('GET', '/api/guests/me/rooms')).body;
    expect([rooms.includes(kept.id), rooms.includes(gone.id)]).toEqual([true, false]);
    await bob.sit(kept.id, 'breaker');
    await ann.play(kept.id, 'deposit ab');
    await bob.play(kept.id, 'guess aa');
    clock.nowMs += WEEK_MS + 1;
    await server.services.roomSweep.run();
    expect((await bob.send('GET', `/api/rooms/${gone.id}`)).status).toBe(404);
    expect((await bob.look(kept.id)).phase).toBe('playing');
  });

  it('cannot be withdrawn once accepted, by an outsider, or if nobody was invited', async () => {
    const { id } = await ann.open(FOR_TWO);
    expect(await withdraw(bob, id)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    await bob.sit(id, 'breaker');
    for (const who of [ann, bob])
      expect(await withdraw(who, id)).toMatchObject({ status: 422, body: { code: 'nothing-to-withdraw' } });
    const alone = await ann.open({ ...FOR_TWO, maker: 'drawn', seat: 'breaker' });
    expect((await withdraw(ann, alone.id)).body.code).toBe('nothing-to-withdraw');
  });

  it('can be withdrawn by either of two players who wait for a third, and both see it', async () => {
    const { id } = await ann.open({ ...FOR_TWO, breakers: 2 });
    const eve = await Player.join(server.app);
    await bob.sit(id, 'first');
    expect(await withdraw(eve, id)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
    expect(await withdraw(bob, id)).toMatchObject({
      status: 200,
      body: { phase: 'withdrawn', you: 'first' },
    });
    expect(await ann.look(id)).toMatchObject({ phase: 'withdrawn', you: 'maker' });
    expect((await eve.sit(id, 'second')).body.code).toBe('room-withdrawn');
  });

  it('is accepted or withdrawn, never both', async () => {
    const { id, version } = await ann.open(FOR_TWO);
    const body = { req: ann.req(), version };
    const [sat, withdrawn] = await Promise.all([
      bob.sit(id, 'breaker'),
      ann.send('POST', `/api/rooms/${id}/withdrawal`, body),
    ]);
    expect([sat.status, withdrawn.status].toSorted()).toEqual([200, 409]);
  });
});

describe('a game that somebody has left for good', () => {
  it('is ended by its maker, and then shows the code with the salt of its promise', async () => {
    const { id, watch } = await ann.open(FOR_TWO);
    await bob.sit(id, 'breaker');
    await ann.play(id, 'deposit ab');
    await bob.play(id, 'guess aa');
    const ended = await end(ann, id);
    expect(ended).toMatchObject({ status: 200, body: { phase: 'ended', turn: [], secret: 'ab' } });
    expect(ended.body.winner).toBeUndefined();
    const seen = await bob.look(id);
    expect(seen).toMatchObject({ phase: 'ended', secret: 'ab', salt: ended.body.salt });
    expect(seen.sheets).toMatchObject([
      { turnsUsed: 1, over: false, resigned: false, turns: [{ guess: 'aa' }] },
    ]);
    expect((await bob.send('GET', `/api/watch/${watch}`)).body).toMatchObject({ secret: 'ab' });
    for (const line of ['guess ab', 'resign']) expect((await bob.play(id, line)).code).toBe('game-over');
    expect((await end(bob, id)).body.code).toBe('game-over');
    const lists = [
      await ann.send('GET', '/api/guests/me/rooms'),
      await bob.send('GET', '/api/guests/me/rooms'),
    ];
    expect(lists.map(({ body }) => body.rooms.includes(id))).toEqual([false, false]);
  });

  it('is not ended by whoever is still guessing, who can resign, and not twice', async () => {
    const eve = await Player.join(server.app);
    const { id } = await eve.open({ ...FOR_TWO, breakers: 2 });
    await eve.play(id, 'deposit ab');
    await ann.sit(id, 'first');
    await bob.sit(id, 'second');
    await ann.play(id, 'guess aa');
    expect((await end(ann, id)).body.code).toBe('not-your-move');
    await ann.play(id, 'resign');
    expect((await end(bob, id)).body.code, 'Bob is still guessing').toBe('not-your-move');
    const ended = await end(ann, id);
    expect(ended.body).toMatchObject({ phase: 'ended', you: 'first', secret: 'ab' });
    expect((await bob.look(id)).sheets?.[0]?.turns, 'what a rival guessed stays covered').toBeUndefined();
  });

  it('is ended by either player at a table', async () => {
    const { id } = await ann.open({ game: 'witch', rules: 'easy against=person', seat: 'first' });
    await bob.sit(id, 'second');
    expect((await end(bob, id)).body).toMatchObject({ phase: 'ended', turn: [], you: 'second' });
  });

  it('is not ended once it is over', async () => {
    const { id } = await ann.open(FOR_TWO);
    await bob.sit(id, 'breaker');
    await ann.play(id, 'deposit ab');
    await bob.play(id, 'guess ab');
    expect((await end(ann, id)).body.code).toBe('not-your-move');
    expect((await ann.look(id)).phase).toBe('over');
  });
});
