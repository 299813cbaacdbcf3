import { marksClass, markWord } from '@inkling/core/marks';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as certainly } from '@inkling/core/result';
import { loadWords } from '@inkling/lists/english';
import { markMatrix, streamMarkRows } from '@inkling/words/mark-rows';
import { compareEntropy, rankGuesses, WORD_STRATEGIES } from '@inkling/words/rank';
import { wordTable } from '@inkling/words/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH, spell } from '../rules/letters.ts';
import { parseRounds, type Round } from '../rules/rounds.ts';
import { compareWordStrategy, solveWord } from './contests.ts';
import { wordLists } from './lists.ts';
import { letterShares, suggestWords, wordsLeft } from './suggestions.ts';

const english = await loadWords(5);
it('word lists report the words that they skip', () => {
  const { words, skipped } = wordLists(ENGLISH, 5, ['crane', 'naïve', 'crane', 'cranes']);
  expect([words, skipped]).toEqual([['crane'], ['naïve', 'cranes']]);
});

const lists = wordLists(ENGLISH, 5, english.all, english.likely, english.withheld);
const read = (text: string) => certainly(parseRounds(ENGLISH, text));
const numbers = (word: string) => spell(ENGLISH, word) ?? [];

describe('words left', () => {
  it('are exactly those that fit every round, in random histories from the shipped list', () => {
    const stream = new RandomStream(seedRandom('words left'));
    const draw = () => lists.words[stream.below(lists.words.length)];
    for (let game = 0; game < 60; game++) {
      const secret = numbers(draw());
      const rounds: Round[] = Array.from({ length: 1 + stream.below(5) }, () => {
        const guess = numbers(draw());
        return { guess, marks: markWord(guess, secret) };
      });
      const graded = lists.words.filter((word) =>
        rounds.every(({ guess, marks }) => marksClass(markWord(guess, numbers(word))) === marksClass(marks)),
      );
      const left = wordsLeft(rounds, lists);
      expect(left.all.length + left.withheldCount).toBe(graded.length);
      expect(graded).toEqual(expect.arrayContaining([...left.all]));
    }
  });

  it('may be none for contradictory hints, and also for consistent ones', () => {
    expect(wordsLeft(read('crane:gwwww clout:gwwww'), lists).all).not.toContain('crane');
    expect(suggestWords(read('fuzzy:ggggy'), lists)).toEqual({ left: 0, pool: 'all', suggestions: [] });
    expect(suggestWords(read('qqqqq:gwwww zxjvk:wwwww aeiou:wwwww'), lists).suggestions).toEqual([]);
    expect(wordsLeft([], lists).likely).toHaveLength(
      lists.words.indexOf('aahed') < 0 ? 0 : english.likely.length,
    );
  });

  it('count withheld words, but never suggest one', () => {
    const target = 'bitch';
    const rounds = [{ guess: numbers('pitch'), marks: markWord(numbers('pitch'), numbers(target)) }];
    expect(wordsLeft(rounds, lists).withheldCount).toBeGreaterThan(0);
    const advice = suggestWords(rounds, lists, { top: 20_000 });
    expect(advice.suggestions.some(({ guess }) => english.withheld.has(guess))).toBe(false);
  });

  it('give the share of each letter at each place', () => {
    const shares = letterShares(read('light:wgggg'), lists);
    expect(shares[1]).toMatchObject([{ letter: 'i', share: 1 }]);
    expect(shares[0].reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });
});

describe('suggestions', () => {
  it('split a trap with a word that cannot be the answer, unless in hard mode', () => {
    const { left, suggestions } = suggestWords(read('light:wgggg'), lists, { strategy: 'parts', top: 3 });
    expect(left).toBeGreaterThan(5);
    expect(suggestions[0].possible).toBe(false);
    expect(suggestions[0].parts).toBeGreaterThan(4);
    const hard = suggestWords(read('light:wgggg'), lists, { hard: true });
    expect(hard.suggestions.every(({ guess }) => guess.endsWith('ight'))).toBe(true);
  });

  it('solve words of the list, but not words that it lacks', () => {
    const crane = certainly(solveWord('crane', lists, { opener: 'salet' }));
    expect(crane.solved).toBe(true);
    expect(crane.turns.at(-1)).toMatchObject({ guess: 'crane', left: 1 });
    expect(certainly(solveWord('zzzzx', lists)).solved).toBe(false);
    expect(solveWord('toolong', lists)).toEqual({ ok: false, error: { code: 'bad-secret' } });
  });
});

describe('mark rows', () => {
  it('equal the marks of single words, whatever the word length', () => {
    const stream = new RandomStream(seedRandom('mark rows'));
    for (const length of [1, 3, 5, 6, 10, 11, 20, 21, 32]) {
      const words = Array.from({ length: 37 }, () => Array.from({ length }, () => stream.below(4)));
      const table = wordTable(length, words);
      const streamed = streamMarkRows(table, table);
      const matrix = markMatrix(table, table);
      for (const [index, guess] of words.entries()) {
        const expected = words.map((secret) => marksClass(markWord(guess, secret)));
        expect(Array.from(streamed.row(index))).toEqual(expected);
        expect(Array.from(matrix?.row(index) ?? [])).toEqual(expected);
      }
    }
  });

  it('rank guesses as counting the parts one by one does', () => {
    const words = lists.words.slice(0, 120).map(numbers);
    const table = wordTable(5, words);
    const left = Int32Array.from([...words.keys()].filter((index) => index % 3 === 0));
    for (const strategy of WORD_STRATEGIES) {
      const ranked = rankGuesses(streamMarkRows(table, table), left, (guess) => guess % 3 === 0, strategy);
      const parts = new Map(
        ranked.map(({ guess }) => {
          const sizes = new Map<number, number>();
          for (const secret of left) {
            const cls = marksClass(markWord(words[guess], words[secret]));
            sizes.set(cls, (sizes.get(cls) ?? 0) + 1);
          }
          return [guess, [...sizes.values()]];
        }),
      );
      for (const { guess, parts: count, worst, squares, bits } of ranked) {
        const sizes = parts.get(guess) ?? [];
        expect([count, worst]).toEqual([sizes.length, Math.max(...sizes)]);
        expect(squares).toBe(sizes.reduce((sum, size) => sum + size * size, 0));
        const entropy = sizes.reduce((sum, size) => sum - (size / 40) * Math.log2(size / 40), 0);
        expect(bits).toBeCloseTo(entropy, 6);
      }
      if (strategy === 'entropy')
        for (const [i, { guess }] of ranked.slice(1).entries())
          expect(
            compareEntropy(parts.get(ranked[i].guess) ?? [], parts.get(guess) ?? []),
          ).toBeLessThanOrEqual(0);
    }
  });

  it('compare partitions exactly: the order of parts does not matter, and a finer partition is better', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (sizes) => {
        expect(compareEntropy(sizes, sizes.toReversed())).toBe(0);
        expect(compareEntropy([...sizes, 1, 1], [...sizes, 2])).toBe(-1);
      }),
    );
  });
});

