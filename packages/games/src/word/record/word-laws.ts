import { ABSENT, markWord, WORD_LENGTH_MAX } from '@inkling/core/marks';
import type { SheetLaws, SheetRecordSpec } from '../../contract/record.ts';
import { hardFault } from '../rules/hard.ts';
import { splitLetters } from '../rules/letters.ts';
import { makeMarks, parseMark } from '../rules/mark-signs.ts';

/**
 * Defines how room records contain Word: a turn is written `crane:gwyww`. Guesses are not checked against
 * the list, but in hard mode against the turns before them.
 */
export const WORD_RECORDS: SheetRecordSpec = {
  kind: 'sheets',
  laws,
  answerText: ({ marks }) => makeMarks(marks as ArrayLike<number>),
};

const WORD_RULES = /^w([1-9]\d?)t([1-9]\d?)(h?)@[a-z0-9-]{1,64}$/;
const TEXT_LENGTH_MAX = 1000;

function laws(rules: string): SheetLaws | undefined {
  const match = WORD_RULES.exec(rules);
  const [length, turnsMax] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || length > WORD_LENGTH_MAX) return undefined;
  const read = (text: string) => lettersOf(text, length);
  return {
    turnsMax,
    isSecret: (text) => read(text) !== undefined,
    readTurn(line) {
      // A letter of some alphabet may be a colon, but a mark never is.
      const cut = line.lastIndexOf(':');
      const [guess, answer] = [line.slice(0, Math.max(cut, 0)), line.slice(cut + 1)];
      return read(guess) && answer.length === length && /^[gyw]+$/.test(answer)
        ? { guess, answer }
        : undefined;
    },
    answer(guess, secret) {
      const [one, other] = [read(guess), read(secret)];
      if (!one || !other) throw new Error('invalid word: check words before scoring them');
      const numbers = new Map([...other, ...one].map((letter, at) => [letter, at]));
      const spelt = (letters: readonly string[]) => letters.map((letter) => numbers.get(letter) as number);
      return makeMarks(markWord(spelt(one), spelt(other)));
    },
    isSolved: (answer) => /^g+$/.test(answer),
    ...(match[3] === 'h' && {
      guessFault: (turns, guess) =>
        hardFault(
          turns.map((turn) => ({
            guess: read(turn.guess) ?? [],
            marks: Array.from(turn.answer, (sign) => parseMark(sign) ?? ABSENT),
          })),
          read(guess) ?? [],
        ),
    }),
  };
}

/** Splits a word of any language into letters. Returns undefined unless it has this length and is in canonical form. */
export function lettersOf(text: string, length: number): readonly string[] | undefined {
  const letters = splitLetters(text.slice(0, TEXT_LENGTH_MAX));
  const legal = letters.length === length && letters.join('') === text && !/\s/.test(text);
  return legal ? letters : undefined;
}
