import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksClass, marksClassCount, marksOf, markWord, scoreWord, solvedMarks } from './marks.ts';

const code = (word: string) => Array.from(word, (letter) => letter.charCodeAt(0));
const shown = (guess: string, secret: string) => markWord(code(guess), code(secret)).join('');

/** An independent grader by rank: a letter is near if the secret has more spare copies than precede it here. */
function gradeByRank(guess: string, secret: string): string {
  const spare = (letter: string) =>
    [...secret].filter((other, i) => other === letter && guess[i] !== letter).length;
  return [...guess]
    .map((letter, i) => {
      if (secret[i] === letter) return 2;
      const before = [...guess].filter((other, j) => j < i && other === letter && secret[j] !== letter);
      return before.length < spare(letter) ? 1 : 0;
    })
    .join('');
}

describe('marks of a word', () => {
  it('are correct for pairs where naive graders slip', () => {
    expect(shown('speed', 'steal')).toBe('20200');
    expect(shown('maxim', 'mamma')).toBe('22001');
    expect(shown('acock', 'aback')).toBe('20022');
    expect(shown('sease', 'essay')).toBe('11110');
    expect(shown('aaabc', 'xyaaz')).toBe('10200');
  });

  it('agree with a grader by rank on every pair over three letters, up to four places', () => {
    const words = (length: number): string[] =>
      length === 0
        ? ['']
        : words(length - 1).flatMap((word) => ['a', 'b', 'c'].map((letter) => word + letter));
    for (let length = 1; length <= 4; length++)
      for (const guess of words(length))
        for (const secret of words(length)) expect(shown(guess, secret)).toBe(gradeByRank(guess, secret));
  });

  it('agree with a grader by rank on random pairs of up to 32 letters', () => {
    const pair = fc.integer({ min: 1, max: 32 }).chain((length) => {
      const word = fc
        .array(fc.constantFrom(...'abcdef'), { minLength: length, maxLength: length })
        .map((letters) => letters.join(''));
      return fc.tuple(word, word);
    });
    fc.assert(
      fc.property(pair, ([a, b]) => {
        expect(shown(a, b)).toBe(gradeByRank(a, b));
      }),
    );
  });

  it('round-trip through their class number, exactly, up to 32 places', () => {
    const row = fc.array(fc.nat(2), { minLength: 1, maxLength: 32 });
    fc.assert(
      fc.property(row, (marks) => {
        const cls = marksClass(marks);
        expect(Number.isSafeInteger(cls) && cls < marksClassCount(marks.length)).toBe(true);
        expect(marksOf(cls, marks.length)).toEqual(marks);
      }),
    );
    expect(scoreWord(code('ab'), code('ab'))).toBe(solvedMarks(2));
    expect(marksClass(new Array(32).fill(2))).toBe(solvedMarks(32));
  });
});
