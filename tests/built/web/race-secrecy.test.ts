import { scoreCode } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { nextGuess } from '@inkling/games/mastermind/analysis/players';
import { drawCode } from '@inkling/games/mastermind/rules/game';
import { describe, expect, it } from 'vitest';
import { everythingIn } from './everything.ts';
import { openRacePage, run } from './race-page.ts';
import { serveSite } from './site.ts';
import { openStage } from './stage.ts';

const stage = openStage(serveSite);

describe('a race', () => {
  const RULES = { places: 4, symbols: 6, repeats: true };
  const GUESSES = [
    [0, 0, 1, 1],
    [0, 2, 3, 0],
  ];

  /** Returns two seeds of equal length with different codes that answer the user and both players alike. */
  function twins(): readonly [string, string] {
    const start = CodeAnalysis.of(RULES, []);
    if (!start.ok) throw new Error('1296 codes can be listed');
    const seen = new Map<string, { seed: string; code: string }>();
    const known = new Map<string, readonly number[]>();
    for (let i = 1000; i < 9999; i++) {
      const seed = `twin-${i}`;
      const code = drawCode(RULES, new RandomStream(seedRandom(seed)));
      const answers = GUESSES.map((guess) => scoreCode(guess, code));
      for (const name of ['knuth', 'entropy'] as const) {
        let position = start.value;
        for (let turn = 0; turn < GUESSES.length; turn++) {
          const key = `${name}/${position.turns.map(({ feedback }) => feedback).join()}`;
          const made = known.get(key) ?? nextOf(name, position);
          known.set(key, made);
          const feedback = scoreCode(made, code);
          answers.push(feedback);
          position = position.with({ guess: made, feedback });
        }
      }
      const other = seen.get(answers.join());
      if (other && other.code !== String(code)) return [other.seed, seed];
      seen.set(answers.join(), { seed, code: String(code) });
    }
    throw new Error('no twins among 9000 seeds');
  }

  function nextOf(name: 'knuth' | 'entropy', position: CodeAnalysis): readonly number[] {
    const guess = finish(nextGuess({ name, seed: '' }, position));
    if (!guess.ok) throw new Error('no code fits a consistent history');
    return Array.from(guess.value);
  }

  async function everythingAbout(seed: string): Promise<readonly string[]> {
    const { page } = await openRacePage(stage);
    await run(page, `race knuth entropy seed ${seed}`, 'A new race');
    await run(page, 'SSPP', 'Turn 1.');
    await run(page, 'STNS', 'Turn 2.');
    const all = await everythingIn(page, 'game/race', seed);
    await page.context().close();
    return all;
  }

  it('shows the same page, tree and storage for two codes that give everybody the same answers', async () => {
    const [one, other] = twins();
    const [first, second] = [await everythingAbout(one), await everythingAbout(other)];
    expect(first.join('')).toContain('SEED');
    expect(second).toEqual(first);
  });
});