/** Totals for a sample of the shipped words. `npm run prove words` reproduces the totals in the literature. */
describe('greedy totals of some 300 answers among some 1500 of the shipped words', () => {
  const stream = new RandomStream(seedRandom('greedy totals'));
  const drawFrom = (words: readonly string[], count: number) =>
    Array.from({ length: count }, () => words[stream.below(words.length)]).filter(
      (word, at, all) => all.indexOf(word) === at,
    );
  const answers = drawFrom(english.likely, 300);
  const some = wordLists(
    ENGLISH,
    5,
    [...new Set(['salet', ...answers, ...drawFrom(english.all, 1200)])].toSorted(),
    answers,
  );

  /** In this order: normal, hard, normal after SALET, hard after SALET. */
  const TOTALS = {
    entropy: [
      [808, 4],
      [814, 5],
      [805, 4],
      [812, 5],
    ],
    expected: [
      [808, 4],
      [814, 5],
      [805, 4],
      [813, 5],
    ],
    parts: [
      [807, 4],
      [810, 5],
      [805, 4],
      [811, 5],
    ],
    worst: [
      [820, 4],
      [827, 5],
      [805, 4],
      [816, 5],
    ],
  } as const;

  it.each(WORD_STRATEGIES)('%s', (strategy) => {
    const found = [{}, { hard: true }, { opener: 'salet' }, { hard: true, opener: 'salet' }].map(
      (options) => {
        const game = compareWordStrategy(some, strategy, options);
        let step = game.next();
        while (!step.done) step = game.next();
        return [step.value.total, step.value.worst];
      },
    );
    expect(found).toEqual(TOTALS[strategy]);
  });
});
