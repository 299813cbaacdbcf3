/**
 * An acyclic automaton over codes: a node of layer i is what must be remembered of the first i places, and an arc is
 * the step that a symbol makes to the next layer. Every path from the only node of layer 0 to the last layer is a code.
 *
 * A history is stored as *two* automata, one for its totals and one for its exact matches. Totals depend only on which
 * symbols are used and how often, exact matches only on where they stand. Each automaton alone is small (a few thousand
 * nodes at 12 places × 12 symbols) and is pruned and merged to the minimal one; their product is walked without being
 * stored. A single diagram over both, with hashed states, was rejected: for the same codes it needs ten to a hundred
 * times as many states, most of them dead.
 */
export interface Layers {
  readonly symbols: number;
  /** The number of nodes in each of the places + 1 layers. All 0 if no code is left. */
  readonly sizes: readonly number[];
  /** For each place, `node × symbols + symbol` → node of the next layer, or −1. */
  readonly arcs: readonly Int32Array[];
  /** A label for each node of the last layer (see `Watch.end`). */
  readonly ends: Int32Array;
}

/** Creates the automaton of all codes, with one node per layer. */
export function freeLayers(places: number, symbols: number): Layers {
  return {
    symbols,
    sizes: new Array<number>(places + 1).fill(1),
    arcs: Array.from({ length: places }, () => new Int32Array(symbols)),
    ends: new Int32Array(1),
  };
}
