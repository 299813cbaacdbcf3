import type { Problem } from './problem.ts';
import type { SearchOptions } from './search-options.ts';
import { DEPTH_MAX } from './size-bound.ts';

/** Whether to search a problem in WebAssembly (`compiled-search.ts`), if it is available. */
export function isCompilable(problem: Problem, options: SearchOptions): boolean {
  const isWorth = options.isCompiled ?? problem.rowCount * problem.secretCount >= CELLS_MIN;
  return isWorth && canBeCompiled(problem, options);
}

/** Whether the search in WebAssembly supports this problem with these options. */
export function canBeCompiled(problem: Problem, options: SearchOptions): boolean {
  const {
    depth = DEPTH_MAX,
    surcharge = 0,
    weights,
    narrowing,
    followUps = [],
    symmetry,
    history = [],
  } = options;
  const { goal, classCount, rowCount, secretCount } = problem;
  // In hard mode the cheapest strategy is often too deep, so that search supports a limit; otherwise see `leastTotal`.
  const isDeep = surcharge === 0 && (depth >= DEPTH_MAX || (narrowing !== undefined && depth >= DEPTH_MIN));
  const isUsual = goal === 'found' && followUps.length === 0 && !weights;
  const hasKeys = symmetry?.canonise === undefined || symmetry.codes !== undefined;
  const isKnown = narrowing ? !symmetry && history.length === 0 : hasKeys;
  return isDeep && isUsual && isKnown && classCount < 256 && rowCount * secretCount <= CELLS_MAX;
}

/** With two guesses left after the first, the core seeks one that distinguishes all; fewer leave nothing to search. */
const DEPTH_MIN = 3;
/** Smaller problems are searched in less time than it takes to create a memory. */
const CELLS_MIN: number = 2 ** 13;
/** Together with the smaller problems that are made from it, a larger matrix would take half a gigabyte. */
const CELLS_MAX: number = 2 ** 27;
