import type { Deduction } from '@inkling/core/deduction';
import { marksClassCount, marksOf, scoreWord, solvedMarks } from '@inkling/core/marks';
import { fail, ok, type Result } from '@inkling/core/result';
import {
  listProblem,
  type Problem,
  type ProblemFault,
  type RowFiller,
} from '@inkling/deduction/optimum/problem';
import type { Narrowing } from '@inkling/deduction/optimum/search-options';
import { HardSets } from '@inkling/words/hard-sets';
import { streamMarkRows } from '@inkling/words/mark-rows';
import { pickWords, type WordTable, wordAt } from '@inkling/words/table';
import { newSummedRows } from './summed-rows.ts';

/** The words that may be the answer and those that may be guessed, in any order. Every answer must be allowed. */
export interface WordLists {
  readonly answers: readonly string[];
  readonly allowed: readonly string[];
}

export type WordListFault = {
  readonly code: 'empty-list' | 'mixed-lengths' | 'word-too-long' | 'word-twice' | 'answer-not-allowed';
  /** A word that causes the fault. */
  readonly word: string;
};

/** Longer words have more classes of answers than a matrix cell can hold. */
const WORD_LENGTH_MAX = 10;

/** A deduction with tables of its words and of its answers. */
export interface WordDeduction extends Deduction {
  readonly words: WordTable;
  readonly answers: WordTable;
}

/** Creates a deduction over words in any script. Each user-perceived letter must be one code point. */
export function wordDeduction({ answers, allowed }: WordLists): Result<WordDeduction, WordListFault> {
  const [first] = answers;
  if (first === undefined) return fail({ code: 'empty-list', word: '' });
  const length = Array.from(first).length;
  if (length > WORD_LENGTH_MAX) return fail({ code: 'word-too-long', word: first });
  const words = tableOf(allowed, length);
  if (typeof words === 'string') return fail({ code: 'mixed-lengths', word: words });
  const guessOfWord = new Map<string, number>();
  for (let guess = 0; guess < allowed.length; guess++) {
    const word = allowed[guess] as string;
    guessOfWord.set(word, guess);
    if (guessOfWord.size === guess) return fail({ code: 'word-twice', word });
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
  return ok({
    guessCount: allowed.length,
    secretCount: answers.length,
    classCount: marksClassCount(length),
    solved: solvedMarks(length),
    feedback: (guess, secret) =>
      scoreWord(wordAt(words, guess), wordAt(words, guessOfSecret[secret] as number)),
    guessOf: (secret) => guessOfSecret[secret] as number,
    secretOf: (guess) => secretOfGuess[guess] as number,
    words,
    answers: pickWords(words, guessOfSecret),
  });
}

/** Creates the search problem of a game of words. */
export function listWordProblem(deduction: WordDeduction): Result<Problem, ProblemFault> {
  const filler = newSummedRows(deduction.words, deduction.answers);
  return listProblem(deduction, filler ? undefined : wordRows(deduction), filler);
}

/** Creates a row filler over all answers, or over those with the given indices. Each call fills the row of a guess. */
export function wordRows({ words, answers }: WordDeduction, secrets?: ArrayLike<number>): RowFiller {
  const rows = streamMarkRows(words, secrets ? pickWords(answers, secrets) : answers);
  return (guess, row) => row.set(rows.row(guess));
}

/** Restricts guesses to hard mode: exact symbols stay, and marked symbols occur again in at least as many copies. */
export function hardNarrowing({ words }: WordDeduction): Narrowing {
  const sets = new HardSets(words);
  return {
    permits: (guess, cls) => sets.permits(wordAt(words, guess), marksOf(cls, words.length)),
    permitsAmong(guesses) {
      const among = new HardSets(pickWords(words, guesses));
      return (guess, cls) => among.permitted(wordAt(words, guess), marksOf(cls, words.length));
    },
  };
}

/** Builds a table with letters numbered in order of first use. Returns a word of the wrong length if there is one. */
function tableOf(words: readonly string[], length: number): WordTable | string {
  const letters = new Map<string, number>();
  const symbols = new Uint16Array(words.length * length);
  for (let word = 0, at = 0; word < words.length; word++) {
    const end = at + length;
    for (const letter of words[word] as string) {
      const known = letters.get(letter) ?? letters.size;
      letters.set(letter, known);
      if (at < end) symbols[at] = known;
      at++;
    }
    if (at !== end) return words[word] as string;
  }
  return { length, count: words.length, symbols };
}
