import { makeCost } from './bound-head.ts';
import { type BoundProgress, BoundWriter } from './bound-writer.ts';
import type { LemmaNames } from './lemma.ts';
import type { LemmaProof } from './lemma-proof.ts';
import type { Problem } from './problem.ts';
import { OptimalSearch } from './search.ts';
import type { SearchOptions } from './search-options.ts';
import { SetSearch } from './set-search.ts';
import { INFEASIBLE } from './size-bound.ts';
import { type BoundTable, TranspositionTable } from './transposition-table.ts';

/** What to prove: the lines that name the rules, the claim, and the first row if the claim is only about that one. */
export interface BoundTask {
  readonly rules: readonly string[];
  /** `NEVER` if no strategy keeps to `within`. */
  readonly total: number;
  /** The most guesses that a strategy may make. */
  readonly within?: number | undefined;
  readonly opening?: number | undefined;
}

/**
 * Proves that no strategy costs less than `total`, or none that begins with the row `opening`, or none that keeps to
 * `within`, and returns the lines that `check/bound-proof.ts` reads. Throws `OverclaimError` if there is a cheaper
 * strategy.
 * `table`: filled by a search that has found `total`; if absent, that search is made first.
 * `earlier`: how the first lemmas were proved in an earlier run; the proof continues after them.
 */
export function* boundLines(
  problem: Problem,
  names: LemmaNames<unknown>,
  { rules, total, within, opening }: BoundTask,
  { symmetry, table: filled }: Pick<SearchOptions, 'symmetry' | 'table'> = {},
  earlier: readonly LemmaProof[] = [],
): Generator<BoundProgress, Generator<string>> {
  const table = filled ?? newProofTable();
  const limited = {
    ...(symmetry ? { symmetry } : {}),
    table,
    ...(within === undefined ? {} : { depth: within }),
  };
  // Fills the table with what the lemmas look up. With lemmas from an earlier run, they look up less: it is skipped.
  if (!filled && earlier.length === 0) {
    const openings = opening === undefined ? {} : { openings: [problem.guesses[opening]] };
    const below = Math.min(total, INFEASIBLE);
    const search = new OptimalSearch(problem, { ...limited, ...openings, below });
    while (!search.advance(SETS_AT_ONCE).done) yield { lemmas: 0, waiting: 0 };
    const { lower } = search.status();
    if (lower < below) throw new OverclaimError(below - lower);
  }
  const writer = new BoundWriter(problem, names, new SetSearch(problem, limited), within);
  yield* writer.prove(total, opening, [], earlier);
  const begins = opening === undefined ? [] : [`opening ${names.guess(opening)}`];
  const limits = within === undefined ? [] : [`within ${within}`];
  const head = ['inkling-bound 2', ...rules, ...limits, `total ${makeCost(total)}`, ...begins];
  return linesOf(head, writer.lines());
}

/** Thrown if a strategy costs less than no strategy is claimed to cost. */
export class OverclaimError extends Error {
  constructor(surplus: number) {
    super(`the optimum is ${surplus} less than claimed`);
  }
}

/** Creates a table for a search from which a proof will be written; one gigabyte unless it may take more. */
export function newProofTable(bytes: number = TABLE_BYTES): BoundTable {
  return new TranspositionTable(Math.max(bytes, TABLE_BYTES));
}

function* linesOf(head: readonly string[], rest: Generator<string>): Generator<string> {
  yield* head;
  yield* rest;
}

const SETS_AT_ONCE = 64;
const TABLE_BYTES = 2 ** 30;
