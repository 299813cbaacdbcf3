import type { Layers } from './layers.ts';
import { mergeLayers } from './merge.ts';
import { PairTable } from './pair-table.ts';
import type { Watch } from './watch.ts';

/**
 * Builds the smallest automaton of the codes of an automaton that a watch accepts, with the sums of their labels.
 * Returns `undefined` if more than `nodesMax` nodes would be needed on the way. Adding one turn at a time to an
 * automaton that is already exact was chosen over building all turns together: earlier turns then prune exactly, not
 * by bounds; the state of a turn fits 17 bits whatever the number of turns; and each move of a game costs only its
 * newest turn. Pauses every few milliseconds.
 */
export function* intersect(
  layers: Layers,
  watch: Watch,
  nodesMax: number,
): Generator<undefined, Layers | undefined> {
  const { symbols, arcs } = layers;
  let front = new PairTable();
  if (layers.sizes[0] > 0 && watch.start >= 0) front.add(0, watch.start);
  const rows: Int32Array[] = [];
  let made = front.size;
  for (let place = 0; place < arcs.length; place++) {
    const next = new PairTable();
    const out = new Int32Array(front.size * symbols).fill(-1);
    for (let id = 0; id < front.size; id++) {
      const node = front.lefts[id] * symbols;
      const state = front.rights[id];
      for (let symbol = 0; symbol < symbols; symbol++) {
        const to = arcs[place][node + symbol];
        if (to < 0) continue;
        const after = watch.next(place, state, symbol);
        if (after >= 0) out[id * symbols + symbol] = next.add(to, after);
      }
      if (made + next.size > nodesMax) return undefined;
      if (id % NODES_PER_PAUSE === 0) yield;
    }
    made += next.size;
    rows.push(out);
    front = next;
  }
  const labels = new Int32Array(front.size);
  for (let id = 0; id < front.size; id++) {
    const label = watch.end(front.rights[id]);
    labels[id] = label < 0 ? -1 : layers.ends[front.lefts[id]] + label;
  }
  return mergeLayers(symbols, rows, labels);
}

const NODES_PER_PAUSE = 8192;
