import { needKnownFields } from '@inkling/core/known-fields';
import { filterWords, placeCounts } from '@inkling/words/filter';
import { hardGuesses } from '@inkling/words/hard';
import { streamMarkRows } from '@inkling/words/mark-rows';
import { rankGuesses, type WordStrategy } from '@inkling/words/rank';
import { pickWords } from '@inkling/words/table';
import type { Round } from '../rules/rounds.ts';
import { needWordLists, type WordLists } from './lists.ts';
import { analyseHints } from './theory.ts';

/**
 * The words of a dictionary that fit the rounds. If there are none although the hints are consistent, the dictionary
 * lacks the secret.
 */
export interface WordsLeft {
  readonly likely: readonly string[];
  /** The likely words first, then the others. Excludes withheld words. */
  readonly all: readonly string[];
  /** How many withheld words also fit. They are never shown unasked. */
  readonly withheldCount: number;
}

/** A word worth guessing, with the words that would be left and the information in bits. */
export interface WordSuggestion {
  readonly guess: string;
  /** Whether the guess could itself be the answer. */
  readonly possible: boolean;
  readonly worst: number;
  /** Expected number of words left afterwards. */
  readonly expected: number;
  readonly bits: number;
  readonly parts: number;
}

/** The best next words, and the pool of words that they were compared against. */
export interface WordAdvice {
  /** How many words the advice is based on. */
  readonly left: number;
  /** `all` if no likely answer fits. */
  readonly pool: 'likely' | 'all';
  readonly suggestions: readonly WordSuggestion[];
}

/** How `suggestWords` ranks words, and how many it returns. */
export interface AdviceOptions {
  /** Defaults to `entropy`. */
  readonly strategy?: WordStrategy;
  /** Defaults to 10. */
  readonly top?: number;
  readonly hard?: boolean;
}

export const ADVICE_FIELDS: readonly string[] = ['strategy', 'top', 'hard'];

/** Finds the words that fit the rounds: likely answers, all that are offered, and how many are withheld. */
export function wordsLeft(rounds: readonly Round[], lists: WordLists): WordsLeft {
  const fitting = Array.from(indicesLeft(rounds, lists));
  const left = fitting.filter((index) => !lists.withheld.has(index));
  const name = (index: number) => lists.words[index] as string;
  return {
    likely: left.filter((index) => index < lists.likelyCount).map(name),
    all: left.map(name),
    withheldCount: fitting.length - left.length,
  };
}

/** Returns the words that may be guessed and are not withheld; in hard mode, only those that every round allows. */
export function wordsAllowed(rounds: readonly Round[], lists: WordLists, hard: boolean): readonly string[] {
  return Array.from(guessesAllowed(rounds, lists, hard), (index) => lists.words[index] as string);
}

/** Returns, for each place, the share of the words left that have each letter there, the most common first. */
export function letterShares(
  rounds: readonly Round[],
  lists: WordLists,
): readonly (readonly { readonly letter: string; readonly count: number; readonly share: number }[])[] {
  const { left } = pooled(indicesLeft(rounds, lists), lists);
  return placeCounts(lists.guesses, left).map((counts) =>
    [...counts]
      .toSorted(([a, more], [b, less]) => less - more || a - b)
      .map(([symbol, count]) => ({
        letter: lists.alphabet.letters[symbol] as string,
        count,
        share: count / left.length,
      })),
  );
}

/**
 * Ranks the best next guesses among all that are offered, whether or not they can be the answer.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function suggestWords(
  rounds: readonly Round[],
  lists: WordLists,
  options: AdviceOptions = {},
): WordAdvice {
  needKnownFields(options, 'options', ADVICE_FIELDS);
  const { strategy = 'entropy', top = 10, hard = false } = options;
  const { left, pool } = pooled(indicesLeft(rounds, lists), lists);
  if (left.length === 0) return { left: 0, pool, suggestions: [] };
  const secrets = pickWords(lists.guesses, left);
  const possible = new Set(left);
  const ranked = rankGuesses(
    streamMarkRows(lists.guesses, secrets),
    Int32Array.from({ length: left.length }, (_, i) => i),
    (guess) => possible.has(guess),
    strategy,
    top,
    guessesAllowed(rounds, lists, hard),
  );
  return {
    left: left.length,
    pool,
    suggestions: ranked.map(({ guess, possible: may, worst, squares, bits, parts }) => ({
      guess: lists.words[guess] as string,
      possible: may,
      worst,
      expected: squares / left.length,
      bits,
      parts,
    })),
  };
}

/** Returns the indices of the words that fit the rounds, including withheld ones. */
export function indicesLeft(rounds: readonly Round[], lists: WordLists): Int32Array {
  needWordLists(lists);
  const { problem, letters, hints, misordered } = analyseHints(rounds, lists);
  if (misordered || problem.places !== lists.length) return new Int32Array(0);
  return filterWords(lists.guesses, problem, letters, hints.absent);
}

/** Returns the likely words left, or all words left if none is likely. Excludes withheld words. */
export function pooled(left: Int32Array, lists: WordLists): { left: Int32Array; pool: WordAdvice['pool'] } {
  const offered = left.filter((index) => !lists.withheld.has(index));
  const likely = offered.filter((index) => index < lists.likelyCount);
  return likely.length > 0 ? { left: likely, pool: 'likely' } : { left: offered, pool: 'all' };
}

/** Returns the indices of the words that may be guessed and are not withheld. */
export function guessesAllowed(rounds: readonly Round[], lists: WordLists, hard: boolean): Int32Array {
  let kept: Int32Array = Int32Array.from(lists.words.keys()).filter((index) => !lists.withheld.has(index));
  if (hard) for (const { guess, marks } of rounds) kept = hardGuesses(lists.guesses, kept, guess, marks);
  return kept;
}
