import type { Layers } from './layers.ts';

/**
 * A product of two automata, over which the functions here sum. A cell of layer i is a pair (counts node, exacts node),
 * numbered `counts node × exacts size + exacts node`. The product of two minimal automata is usually small and dense
 * enough for plain arrays; then only these weights of it are stored (see `productOf`).
 *
 * Weights are doubles. With `modulus` 0 they are the counts themselves, which is exact while the space has fewer than
 * 2⁵³ codes; otherwise they are counts modulo a number below 2²⁶, so that products stay exact, and the caller joins
 * several (see `residue.ts`). A count other than 0 never has the weight 0, because its residue is taken from
 * 1 … modulus. So "weight > 0" always means "there is a code".
 */
export interface Product {
  readonly counts: Layers;
  readonly exacts: Layers;
}

/** For each layer and cell, counts the beginnings of codes that lead there. */
export function weighForward({ counts, exacts }: Product, modulus: number): readonly Float64Array[] {
  const { symbols } = counts;
  const layers = emptyWeights({ counts, exacts });
  if (layers[0].length > 0) layers[0][0] = 1;
  for (let place = 0; place < counts.arcs.length; place++) {
    const width = exacts.sizes[place];
    const after = exacts.sizes[place + 1];
    const [from, to] = [layers[place], layers[place + 1]];
    const [countArcs, exactArcs] = [counts.arcs[place], exacts.arcs[place]];
    for (let cell = 0, node = 0; node < counts.sizes[place]; node++)
      for (let exact = 0; exact < width; exact++, cell++) {
        const weight = from[cell];
        if (weight === 0) continue;
        for (let symbol = 0; symbol < symbols; symbol++) {
          const count = countArcs[node * symbols + symbol];
          const end = exactArcs[exact * symbols + symbol];
          if (count >= 0 && end >= 0) to[count * after + end] += weight;
        }
      }
    if (modulus > 0) reduce(to, modulus);
  }
  return layers;
}

/** For each layer and cell that a beginning reaches, counts the ends of codes that continue from there. */
export function weighBackward(
  { counts, exacts }: Product,
  forward: readonly Float64Array[],
  modulus: number,
): readonly Float64Array[] {
  const { symbols } = counts;
  const places = counts.arcs.length;
  const layers = emptyWeights({ counts, exacts });
  layers[places].fill(1);
  for (let place = places - 1; place >= 0; place--) {
    const width = exacts.sizes[place];
    const after = exacts.sizes[place + 1];
    const [into, from] = [layers[place], layers[place + 1]];
    const [countArcs, exactArcs] = [counts.arcs[place], exacts.arcs[place]];
    for (let cell = 0, node = 0; node < counts.sizes[place]; node++)
      for (let exact = 0; exact < width; exact++, cell++) {
        if (forward[place][cell] === 0) continue;
        let sum = 0;
        for (let symbol = 0; symbol < symbols; symbol++) {
          const count = countArcs[node * symbols + symbol];
          const end = exactArcs[exact * symbols + symbol];
          if (count >= 0 && end >= 0) sum += from[count * after + end];
        }
        into[cell] = sum;
      }
    if (modulus > 0) reduce(into, modulus);
  }
  return layers;
}

/** For each place and symbol, counts the codes that have the symbol there: beginnings × ends, summed. */
export function weighPlaces(
  { counts, exacts }: Product,
  forward: readonly Float64Array[],
  backward: readonly Float64Array[],
  modulus: number,
): readonly Float64Array[] {
  const { symbols } = counts;
  return counts.arcs.map((countArcs, place) => {
    const width = exacts.sizes[place];
    const after = exacts.sizes[place + 1];
    const exactArcs = exacts.arcs[place];
    const ends = backward[place + 1];
    const sums = new Float64Array(symbols);
    for (let cell = 0, node = 0; node < counts.sizes[place]; node++)
      for (let exact = 0; exact < width; exact++, cell++) {
        const weight = backward[place][cell] === 0 ? 0 : forward[place][cell];
        if (weight === 0) continue;
        for (let symbol = 0; symbol < symbols; symbol++) {
          const count = countArcs[node * symbols + symbol];
          const end = exactArcs[exact * symbols + symbol];
          if (count >= 0 && end >= 0) sums[symbol] += weight * ends[count * after + end];
        }
        if (modulus > 0) reduce(sums, modulus);
      }
    return sums;
  });
}

function emptyWeights({ counts, exacts }: Product): Float64Array[] {
  return counts.sizes.map((size, layer) => new Float64Array(size * exacts.sizes[layer]));
}

function reduce(weights: Float64Array, modulus: number): void {
  for (let i = 0; i < weights.length; i++)
    if (weights[i] > modulus) weights[i] = weights[i] % modulus || modulus;
}
