import { REACTIONS_MAX } from '@inkling/games/contract/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, Player, type TestServer } from '../testing/test-server.ts';

const RACE = { game: 'mastermind', rules: 'p2c2r/5', breakers: 2, seat: 'first' };

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

function react(who: Player, id: string, reaction: string, req = who.req()) {
  return who.send('POST', `/api/rooms/${id}/reactions`, { req, reaction });
}

describe('a reaction', () => {
  it('is visible to everybody, the last one of each seat, and changes nothing else', async () => {
    const { id } = await ann.open(RACE);
    expect((await react(ann, id, 'hello')).body).toMatchObject({ code: 'waiting-for-players' });
    await bob.sit(id, 'second');
    await bob.play(id, 'guess aa');
    const before = await eve.look(id);
    await react(ann, id, 'nice');
    const reply = await react(bob, id, 'thanks', 'once');
    expect((await react(bob, id, 'thanks', 'once')).body).toEqual(reply.body);
    await react(ann, id, 'nice');
    const { reactions, version, ...rest } = await eve.look(id);
    expect(reactions).toEqual([
      { seat: 'first', reaction: 'nice', at: version },
      { seat: 'second', reaction: 'thanks', at: version - 1 },
    ]);
    const { version: earlier, ...same } = before;
    expect([rest, version]).toEqual([same, earlier + 3]);
  });

  it('disappears with the next move, and stays after the end', async () => {
    const { id } = await ann.open(RACE);
    await bob.sit(id, 'second');
    await react(ann, id, 'hello');
    expect((await bob.play(id, 'guess aa')).reactions).toBeUndefined();
    await ann.play(id, 'resign');
    await bob.play(id, 'resign');
    await react(bob, id, 'oops');
    expect((await eve.look(id)).reactions).toMatchObject([{ seat: 'second', reaction: 'oops' }]);
  });

  it('must be on the list, comes only from seated players, and is limited in number', async () => {
    const { id } = await ann.open(RACE);
    await bob.sit(id, 'second');
    expect((await react(ann, id, 'fool')).body).toEqual({ code: 'bad-request' });
    expect((await react(eve, id, 'hello')).body).toEqual({ code: 'not-your-seat' });
    await name(ann, id, 'fox', 'moon');
    for (let reply = 1; reply < REACTIONS_MAX; reply++) await react(ann, id, 'wow');
    expect((await react(bob, id, 'oops')).body).toMatchObject({ code: 'enough-said' });
    expect(await ann.play(id, 'guess aa')).toMatchObject({ phase: 'playing' });
  });
});

function name(who: Player, id: string, called: string, mark: string, req = who.req()) {
  return who.send('POST', `/api/rooms/${id}/name`, { req, name: called, mark });
}

describe('a name', () => {
  it('is chosen from lists, can be changed, and is visible to all', async () => {
    const { id } = await ann.open(RACE);
    expect((await name(ann, id, 'fox', 'moon', 'once')).body).toMatchObject({
      version: 2,
      seats: [
        { seat: 'first', taken: true, name: 'fox', mark: 'moon' },
        { seat: 'second', taken: false },
      ],
    });
    expect((await name(ann, id, 'fox', 'moon', 'once')).body.version).toBe(2);
    await bob.sit(id, 'second');
    await name(bob, id, 'owl', 'star');
    await name(ann, id, 'hare', 'star');
    expect((await eve.look(id)).seats).toEqual([
      { seat: 'first', taken: true, name: 'hare', mark: 'star' },
      { seat: 'second', taken: true, name: 'owl', mark: 'star' },
    ]);
  });

  it('cannot be made up, chosen by a spectator, or used when playing alone', async () => {
    const { id } = await ann.open(RACE);
    for (const [called, mark] of [
      ['Adolf', 'star'],
      ['fox', '☠'],
      ['fox star', 'moon'],
    ] as const)
      expect((await name(ann, id, called, mark)).body).toEqual({ code: 'bad-request' });
    expect((await name(eve, id, 'fox', 'star')).body).toEqual({ code: 'not-your-seat' });
    const alone = await ann.open({ ...RACE, breakers: 1, seat: 'breaker' });
    expect((await name(ann, alone.id, 'fox', 'star')).body).toEqual({ code: 'nobody-to-tell' });
  });
});
