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
import { pickWords, type WordTable, wordAt, wordTable } from '@inkling/words/table';
import { newSummedRows } from './summed-rows.ts';

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
  for (const [guess, word] of allowed.entries()) {
    if (Array.from(word).length !== length) return fail({ code: 'mixed-lengths', word });
    if (guessOfWord.has(word)) return fail({ code: 'word-twice', word });
    guessOfWord.set(word, guess);
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
  const words = tableOf(allowed);
  return ok({
    guessCount: allowed.length,
    secretCount: answers.length,
    classCount: marksClassCount(length),
    solved: solvedMarks(length),
    feedback: (guess, secret) =>
      scoreWord(wordAt(words, guess), wordAt(words, guessOfSecret[secret] as number)),
    guessOf: (secret) => guessOfSecret[secret] as number,
    secretOf: (guess) => secretOfGuess[guess] as number,
  });
}

/** Fills the rows of the problem of these lists, or of some of their answers by number, a word at a time. */
export function wordRows(lists: WordLists, secrets?: ArrayLike<number>): RowFiller {
  const { words, answers } = tablesOf(lists, secrets);
  const rows = streamMarkRows(words, answers);
  return (guess, row) => row.set(rows.row(guess));
}

/** The matrix of a game of words. */
export function listWordProblem(deduction: Deduction, lists: WordLists): Result<Problem, ProblemFault> {
  const { words, answers } = tablesOf(lists);
  const rows = newSummedRows(words, answers);
  return listProblem(deduction, rows ? undefined : wordRows(lists), rows);
}

/** Hard mode over these lists: exact symbols stay, marked symbols occur again with their copies. */
export function hardPermits({ allowed }: WordLists): Narrowing['permits'] {
  const words = tableOf(allowed);
  const sets = new HardSets(words);
  return (guess, cls) => sets.permits(wordAt(words, guess), marksOf(cls, words.length));
}

function tablesOf(
  { answers, allowed }: WordLists,
  secrets?: ArrayLike<number>,
): { readonly words: WordTable; readonly answers: WordTable } {
  const words = tableOf(allowed);
  const numbers = new Map(allowed.map((word, guess) => [word, guess]));
  const guesses = Array.from(answers, (word) => numbers.get(word) as number);
  const columns = secrets ? Array.from(secrets, (secret) => guesses[secret] as number) : guesses;
  return { words, answers: pickWords(words, columns) };
}

/** The words with their letters numbered in the order of their first use. */
function tableOf(words: readonly string[]): WordTable {
  const letters = new Map<string, number>();
  const spelt = words.map((word) =>
    Array.from(word, (letter) => {
      const known = letters.get(letter) ?? letters.size;
      letters.set(letter, known);
      return known;
    }),
  );
  return wordTable(spelt[0]?.length ?? 0, spelt);
}
