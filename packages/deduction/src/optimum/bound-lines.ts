import { type BoundProgress, BoundWriter, type LemmaNames } from './bound-writer.ts';
import type { Problem } from './problem.ts';
import { OptimalSearch } from './search.ts';
import type { SearchOptions } from './search-options.ts';
import { SetSearch } from './set-search.ts';
import { TranspositionTable } from './transposition-table.ts';

/** What a proof is of: the lines that name the rules, what is claimed, and the row that comes first where only that is spoken of. */
export interface BoundTask {
  readonly rules: readonly string[];
  readonly total: number;
  readonly opening?: number | undefined;
}

/**
 * Proves that no strategy costs less than `total`, or none that begins with the row `opening`, and returns the lines that
 * `check/bound-proof.ts` reads. Throws where the search knows a cheaper one.
 */
export function* boundLines(
  problem: Problem,
  names: LemmaNames<unknown>,
  { rules, total, opening }: BoundTask,
  options: Pick<SearchOptions, 'symmetry'> = {},
): Generator<BoundProgress, Generator<string>> {
  const table = new TranspositionTable(TABLE_BYTES);
  const openings = opening === undefined ? {} : { openings: [problem.guesses[opening]] };
  const search = new OptimalSearch(problem, { ...options, table, ...openings, below: total });
  while (!search.advance(SETS_AT_ONCE).done) yield { lemmas: 0, waiting: 0 };
  const { lower } = search.status();
  if (lower < total) throw new Error(`the optimum is ${total - lower} less than claimed`);
  const writer = new BoundWriter(problem, names, new SetSearch(problem, { ...options, table }));
  yield* writer.prove(total, opening);
  const begins = opening === undefined ? [] : [`opening ${names.guess(opening)}`];
  return linesOf(['inkling-bound 2', ...rules, `total ${total}`, ...begins], writer.lines());
}

function* linesOf(head: readonly string[], rest: Generator<string>): Generator<string> {
  yield* head;
  yield* rest;
}

const SETS_AT_ONCE = 64;
const TABLE_BYTES = 2 ** 30;
