/**
 * An acyclic automaton over codes: layer i holds what must be remembered of the first i places, and an arc
 * says where a symbol leads. Every path from the one node of layer 0 to the last layer is a code.
 *
 * A history is kept as *two* of these, one for its totals and one for its exact matches, and never as one.
 * The totals see only which symbols were used and how often, the exact matches only where; each alone is
 * small (a few thousand nodes at 12 places × 12 symbols), is pruned and merged to the smallest that there is,
 * and their product is walked without being stored. A single diagram over both, with hashed states, was
 * rejected: the same codes cost it ten to a hundred times the states, most of them dead.
 */
export interface Layers {
  readonly symbols: number;
  /** Nodes in each layer, places + 1 numbers. All 0 when no code is left. */
  readonly sizes: readonly number[];
  /** For each place, `node × symbols + symbol` → node of the next layer, or −1. */
  readonly arcs: readonly Int32Array[];
  /** A label for each node of the last layer (see `Watch.end`). */
  readonly ends: Int32Array;
}

/** The automaton of every code: one node a layer. */
export function freeLayers(places: number, symbols: number): Layers {
  return {
    symbols,
    sizes: new Array<number>(places + 1).fill(1),
    arcs: Array.from({ length: places }, () => new Int32Array(symbols)),
    ends: new Int32Array(1),
  };
}
