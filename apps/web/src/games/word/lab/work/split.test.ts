import { markWord } from '@inkling/core/marks';
import { wordLists } from '@inkling/games/word/analysis/lists';
import { ENGLISH, spell } from '@inkling/games/word/rules/letters';
import { makeMarks } from '@inkling/games/word/rules/mark-signs';
import { describe, expect, it } from 'vitest';
import { splitWords, splitWordsBy } from './split.ts';

const WORDS = ['abbey', 'cabal', 'ebony', 'label', 'rouge', 'salad', 'value', 'vague'];

describe('the partition of a word', () => {
  const spelt = (word: string) => spell(ENGLISH, word) ?? [];

  it('matches marking every word one by one', () => {
    for (const guess of WORDS) {
      const split = splitWordsBy(WORDS, guess);
      const twin = grouped(WORDS, (word) => makeMarks(markWord(spelt(guess), spelt(word))));
      expect(Object.fromEntries(split.cells.map(({ answer, secrets }) => [answer, secrets]))).toEqual(
        Object.fromEntries([...twin].map(([answer, words]) => [answer, words.slice(0, 6)])),
      );
      expect(split.possible).toBe(true);
    }
    expect(splitWordsBy(WORDS, 'crane').possible).toBe(false);
  });

  it('consists of rare words once no common one is left', () => {
    const lists = wordLists(ENGLISH, 5, WORDS, ['abbey', 'label']);
    const rounds = [{ guess: spelt('salad'), marks: markWord(spelt('salad'), spelt('vague')) }];
    const [update] = splitWords(lists, rounds, ['rouge'], false);
    expect(update).toMatchObject({ splits: [{ left: 1, cells: [{ secrets: ['vague'] }] }] });
  });

  it('gets four verdicts, and rejects a guess outside its list', () => {
    const lists = wordLists(ENGLISH, 5, WORDS);
    const updates = [...splitWords(lists, [], ['label'], false)];
    expect(updates.map(({ kind }) => kind)).toEqual(['splits', 'verdict', 'verdict', 'verdict', 'verdict']);
    expect([...splitWords(lists, [], ['zzzzz'], false)]).toEqual([
      { kind: 'fault', fault: { code: 'not-in-list', text: 'zzzzz' } },
    ]);
  });
});

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
