import { type Mark, markWord } from '@inkling/core/marks';
import { spell } from '@inkling/games/word/rules/letters';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { alphabetOfList } from '../model/lists.ts';
import { loadDictionary } from './dictionary.ts';
import { secretsOfGrid } from './grid.ts';

const WORDS = 'abba baba caba acab cabs bask sack casa saba basa abac cask back'.split(' ');
const LIST = { list: 'own-00000000', own: WORDS.join(' ') } as const;
const numbers = (word: string) => spell(alphabetOfList(LIST.list), word) ?? [];
const marks = (guess: string, secret: string) => markWord(numbers(guess), numbers(secret));

async function wordsOf(rows: readonly (readonly Mark[])[]) {
  const { lists } = await loadDictionary(LIST, 4);
  const work = secretsOfGrid(rows, lists);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

it('finds the same words as brute force', async () => {
  const row = fc
    .record({ guess: fc.constantFrom(...WORDS), secret: fc.constantFrom(...WORDS) })
    .map(({ guess, secret }) => marks(guess, secret));
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
      const slow = WORDS.filter((secret) =>
        rows.every((wanted) => WORDS.some((guess) => String(marks(guess, secret)) === String(wanted))),
      );
      const { listed, count, of } = await wordsOf(rows);
      expect([listed, count, of]).toEqual([slow.toSorted(), slow.length, WORDS.length]);
    }),
  );
});

it('always includes the secret of a real game', async () => {
  for (const secret of WORDS) {
    const rows = ['back', 'sack', secret].map((guess) => marks(guess, secret));
    expect((await wordsOf(rows)).listed).toContain(secret);
  }
});
