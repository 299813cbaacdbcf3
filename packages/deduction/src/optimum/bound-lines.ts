import { makeCost } from './bound-head.ts';
import { type BoundProgress, BoundWriter, type LemmaNames } from './bound-writer.ts';
import type { Problem } from './problem.ts';
import { OptimalSearch } from './search.ts';
import type { SearchOptions } from './search-options.ts';
import { SetSearch } from './set-search.ts';
import { INFEASIBLE } from './size-bound.ts';
import { TranspositionTable } from './transposition-table.ts';

/** What a proof is of: the lines that name the rules, what is claimed, and the first row, where the claim is only about that one. */
export interface BoundTask {
  readonly rules: readonly string[];
  /** `NEVER` where no strategy keeps to `within`. */
  readonly total: number;
  /** Guesses that a strategy may make at most. */
  readonly within?: number | undefined;
  readonly opening?: number | undefined;
}

/**
 * Proves that no strategy costs less than `total`, or none that begins with the row `opening`, or none that keeps to
 * `within`, and returns the lines that `check/bound-proof.ts` reads. Throws when the search knows a cheaper strategy.
 */
export function* boundLines(
  problem: Problem,
  names: LemmaNames<unknown>,
  { rules, total, within, opening }: BoundTask,
  options: Pick<SearchOptions, 'symmetry'> = {},
): Generator<BoundProgress, Generator<string>> {
  const table = new TranspositionTable(TABLE_BYTES);
  const openings = opening === undefined ? {} : { openings: [problem.guesses[opening]] };
  const limited = { ...options, table, ...(within === undefined ? {} : { depth: within }) };
  const below = Math.min(total, INFEASIBLE);
  const search = new OptimalSearch(problem, { ...limited, ...openings, below });
  while (!search.advance(SETS_AT_ONCE).done) yield { lemmas: 0, waiting: 0 };
  const { lower } = search.status();
  if (lower < below) throw new Error(`the optimum is ${below - lower} less than claimed`);
  const writer = new BoundWriter(problem, names, new SetSearch(problem, limited), within);
  yield* writer.prove(total, opening);
  const begins = opening === undefined ? [] : [`opening ${names.guess(opening)}`];
  const limits = within === undefined ? [] : [`within ${within}`];
  const head = ['inkling-bound 2', ...rules, ...limits, `total ${makeCost(total)}`, ...begins];
  return linesOf(head, writer.lines());
}

function* linesOf(head: readonly string[], rest: Generator<string>): Generator<string> {
  yield* head;
  yield* rest;
}

const SETS_AT_ONCE = 64;
const TABLE_BYTES = 2 ** 30;
