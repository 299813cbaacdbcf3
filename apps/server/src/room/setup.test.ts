import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, Player, type TestServer } from '../testing/test-server.ts';
import { commitTo } from './promise.ts';

const salt = Buffer.alloc(32, 5).toString('base64url');

const promiseOf = (code: string, rules = 'p4c6r/12') =>
  commitTo({ game: 'mastermind', rules, salt: Buffer.from(salt, 'base64url'), code });

let place: TestServer;
let ann: Player;
beforeAll(async () => {
  place = await openTestServer();
  ann = await Player.join(place.app);
});
afterAll(() => place.close());

describe('invalid setups', () => {
  const base = { req: 'x', maker: 'drawn', breakers: 1, seat: 'breaker' };
  it.each<[object, string]>([
    [{ game: 'mastermind', rules: 'p99c6r/12' }, 'bad-rules'],
    [{ game: 'mastermind', rules: 'p4c6r/12/by-hand' }, 'bad-rules'],
    [{ game: 'mastermind', rules: 'p4c6r/12', computer: 'knuth' }, 'computer-not-for-this-game'],
    [{ game: 'mastermind', rules: 'p4c6r/12', maker: 'kept', seat: 'maker' }, 'commitment-missing'],
    [{ game: 'mastermind', rules: 'p4c6r/12', commitment: promiseOf('aaaa') }, 'bad-commitment'],
    [
      { game: 'mastermind', rules: 'p8c8r/12', maker: 'kept', seat: 'maker', commitment: promiseOf('aaaa') },
      'rules-too-large',
    ],
    [
      { game: 'mastermind', rules: 'p5c8r/12', maker: 'deposited', seat: 'maker', computer: 'knuth' },
      'rules-too-large',
    ],
    [{ game: 'mastermind', rules: 'p4c6r/12', seat: 'maker' }, 'no-such-seat'],
    [{ game: 'word', rules: 'w5t6@klingon' }, 'bad-rules'],
    [{ game: 'word', rules: 'w99t6@english' }, 'bad-rules'],
    [{ game: 'witch', rules: 'easy', maker: 'deposited' }, 'maker-not-for-this-game'],
    [{ game: 'witch', rules: '20x20', seat: 'first' }, 'rules-too-large'],
    [{ game: 'witch', rules: '3x3 bonus=9', seat: 'first' }, 'bad-rules'],
  ])('such as %j are rejected with %s', async (setup, code) => {
    const { status, body } = await ann.send('POST', '/api/rooms', { ...base, ...setup });
    expect([status, body]).toEqual([422, { code }]);
  });
});
