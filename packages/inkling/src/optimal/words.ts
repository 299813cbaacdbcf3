import type { Deduction } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';

/** What may be guessed and what may be the answer. Both sorted or not; every answer must be allowed. */
export interface WordLists {
  readonly answers: readonly string[];
  readonly allowed: readonly string[];
}

export type WordListFault = {
  readonly code: 'empty-list' | 'mixed-lengths' | 'word-too-long' | 'word-twice' | 'answer-not-allowed';
  /** The word that shows it. */
  readonly word: string;
};

/** Answers of longer words have more classes than a matrix cell can hold. */
const WORD_LENGTH_MAX = 10;

/** Letters are whatever the words hold: user-perceived letters of one code point each, in any script. */
export function wordDeduction({ answers, allowed }: WordLists): Result<Deduction, WordListFault> {
  const [first] = answers;
  if (first === undefined) return fail({ code: 'empty-list', word: '' });
  const length = Array.from(first).length;
  if (length > WORD_LENGTH_MAX) return fail({ code: 'word-too-long', word: first });
  const guessOfWord = new Map<string, number>();
  const letters = new Map<string, number>();
  const guesses = new Uint32Array(allowed.length * length);
  for (const [guess, word] of allowed.entries()) {
    const spelt = Array.from(word);
    if (spelt.length !== length) return fail({ code: 'mixed-lengths', word });
    if (guessOfWord.has(word)) return fail({ code: 'word-twice', word });
    guessOfWord.set(word, guess);
    for (const [place, letter] of spelt.entries()) {
      if (!letters.has(letter)) letters.set(letter, letters.size);
      guesses[guess * length + place] = letters.get(letter) as number;
    }
  }
  const guessOfSecret = new Int32Array(answers.length);
  const secretOfGuess = new Int32Array(allowed.length).fill(-1);
  for (const [secret, word] of answers.entries()) {
    const guess = guessOfWord.get(word);
    if (guess === undefined) return fail({ code: 'answer-not-allowed', word });
    if ((secretOfGuess[guess] as number) >= 0) return fail({ code: 'word-twice', word });
    guessOfSecret[secret] = guess;
    secretOfGuess[guess] = secret;
  }
  const mark = marker(guesses, length, letters.size);
  return ok({
    guessCount: allowed.length,
    secretCount: answers.length,
    classCount: 3 ** length,
    solved: 3 ** length - 1,
    feedback: (guess, secret) => mark(guess, guessOfSecret[secret] as number),
    guessOf: (secret) => guessOfSecret[secret] as number,
    secretOf: (guess) => secretOfGuess[guess] as number,
  });
}

/**
 * Hard mode as the real game checks it: letters marked right stay in place, and every marked letter is used
 * again, as often as it was marked. Whether a later guess does so can be read from the marks that it would
 * give if it were the answer.
 */
export function hardPermits(
  lists: WordLists,
  deduction: Deduction,
): (guess: number, cls: number, next: number) => boolean {
  const { allowed } = lists;
  const spelt = allowed.map((word) => Array.from(word));
  const length = spelt[0]?.length ?? 0;
  const places = Array.from({ length }, (_, place) => 3 ** (length - 1 - place));
  return (guess, cls, next) => {
    if (cls === deduction.solved) return true;
    const past = spelt[guess] as string[];
    const word = spelt[next] as string[];
    let used = 0;
    for (let place = 0; place < length; place++) {
      if (Math.floor(cls / (places[place] as number)) % 3 !== 2) continue;
      if (word[place] !== past[place]) return false;
      used |= 1 << place;
    }
    for (let place = 0; place < length; place++) {
      if (Math.floor(cls / (places[place] as number)) % 3 !== 1) continue;
      let at = 0;
      while (at < length && (used & (1 << at) || word[at] !== past[place])) at++;
      if (at === length) return false;
      used |= 1 << at;
    }
    return true;
  };
}

/** The marks of one guess against another as a number in base 3, first place first; right place = 2. */
function marker(
  guesses: Uint32Array,
  length: number,
  letterCount: number,
): (guess: number, secret: number) => number {
  const spare = new Int8Array(letterCount);
  return (guess, secret) => {
    const from = guess * length;
    const to = secret * length;
    for (let i = 0; i < length; i++) {
      const letter = guesses[to + i] as number;
      if (guesses[from + i] !== letter) spare[letter] = (spare[letter] as number) + 1;
    }
    let cls = 0;
    for (let i = 0; i < length; i++) {
      const letter = guesses[from + i] as number;
      cls *= 3;
      if (letter === guesses[to + i]) {
        cls += 2;
      } else if ((spare[letter] as number) > 0) {
        spare[letter] = (spare[letter] as number) - 1;
        cls++;
      }
    }
    for (let i = 0; i < length; i++) spare[guesses[to + i] as number] = 0;
    return cls;
  };
}
