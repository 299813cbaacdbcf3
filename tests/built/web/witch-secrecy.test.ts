import { seedRandom } from '@inkling/core/random';
import { COVEN_ROSTER } from '@inkling/games/witch/coven-module';
import { witchGame } from '@inkling/games/witch/rules/game';
import { tonight } from '@inkling/games/witch/rules/state';
import { expect, it } from 'vitest';
import { lay, openTable, tile } from './coven.ts';
import { everythingIn } from './everything.ts';
import { announced, command } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

const SEEN = [0, 1];

/**
 * Returns two seeds of equal length whose boards hold the same witches, agree on the tiles seen, and differ
 * elsewhere.
 */
function twins(): readonly [string, string] {
  const game = witchGame(COVEN_ROSTER);
  // The first board is dealt in the same way as by the page.
  const params = game.parseParams('easy coven=14');
  if (!params.ok) throw new Error('easy is a level');
  const known = new Map<string, { readonly seed: string; readonly board: string }>();
  for (let i = 10_000; i < 99_999; i++) {
    const seed = `twin-${i}`;
    const state = game.start(params.value, seedRandom(seed));
    const [one, other] = SEEN.map((square) => state.secret.tiles[square]);
    if (one?.type !== 'gameTile' || other?.type !== 'gameTile') continue;
    const key = JSON.stringify([tonight(state, COVEN_ROSTER), one, other]);
    const board = JSON.stringify(state.secret.tiles);
    const twin = known.get(key);
    if (twin && twin.board !== board) return [twin.seed, seed];
    known.set(key, { seed, board });
  }
  throw new Error('no twins among 90,000 seeds');
}

it('shows the same page, tree, storage and requests for two boards whose seen tiles are the same', async () => {
  /** Reads everything before the first flip, at a miss, and when the tiles are covered again. */
  const everythingAbout = async (seed: string): Promise<readonly string[]> => {
    const { page } = await openTable(stage.browser, stage.host.url, { reducedMotion: 'reduce' });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const texts: string[] = [];
    const read = async () => texts.push(...(await everythingIn(page, 'game/witch', seed)));
    await lay(page, 'easy', seed);
    await read();
    for (const square of SEEN) await tile(page, square).click();
    await announced(page, 'No match');
    await read();
    await command(page, 'cover');
    await announced(page, 'Turned back.');
    await read();
    await page.context().close();
    return [...texts, ...requests.map((url) => url.replaceAll(seed, 'SEED'))];
  };
  const [one, other] = twins();
  const [first, second] = [await everythingAbout(one), await everythingAbout(other)];
  expect(first.join('')).toContain('SEED');
  expect(first.join('')).toContain('face down');
  expect(second).toEqual(first);
});
