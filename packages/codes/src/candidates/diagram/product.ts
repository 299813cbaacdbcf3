import { intersect } from './intersect.ts';
import { freeLayers, type Layers } from './layers.ts';
import { watchLayers } from './watch.ts';
import type { Product } from './weights.ts';

/** Above this many cells most would be unreachable, and the arrays large: 16 MB for each pass and direction. */
const DENSE_CELLS_MAX = 1 << 21;

/**
 * Two automata as a product to sum over. Where the cells would be too many, the pairs that are reached are
 * found first and stored as one automaton; `undefined` when these are more than `nodesMax`.
 * Pauses every few milliseconds.
 */
export function* productOf(
  counts: Layers,
  exacts: Layers,
  nodesMax: number,
  denseCellsMax: number = DENSE_CELLS_MAX,
): Generator<undefined, Product | undefined> {
  const cells = counts.sizes.reduce((sum, size, layer) => sum + size * exacts.sizes[layer], 0);
  if (cells <= denseCellsMax) return { counts, exacts };
  const joint = yield* intersect(counts, watchLayers(exacts), nodesMax);
  return joint && { counts: joint, exacts: freeLayers(joint.arcs.length, joint.symbols) };
}
