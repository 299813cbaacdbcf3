import { scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { drawCode } from '@inkling/games/mastermind/rules/game';
import { expect, it } from 'vitest';
import { everythingIn } from './everything.ts';
import { announced, command, openPage } from './open-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const RULES = { places: 4, symbols: 6, repeats: true };
const GUESSES = [
  [0, 0, 1, 1],
  [0, 2, 3, 0],
];
const TYPED = ['SSPP', 'STNS'];

const stage = openStage(serveSite);

/** Returns two seeds of equal length with different codes that answer all guesses alike. */
function twins(): readonly [string, string] {
  const seen = new Map<string, { seed: string; code: string }>();
  for (let i = 1000; i < 9999; i++) {
    const seed = `twin-${i}`;
    const code = drawCode(RULES, new RandomStream(seedRandom(seed)));
    const answers = GUESSES.map((guess) => scoreCode(guess, code)).join();
    const other = seen.get(answers);
    if (other && other.code !== String(code)) return [other.seed, seed];
    seen.set(answers, { seed, code: String(code) });
  }
  throw new Error('no twins among 9000 seeds');
}

async function everythingAbout(seed: string): Promise<readonly string[]> {
  const { page } = await openPage(stage.browser, stage.host.url, { reducedMotion: 'reduce' });
  await command(page, `new 4 ${seed}`);
  await announced(page, 'New game');
  for (const [turn, guess] of TYPED.entries()) {
    await command(page, guess);
    await announced(page, `Turn ${turn + 1}`);
  }
  await command(page, 'hint');
  await page.locator('.finding').waitFor();
  const all = await everythingIn(page, 'game/mastermind', seed);
  await page.context().close();
  return all;
}

it('shows the same page, tree and storage for two codes that give the same answers', async () => {
  const [one, other] = twins();
  const [first, second] = [await everythingAbout(one), await everythingAbout(other)];
  expect(first.join('')).toContain('SEED');
  expect(second).toEqual(first);
});
