import { solvedClass } from '@inkling/core/feedback';
import type { ListedCandidates } from '../candidates/listed.ts';
import { representatives } from './representatives.ts';
import { lowestTwinTest } from './symmetry.ts';

/** The costs of cells and their budget, as `PartitionRule.budget` gives them. */
export interface CostBound {
  readonly costs: Float64Array;
  readonly budget: number;
}

/**
 * Returns the guesses that need to be weighed, ascending: representatives; if only one guess is wanted, only the lowest
 * of twins; and of these only guesses whose multiset of symbols allows them to stay within the budget. Exact + near
 * depends on that multiset alone, and splits the candidates by totals; the exact matches then split the cell of total t
 * into at most t + 1 cells (one fewer for the largest total), at best evenly. This discards nine guesses out of ten
 * before any of them is scored.
 */
export function pruneByBound(set: ListedCandidates, onlyLowest: boolean, bound: CostBound): Uint32Array {
  const { repeats, symbols, places } = set.rules;
  const { multisets } = set.space.scorer;
  const { table, size } = set.space.codes;
  const all = representatives(set);
  const fits = new Uint8Array(multisets.count).fill(1);
  const isCheap = multisets.isWhole && multisets.count * MULTISET_SHARE <= size;
  if (isCheap && bound.budget < Number.POSITIVE_INFINITY) rejectCostly(set, bound, fits);
  const isMasked = repeats && symbols <= MASK_BITS;
  if (onlyLowest && isMasked) rejectDuplicates(set, fits);
  const kept = new Uint32Array(all.length);
  const { keys } = multisets;
  let keptCount = 0;
  for (let i = 0; i < all.length; i++) {
    const guess = all[i];
    kept[keptCount] = guess;
    keptCount += fits[keys[guess]];
  }
  const fitting = kept.subarray(0, keptCount);
  if (!onlyLowest || isMasked) return fitting;
  const isLowest = lowestTwinTest(set);
  return fitting.filter((guess) => isLowest(table, guess * places));
}

/** With fewer codes per multiset than this, the bound costs more than it saves. */
const MULTISET_SHARE = 8;
/** The maximum number of symbols for sets of symbols as bits of a number. */
const MASK_BITS = 30;

/** Clears `fits` for the multisets whose guesses certainly cost too much. */
function rejectCostly({ indices, rules, space }: ListedCandidates, bound: CostBound, fits: Uint8Array): void {
  const { multisets } = space.scorer;
  const { count, keys, cells } = multisets;
  const sizes = new Uint32Array(count);
  const present = new Uint32Array(Math.min(count, indices.length));
  let presentCount = 0;
  for (let i = 0; i < indices.length; i++) {
    const key = keys[indices[i]];
    if (sizes[key]++ === 0) present[presentCount++] = key;
  }
  const cheapest = cheapestSplits(rules.places, indices.length, bound.costs);
  const width = indices.length + 1;
  const totals = new Uint32Array(solvedClass(rules.places) + 1);
  for (let guess = 0; guess < count; guess++) {
    const row = multisets.row(guess);
    totals.fill(0);
    for (let i = 0; i < presentCount; i++) totals[cells[row + present[i]]] += sizes[present[i]];
    let cost = 0;
    for (let total = 0, at = 0; total <= rules.places; at += ++total)
      cost += cheapest[total * width + totals[at]];
    if (cost > bound.budget) fits[guess] = 0;
  }
}

/**
 * Computes, for each total and each number of codes with it, the least cost of the cells into which exact matches can
 * split them.
 */
function cheapestSplits(places: number, candidates: number, costs: Float64Array): Float64Array {
  const width = candidates + 1;
  const cheapest = new Float64Array((places + 1) * width);
  for (let total = 0; total <= places; total++) {
    const cellCount = total === places ? Math.max(1, places) : total + 1;
    for (let size = 0; size < candidates; size++)
      cheapest[total * width + size + 1] =
        cheapest[total * width + size] + costs[Math.floor(size / cellCount)];
  }
  return cheapest;
}

/** Clears `fits` for multisets with symbols that no candidate has, except the lowest: with repeats, one is enough. */
function rejectDuplicates({ indices, rules, space }: ListedCandidates, fits: Uint8Array): void {
  const { keys, masks } = space.scorer.multisets;
  let dead = 2 ** rules.symbols - 1;
  for (let i = 0; i < indices.length; i++) dead &= ~masks[keys[indices[i]]];
  const rejected = dead & (dead - 1);
  if (rejected === 0) return;
  for (let guess = 0; guess < fits.length; guess++) if ((masks[guess] & rejected) !== 0) fits[guess] = 0;
}
