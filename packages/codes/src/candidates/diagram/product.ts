import { intersect } from './intersect.ts';
import { freeLayers, type Layers } from './layers.ts';
import { watchLayers } from './watch.ts';
import type { Product } from './weights.ts';

/** With more cells, most would be unreachable and the arrays would be large: 16 MB for each pass and direction. */
const DENSE_CELLS_MAX = 1 << 21;

/**
 * Combines two automata to a product to sum over. If it would have too many cells, first finds the reachable pairs
 * and stores them as one automaton. Returns `undefined` if there are more than `nodesMax` of these.
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
