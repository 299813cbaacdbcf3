import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadGames } from '../room/games.ts';
import { testGames } from '../testing/test-games.ts';
import { openTestServer, Player, type TestServer } from '../testing/test-server.ts';

/** The smallest possible game shows that the server knows nothing about a game beyond its module. */
describe('the null game, on a server that offers it', () => {
  let server: TestServer;
  let ann: Player;
  let bob: Player;
  beforeEach(async () => {
    server = await openTestServer({ games: await loadGames(['null']) });
    [ann, bob] = [await Player.join(server.app), await Player.join(server.app)];
  });
  afterEach(() => server.close());

  it('is opened, joined and played to its end', async () => {
    const setup = { game: 'null', rules: 'n9/5', maker: 'deposited', seat: 'maker' };
    const { id } = await ann.open(setup);
    expect(await ann.play(id, 'deposit 12')).toMatchObject({ code: expect.any(String) });
    expect(await ann.play(id, 'deposit 7')).toMatchObject({ secret: '7', phase: 'waiting' });
    await bob.sit(id, 'breaker');
    expect((await bob.play(id, 'guess 5')).sheets?.[0]?.turns).toEqual([{ guess: '5', answer: 'higher' }]);
    expect(await ann.play(id, 'guess 7')).toEqual({ code: 'not-your-move' });
    const over = await bob.play(id, 'guess 7');
    expect(over).toMatchObject({ phase: 'over', winner: 'breaker', secret: '7' });
    expect(over.sheets).toEqual([
      expect.objectContaining({ seat: 'breaker', turnsUsed: 2, over: true, solved: true }),
    ]);
  });

  it('supports a race in which both players resign', async () => {
    const race = await ann.open({ game: 'null', rules: 'n9/5', breakers: 2, seat: 'first' });
    await bob.sit(race.id, 'second');
    await ann.play(race.id, 'resign');
    expect(await bob.play(race.id, 'resign')).toMatchObject({ phase: 'over', winner: null });
  });

  it('has computer players and a daily challenge', async () => {
    const setup = { game: 'null', rules: 'n9/9', maker: 'deposited', computer: 'halver', seat: 'maker' };
    const { id } = await ann.open(setup);
    await ann.play(id, 'deposit 8');
    await expect.poll(async () => (await ann.look(id)).phase).toBe('over');
    expect((await ann.look(id)).sheets?.[0]?.turns?.map(({ guess }) => guess)).toEqual(['5', '7', '8']);
    const { body } = await ann.send('GET', '/api/daily');
    expect(body.games.map(({ game }: { game: string }) => game)).toEqual([
      'mastermind',
      'word',
      'witch',
      'null',
    ]);
    expect(await ann.send('POST', '/api/daily/null')).toMatchObject({
      status: 200,
      body: { game: 'null', rules: 'n100/7' },
    });
  });
});

describe('a server that does not offer the null game', () => {
  it('opens no room for it, and reports the game of an existing room as missing', async () => {
    const server = await openTestServer({ games: await loadGames(['null']) });
    const ann = await Player.join(server.app);
    const { id } = await ann.open({ game: 'null', rules: 'n9/5', seat: 'breaker' });
    const { store } = server.services;
    const without = await openTestServer({ store, games: await testGames() });
    const there = new Player(without.app, ann, 'there');
    expect(await there.send('GET', `/api/rooms/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'no-such-game' },
    });
    const asked = { req: 'a', game: 'null', rules: 'n9/5', maker: 'drawn', breakers: 1, seat: 'breaker' };
    expect((await there.send('POST', '/api/rooms', asked)).body).toEqual({ code: 'bad-request' });
    await server.close();
  });
});
