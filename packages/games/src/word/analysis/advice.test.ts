import { existsSync, readFileSync } from 'node:fs';
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
const lists = wordLists(ENGLISH, 5, english.all, english.likely, english.withheld);
const read = (text: string) => certainly(parseRounds(ENGLISH, text));
const numbers = (word: string) => spell(ENGLISH, word) ?? [];

describe('words left', () => {
  it('are those that every round marks so, in histories drawn from the shipped list', () => {
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

  it('are kept apart from contradictions: hints may be consistent and no word known', () => {
    expect(wordsLeft(read('crane:gwwww clout:gwwww'), lists).all).not.toContain('crane');
    expect(suggestWords(read('fuzzy:ggggy'), lists)).toEqual({ left: 0, pool: 'all', suggestions: [] });
    expect(suggestWords(read('qqqqq:gwwww zxjvk:wwwww aeiou:wwwww'), lists).suggestions).toEqual([]);
    expect(wordsLeft([], lists).likely).toHaveLength(
      lists.words.indexOf('aahed') < 0 ? 0 : english.likely.length,
    );
  });

  it('never offer a withheld word, and know it all the same', () => {
    const target = 'bitch';
    const rounds = [{ guess: numbers('pitch'), marks: markWord(numbers('pitch'), numbers(target)) }];
    expect(wordsLeft(rounds, lists).withheldCount).toBeGreaterThan(0);
    const advice = suggestWords(rounds, lists, { top: 20_000 });
    expect(advice.suggestions.some(({ guess }) => english.withheld.has(guess))).toBe(false);
  });

  it('share their letters out place by place', () => {
    const shares = letterShares(read('light:wgggg'), lists);
    expect(shares[1]).toMatchObject([{ letter: 'i', share: 1 }]);
    expect(shares[0].reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  });
});

describe('suggestions', () => {
  it('split a trap with a word that cannot be the answer', () => {
    const { left, suggestions } = suggestWords(read('light:wgggg'), lists, { strategy: 'parts', top: 3 });
    expect(left).toBeGreaterThan(5);
    expect(suggestions[0].possible).toBe(false);
    expect(suggestions[0].parts).toBeGreaterThan(4);
    const hard = suggestWords(read('light:wgggg'), lists, { hard: true });
    expect(hard.suggestions.every(({ guess }) => guess.endsWith('ight'))).toBe(true);
  });

  it('solve words of the list, and words that it lacks are not found', () => {
    const crane = certainly(solveWord('crane', lists, { opener: 'salet' }));
    expect(crane.solved).toBe(true);
    expect(crane.turns.at(-1)).toMatchObject({ guess: 'crane', left: 1 });
    expect(certainly(solveWord('zzzzx', lists)).solved).toBe(false);
    expect(solveWord('toolong', lists)).toEqual({ ok: false, error: { code: 'bad-secret' } });
  });
});

describe('mark rows', () => {
  it('are the marks, at every width of class', () => {
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

  it('rank as by counting the parts one by one', () => {
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

  it('tell two partitions apart that a float calls equal', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (sizes) => {
        expect(compareEntropy(sizes, sizes.toReversed())).toBe(0);
        expect(compareEntropy([...sizes, 1, 1], [...sizes, 2])).toBe(-1);
      }),
    );
  });
});

const folder = new URL('../../../../../../shared/data/wordle/', import.meta.url);
const present = existsSync(folder);
if (!present) console.warn('advice.test: ../shared/data/wordle is absent; greedy totals are not reproduced');

describe.skipIf(!present)('greedy totals of word.md over ../shared/data/wordle', () => {
  const words = (name: string) =>
    present ? readFileSync(new URL(name, folder), 'utf8').trim().split('\n') : [];
  const original = wordLists(ENGLISH, 5, words('allowed-12972.txt'), words('answers-2315.txt'));
  const play = (
    options: Parameters<typeof compareWordStrategy>[2],
    strategy: (typeof WORD_STRATEGIES)[number],
  ) => {
    const game = compareWordStrategy(original, strategy, options);
    for (let step = game.next(); ; step = game.next())
      if (step.done) return [step.value.total, step.value.worst];
  };

  it.each([
    ['parts', {}, 7951, 6],
    ['entropy', { hard: true }, 8339, 8],
    ['parts', { hard: true }, 8174, 8],
    ['expected', { hard: true, opener: 'salet' }, 8203, 8],
    ['worst', { hard: true }, 8452, 8],
  ] as const)('%s %o: %i, worst %i', (strategy, options, total, worst) => {
    expect(play(options, strategy)).toEqual([total, worst]);
  });
});
