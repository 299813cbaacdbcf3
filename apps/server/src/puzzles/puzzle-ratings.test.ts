import { fittingCodes } from '@inkling/deduction/last-code/check-proof';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { ratingOfGrade } from '@inkling/games/puzzles/glicko';
import { parsePack } from '@inkling/games/puzzles/pack';
import { parseClues } from '@inkling/games/puzzles/puzzle-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, Player, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
/** The puzzles of the first section, with their answers. */
let puzzles: readonly { readonly puzzle: string; readonly guess: string }[] = [];
beforeAll(async () => {
  server = await openTestServer();
  const spec = await mastermindModule.puzzles?.();
  const pack = parsePack((await spec?.pack()) ?? '');
  const section = pack.ok ? pack.value.sections[0] : undefined;
  const game = await spec?.open(section?.rules ?? '');
  if (!section || !game) throw new Error('no puzzles ship');
  puzzles = section.puzzles.slice(0, 4).map(({ clues }) => {
    const read = parseClues(clues, game);
    const [answer = []] = read.ok ? fittingCodes(read.value) : [];
    return { puzzle: `mastermind/${section.rules}/${clues}`, guess: game.makeCode(answer) };
  });
});
afterAll(() => server.close());

/** A guest with a cookie, and therefore not a program. */
async function visitor() {
  const send = await cookieHolder();
  return async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const { statusCode, body } = await send(method, url, payload);
    return { status: statusCode, body: body === '' ? undefined : JSON.parse(body) };
  };
}

async function cookieHolder() {
  const host = { host: 'localhost', origin: 'http://localhost' };
  const joined = await server.app.inject({
    method: 'POST',
    url: '/api/guests',
    headers: host,
    payload: { keep: 'cookie' },
  });
  const cookie = String(joined.headers['set-cookie']).split(';')[0] ?? '';
  return (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: { ...host, cookie }, ...(payload ? { payload } : {}) });
}

const rowsOf = async (table: 'puzzle_tries' | 'puzzle_raters') =>
  (await server.services.store.db.selectFrom(table).selectAll().execute()).length;

describe('puzzle ratings', () => {
  it('rise or fall with the first try, and the puzzle’s own rating moves the opposite way', async () => {
    const ask = await visitor();
    expect((await ask('GET', '/api/puzzles/rating')).body).toEqual({
      rating: 1500,
      deviation: 350,
      tries: 0,
    });
    expect(await rowsOf('puzzle_raters'), 'who only asks leaves no trace').toBe(0);
    const [first, second] = puzzles as [(typeof puzzles)[0], (typeof puzzles)[0]];
    const solved = await ask('POST', '/api/puzzles/tries', first);
    const grade = Math.round(ratingOfGrade(1).rating);
    expect(solved.body.rating).toBeGreaterThan(1500);
    expect(solved.body.puzzle.rating).toBeLessThan(grade);
    expect(solved.body).toMatchObject({ tries: 1, puzzle: { tries: 1 } });
    const failed = await ask('POST', '/api/puzzles/tries', { ...second, guess: 'aaaa' });
    expect(failed.body.rating).toBeLessThan(solved.body.rating);
    expect(failed.body.puzzle.rating).toBeGreaterThan(grade);
    expect((await ask('GET', '/api/puzzles/rating')).body).toMatchObject({
      rating: failed.body.rating,
      tries: 2,
    });
    const { puzzle: _, ...later } = (await ask('POST', '/api/puzzles/tries', second)).body;
    expect(later, 'a second try changes nothing').toEqual((await ask('GET', '/api/puzzles/rating')).body);
  });

  it('count concurrent tries of a puzzle once', async () => {
    const ask = await visitor();
    await Promise.all(Array.from({ length: 5 }, () => ask('POST', '/api/puzzles/tries', puzzles[0])));
    expect((await ask('GET', '/api/puzzles/rating')).body).toMatchObject({ tries: 1 });
  });

  it('fall if the answer was looked up', async () => {
    const ask = await visitor();
    const { puzzle } = puzzles[0] as (typeof puzzles)[0];
    expect((await ask('POST', '/api/puzzles/tries', { puzzle })).body.rating).toBeLessThan(1500);
  });

  it('exist only for included puzzles, and not for programs', async () => {
    const ask = await visitor();
    const puzzle = 'mastermind/p4c6r/aabb20.ccdd20';
    expect(await ask('POST', '/api/puzzles/tries', { puzzle, guess: 'abcd' })).toEqual({
      status: 404,
      body: { code: 'no-such-puzzle' },
    });
    const program = await Player.join(server.app);
    expect((await program.send('POST', '/api/puzzles/tries', puzzles[0])).body).toEqual({
      code: 'not-for-programs',
    });
  });

  it('do not reveal the answer, and do not tell whether a second guess is right', async () => {
    const [, , one, other] = puzzles as readonly (typeof puzzles)[0][];
    if (!one || !other || one.guess === other.guess) throw new Error('there are no such puzzles');
    const repliesTo = async ({ puzzle, guess }: typeof one, wrong: string) => {
      const send = await cookieHolder();
      const replies: string[] = [];
      for (const tried of [wrong, guess, wrong, undefined]) {
        const { statusCode, headers, body } = await send('POST', '/api/puzzles/tries', {
          puzzle,
          ...(tried === undefined ? {} : { guess: tried }),
        });
        replies.push(JSON.stringify([statusCode, { ...headers, date: '' }, body]));
      }
      replies.push((await send('GET', '/api/puzzles/rating')).body);
      return replies;
    };
    const near = one.guess.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    const replies = await repliesTo(one, near);
    expect(await repliesTo(other, one.guess)).toEqual(replies);
    expect(new Set(replies.slice(1, 4)).size, 'a right second guess answers as a wrong one').toBe(1);
  });

  it('leave no trace of guests who opt out or ask to be forgotten', async () => {
    const before = [await rowsOf('puzzle_tries'), await rowsOf('puzzle_raters')];
    for (const way of ['/api/puzzles/rating', '/api/guests/me']) {
      const ask = await visitor();
      await ask('POST', '/api/puzzles/tries', puzzles[0]);
      expect((await ask('DELETE', way)).status).toBe(204);
      expect([await rowsOf('puzzle_tries'), await rowsOf('puzzle_raters')]).toEqual(before);
    }
  });
});
