import { needKnownFields } from '@inkling/core/known-fields';
import type { SequenceProblem } from '@inkling/core/sequence';
import { countStrings } from '@inkling/words/sequences/count';
import { placements } from '@inkling/words/sequences/placements';
import { splitLetters } from '../rules/letters.ts';
import type { Round } from '../rules/rounds.ts';
import { type HintTheory, isConsistent, QUESTION_FIELDS, theoryOf, type WordQuestion } from './theory.ts';

/** How the hinted letters can stand: `_a__e`, known and needed copies placed, the rest open. */
export interface PatternCount {
  /** All that the founding document lists. `undefined` where counting would take too long. */
  readonly total: bigint | undefined;
  /** Those that some string of the alphabet completes. */
  readonly completable: bigint | undefined;
}

/** What `wordPatterns` knows beside the rounds. */
export interface PatternOptions extends WordQuestion {
  /** Also those that no string completes, as the founding document has them. */
  readonly all?: boolean;
  /** Give the patterns of these words first, those with the most words in front; any words will do. */
  readonly usefulFor?: readonly string[];
}

export const PATTERN_FIELDS: readonly string[] = [...QUESTION_FIELDS, 'all', 'usefulFor'];

/**
 * The patterns, lazily, each once, in a fixed order: letter by letter in the order of the alphabet, each from left
 * to right. Nothing is listed ahead of what is asked for.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function* wordPatterns(
  rounds: readonly Round[],
  options: PatternOptions = {},
): Generator<string, undefined> {
  needKnownFields(options, 'options', PATTERN_FIELDS);
  const theory = theoryOf(rounds, options);
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

export function countPatterns(theory: HintTheory): PatternCount {
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

/** About a tenth of a second of listing. */
const LISTED_MAX = 20_000n;

/** As if one more letter, of which nothing is known, could fill any open place. */
function withWildcard(problem: SequenceProblem): SequenceProblem {
  return { ...problem, others: problem.others + 1 };
}

function fixedRows({ hints, letters }: HintTheory): number[] {
  return hints.exact.map((letter) => (letter < 0 ? -1 : letters.indexOf(letter)));
}

function namesOf({ alphabet, letters }: HintTheory): string[] {
  return letters.map((letter) => alphabet.letters[letter] as string);
}

function spelled(placement: readonly number[], names: readonly string[]): string {
  let pattern = '';
  for (const row of placement) pattern += row < 0 ? '_' : names[row];
  return pattern;
}

/** The patterns that these words show, most words first; ties in the order of the words. */
function usefulPatterns(theory: HintTheory, words: readonly string[]): string[] {
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

/** The patterns that one word shows: more than one where it has more copies of a letter than are needed. */
function patternsOf(theory: HintTheory, symbols: readonly number[], copies: readonly number[]): string[] {
  const domains = theory.letters.map((letter) =>
    symbols.reduce((set, symbol, place) => (symbol === letter ? set | (1 << place) : set), 0),
  );
  const { places, fewest } = theory.problem;
  const own = { places, domains, fewest, most: copies, others: 1, open: -1 };
  const names = namesOf(theory);
  return Array.from(placements(own, fixedRows(theory)), (placement) => spelled(placement, names));
}
