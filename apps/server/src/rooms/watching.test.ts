import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoomRetention } from '../store/room-retention.ts';
import { openTestServer, Player, type TestServer } from '../testing/test-server.ts';

let place: TestServer;
let ann: Player;
let bob: Player;
beforeAll(async () => {
  place = await openTestServer({ limits: { watchersOfRoom: 2 } });
  [ann, bob] = await Promise.all([Player.join(place.app), Player.join(place.app)]);
});
afterAll(() => place.close());

const deposited = { game: 'mastermind', rules: 'p4c6r/12', maker: 'deposited', seat: 'maker' };

describe('the watch link', () => {
  it('shows a room without its id, gives no seat, and is known only to seated players', async () => {
    const room = await ann.open(deposited);
    const watch = room.watch ?? 'none';
    expect(watch).toMatch(/^[\w-]{22}$/);
    expect(watch.slice(0, 7)).toBe(room.id.slice(0, 7));
    const watched = await bob.send('GET', `/api/watch/${watch}`);
    expect(watched.body).toMatchObject({ id: watch, you: 'spectator', watching: true });
    expect(watched.raw.body).not.toContain(room.id);
    expect((await bob.look(room.id)).watch).toBeUndefined();
    expect(
      (await bob.send('POST', `/api/rooms/${watch}/seats`, { req: 'sit', seat: 'breaker' })).body,
    ).toEqual({
      code: 'no-such-room',
    });
    expect((await bob.send('GET', `/api/rooms/${watch}`)).status).toBe(404);
    expect((await bob.send('GET', `/api/watch/${room.id}`)).status).toBe(404);
  });

  it('reveals neither the secret before the end, even to its maker, nor the next room', async () => {
    const room = await ann.open(deposited);
    await bob.sit(room.id, 'breaker');
    await ann.play(room.id, 'deposit aabc');
    const watch = `/api/watch/${room.watch}`;
    await bob.play(room.id, 'guess abcd');
    for (const player of [ann, bob]) {
      const { body } = await player.send('GET', watch);
      expect(body.secret).toBeUndefined();
      expect(body.sheets[0].turns).toHaveLength(1);
    }
    await bob.play(room.id, 'guess aabc');
    const next = await ann.open(deposited);
    const { version } = await ann.look(room.id);
    await ann.send('POST', `/api/rooms/${room.id}/next`, { req: 'next', version, next: next.id });
    const { body, raw } = await bob.send('GET', watch);
    expect(body).toMatchObject({ phase: 'over', secret: 'aabc' });
    expect(raw.body).not.toContain(next.id);
  });

  it('is rejected if it is invalid, and after the room is gone', async () => {
    const room = await ann.open(deposited);
    const watch = String(room.watch);
    const other = watch.slice(0, -1) + (watch.endsWith('_') ? 'A' : '_');
    for (const text of ['x'.repeat(22), `zzzzzzz${'a'.repeat(15)}`, other])
      expect((await bob.send('GET', `/api/watch/${text}`)).body).toEqual({ code: 'no-such-room' });
    expect((await bob.send('GET', '/api/watch/short')).status).toBe(400);
    await new RoomRetention(place.services.store).remove([room.id]);
    place.services.rooms.cache.drop([room.id]);
    expect((await bob.send('GET', `/api/watch/${room.watch}`)).body).toEqual({ code: 'no-such-room' });
  });

  it('admits only a limited number of watchers', async () => {
    const room = await ann.open(deposited);
    const { presence } = place.services;
    const leave = [1, 2].map(() => presence.enter(room.id, 'watcher', () => undefined));
    const refused = await bob.send('GET', `/api/watch/${room.watch}/events`);
    expect([refused.status, refused.body]).toEqual([503, { code: 'too-many-watchers' }]);
    expect((await bob.send('GET', `/api/rooms/${room.id}/events`)).body).toEqual({
      code: 'too-many-watchers',
    });
    for (const go of leave) go();
  });
});
