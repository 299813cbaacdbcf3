import type { Problem } from './problem.ts';
import type { SearchOptions } from './search-options.ts';
import { DEPTH_MAX } from './size-bound.ts';

/** Is a problem searched in WebAssembly (`compiled-search.ts`), where there is any? */
export function isCompilable(problem: Problem, options: SearchOptions): boolean {
  const isWorth = options.isCompiled ?? problem.rowCount * problem.secretCount >= CELLS_MIN;
  return isWorth && canBeCompiled(problem, options);
}

/** Can it be searched there? */
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
  // In hard mode the cheapest strategy is often too deep, so the search must keep to a limit; elsewhere see `leastTotal`.
  const isDeep = surcharge === 0 && (depth >= DEPTH_MAX || (narrowing !== undefined && depth >= DEPTH_MIN));
  const isUsual = goal === 'found' && followUps.length === 0 && !weights;
  const hasKeys = symmetry?.canonise === undefined || symmetry.codes !== undefined;
  const isKnown = narrowing ? !symmetry && history.length === 0 : hasKeys;
  return isDeep && isUsual && isKnown && classCount < 256 && rowCount * secretCount <= CELLS_MAX;
}

/** With two guesses left after the first, the core seeks one that tells all apart; fewer leave nothing to search. */
const DEPTH_MIN = 3;
/** Smaller problems are searched faster than a memory can be made. */
const CELLS_MIN: number = 2 ** 13;
/** With the smaller problems that are made of it, a larger matrix would need half a gigabyte. */
const CELLS_MAX: number = 2 ** 27;
