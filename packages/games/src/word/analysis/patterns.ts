import { needKnownFields } from '@inkling/core/known-fields';
import type { SequenceProblem } from '@inkling/core/sequence';
import { countStrings } from '@inkling/words/sequences/count';
import { placements } from '@inkling/words/sequences/placements';
import { splitLetters } from '../rules/letters.ts';
import type { Round } from '../rules/rounds.ts';
import {
  analyseHints,
  type HintAnalysis,
  isConsistent,
  QUESTION_FIELDS,
  type WordQuestion,
} from './theory.ts';

/** Numbers of patterns. A pattern such as `_a__e` places the known and needed copies and leaves the rest open. */
export interface PatternCount {
  /** All patterns that the founding document lists, or undefined if counting would take too long. */
  readonly total: bigint | undefined;
  /** Patterns that some string of the alphabet completes, or undefined if counting would take too long. */
  readonly completable: bigint | undefined;
}

/** The options of `wordPatterns`, in addition to the rounds. */
export interface PatternOptions extends WordQuestion {
  /** Include patterns that no string completes, as the founding document does. */
  readonly all?: boolean;
  /** Yield the patterns of these words first, those with the most words in front. Words that do not fit are ignored. */
  readonly usefulFor?: readonly string[];
}

export const PATTERN_FIELDS: readonly string[] = [...QUESTION_FIELDS, 'all', 'usefulFor'];

/**
 * Yields each pattern once, in a fixed order: letter by letter in the order of the alphabet, each from left to right.
 * The listing is lazy: it does no work ahead of what the caller requests.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function* wordPatterns(
  rounds: readonly Round[],
  options: PatternOptions = {},
): Generator<string, undefined> {
  needKnownFields(options, 'options', PATTERN_FIELDS);
  const theory = analyseHints(rounds, options);
  if (theory.misordered) return;
  const first = new Set(options.usefulFor ? usefulPatterns(theory, options.usefulFor) : []);
  yield* first;
  const names = namesOf(theory);
  const problem = options.all ? withWildcard(theory.problem) : theory.problem;
  for (const placement of placements(problem, fixedRows(theory))) {
    const pattern = spelled(placement, names);
    if (!first.has(pattern)) yield pattern;
  }
}

export function countPatterns(theory: HintAnalysis): PatternCount {
  if (theory.misordered || theory.hints.disputed !== 0) return { total: 0n, completable: 0n };
  const { problem } = theory;
  const total = countStrings({ ...withWildcard(problem), most: problem.fewest, others: 1 });
  if (!isConsistent(theory)) return { total, completable: 0n };
  if (problem.others > 0) return { total, completable: total };
  let completable = 0n;
  for (const _ of placements(problem, fixedRows(theory)))
    if (++completable > LISTED_MAX) return { total, completable: undefined };
  return { total, completable };
}

/** Listing this many patterns takes about a tenth of a second. */
const LISTED_MAX = 20_000n;

/** Adds one more letter, of which nothing is known, that could fill any open place. */
function withWildcard(problem: SequenceProblem): SequenceProblem {
  return { ...problem, others: problem.others + 1 };
}

function fixedRows({ hints, letters }: HintAnalysis): number[] {
  return hints.exact.map((letter) => (letter < 0 ? -1 : letters.indexOf(letter)));
}

function namesOf({ alphabet, letters }: HintAnalysis): string[] {
  return letters.map((letter) => alphabet.letters[letter] as string);
}

function spelled(placement: readonly number[], names: readonly string[]): string {
  let pattern = '';
  for (const row of placement) pattern += row < 0 ? '_' : names[row];
  return pattern;
}

/** Returns the patterns that these words match, those with the most words first; ties are in the order of the words. */
function usefulPatterns(theory: HintAnalysis, words: readonly string[]): string[] {
  const { problem, letters, alphabet, hints } = theory;
  const counts = new Map<string, number>();
  for (const word of words) {
    const symbols = splitLetters(word).map((letter) => alphabet.numbers.get(letter) ?? -1);
    if (symbols.length !== problem.places) continue;
    const fits = symbols.every((symbol, place) => {
      if (symbol < 0 || hints.absent.has(symbol)) return false;
      const row = letters.indexOf(symbol);
      return (((row < 0 ? problem.open : (problem.domains[row] as number)) >>> place) & 1) === 1;
    });
    const copies = letters.map((letter) => symbols.filter((symbol) => symbol === letter).length);
    const most = (row: number) => problem.most[row] as number;
    const fewest = (row: number) => problem.fewest[row] as number;
    if (!fits || copies.some((count, row) => count < fewest(row) || count > most(row))) continue;
    for (const pattern of patternsOf(theory, symbols, copies))
      counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([pattern]) => pattern);
}

/** Returns the patterns that a word matches: several if it has more copies of a letter than are needed. */
function patternsOf(theory: HintAnalysis, symbols: readonly number[], copies: readonly number[]): string[] {
  const domains = theory.letters.map((letter) =>
    symbols.reduce((set, symbol, place) => (symbol === letter ? set | (1 << place) : set), 0),
  );
  const { places, fewest } = theory.problem;
  const own = { places, domains, fewest, most: copies, others: 1, open: -1 };
  const names = namesOf(theory);
  return Array.from(placements(own, fixedRows(theory)), (placement) => spelled(placement, names));
}
