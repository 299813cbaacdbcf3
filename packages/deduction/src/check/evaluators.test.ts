import { scoreCode } from '@inkling/core/feedback';
import { markWord, scoreWord } from '@inkling/core/marks';
import { describe, expect, it } from 'vitest';
import { checkCodes, checkExactNear, checkHard, checkMarks } from './evaluators.ts';
import { answerTo } from './proof-game.ts';

const WORDS = checkCodes(4, 3, true);

describe('the evaluators of the checker', () => {
  it('list every code once, in order', () => {
    expect(checkCodes(2, 3, true).map((code) => code.join(''))).toEqual([
      '00',
      '01',
      '02',
      '10',
      '11',
      '12',
      '20',
      '21',
      '22',
    ]);
    expect(checkCodes(2, 3, false).map((code) => code.join(''))).toEqual([
      '01',
      '02',
      '10',
      '12',
      '20',
      '21',
    ]);
    expect(WORDS.length).toBe(81);
    expect(checkCodes(3, 5, false).length).toBe(60);
  });

  it('answer as the rules do, for all pairs of codes', () => {
    for (const guess of WORDS)
      for (const secret of WORDS) {
        const pegs = scoreCode(guess, secret);
        const marks = scoreWord(guess, secret);
        const answered = [false, true].map((isMarked) =>
          answerTo(Uint8Array.from(guess), Uint8Array.from(secret), isMarked),
        );
        const isRight =
          checkExactNear(guess, secret) === pegs &&
          checkMarks(guess, secret) === marks &&
          answered.join() === [pegs, marks].join();
        if (!isRight) expect.fail(`${guess} for ${secret}`);
      }
  });

  it('permit a guess in hard mode exactly if it keeps every mark', () => {
    for (const guess of WORDS.filter((_, i) => i % 5 === 0))
      for (const secret of WORDS) {
        const marks = markWord(guess, secret);
        for (const next of WORDS) {
          const keepsPlaces = guess.every((letter, place) => marks[place] !== 2 || next[place] === letter);
          const keepsCopies = [0, 1, 2].every(
            (letter) =>
              copiesOf(letter, next) >= guess.filter((other, i) => other === letter && marks[i]! > 0).length,
          );
          if (checkHard(guess, checkMarks(guess, secret), next) !== (keepsPlaces && keepsCopies))
            expect.fail(`${guess} ${marks} ${next}`);
        }
      }
  });
});

function copiesOf(letter: number, word: readonly number[]): number {
  return word.filter((other) => other === letter).length;
}
