import type { Code } from '@inkling/core/feedback';
import type { Layers } from './layers.ts';

/**
 * Tracks what one turn must remember of the places read so far, in states that are small integers. `intersect` runs a
 * watch along an automaton. A state is rejected (−1) as soon as the remaining places cannot provide what the turn still
 * needs; states that cannot differ later are the same number.
 */
export interface Watch {
  readonly start: number;
  /** The state after one more place, or −1. */
  next(place: number, state: number, symbol: number): number;
  /** The label of a finished code, or −1 to reject it. Labels of watches that share an automaton add up. */
  end(state: number): number;
}

/** The factor of a total in a label, so that a number of exact matches fits below it. */
export const TOTAL_UNIT = 32;

/** Accepts codes with `exact` exact matches; if it is undefined, all codes, labelled by their exact matches. */
export function watchExact(guess: Code, exact: number | undefined): Watch {
  if (exact === undefined)
    return {
      start: 0,
      next: (place, state, symbol) => (guess[place] === symbol ? state + 1 : state),
      end: (state) => state,
    };
  const places = guess.length;
  return {
    start: exact <= places ? exact : -1,
    next: (place, state, symbol) => {
      const needed = guess[place] === symbol ? state - 1 : state;
      return needed < places - place ? needed : -1;
    },
    end: (state) => (state === 0 ? 0 : -1),
  };
}

/**
 * Accepts codes that share `total` symbols with the guess, whatever their places; if it is undefined, all codes,
 * labelled by `TOTAL_UNIT` × their total.
 * The state is the count of each guessed symbol so far, capped at its count in the guess, in mixed radix: at most
 * 2^places numbers. Once the total is reached, only *which* symbols are full still matters, and the counts of the
 * others are dropped (such states are numbered from `settled`).
 */
export function watchTotal(guess: Code, symbols: number, total: number | undefined): Watch {
  const places = guess.length;
  const { width, step, used, full } = countTables(guess, symbols);
  if (total === undefined)
    return {
      start: 0,
      next: (_place, state, symbol) => step[symbol * width + state],
      end: (state) => used[state] * TOTAL_UNIT,
    };
  const settled = width;
  const settle = (state: number) => (used[state] === total ? settled + full[state] : state);
  return {
    start: total <= places ? settle(0) : -1,
    next: (place, state, symbol) => {
      if (state >= settled) return step[symbol * width + state - settled] === state - settled ? state : -1;
      const after = step[symbol * width + state];
      return total - used[after] < places - place ? settle(after) : -1;
    },
    end: (state) => (state >= settled ? 0 : -1),
  };
}

/** Accepts codes that use no symbol twice. The state is the set of symbols used. */
export const watchDistinct: Watch = {
  start: 0,
  next: (_place, state, symbol) => ((state >> symbol) & 1 ? -1 : state | (1 << symbol)),
  end: () => 0,
};

/** Accepts codes that have a symbol at a place. */
export function watchCell(place: number, symbol: number): Watch {
  return { start: 0, next: (at, _state, other) => (at === place && other !== symbol ? -1 : 0), end: () => 0 };
}

/** Accepts the codes that another automaton over the same codes accepts, with its labels. */
export function watchLayers({ arcs, symbols, sizes, ends }: Layers): Watch {
  return {
    start: sizes[0] > 0 ? 0 : -1,
    next: (place, state, symbol) => arcs[place][state * symbols + symbol],
    end: (state) => ends[state],
  };
}

/** Tabulates for each state (capped counts) the state after each symbol, the sum, and the state of full counts. */
function countTables(guess: Code, symbols: number) {
  const caps = new Array<number>(symbols).fill(0);
  for (let i = 0; i < guess.length; i++) if (guess[i] < symbols) caps[guess[i]]++;
  const width = caps.reduce((product, cap) => product * (cap + 1), 1);
  const step = new Int32Array(symbols * width);
  const used = new Uint8Array(width);
  const full = new Int32Array(width);
  for (let symbol = 0, stride = 1; symbol < symbols; stride *= caps[symbol++] + 1)
    for (let state = 0; state < width; state++) {
      const count = Math.floor(state / stride) % (caps[symbol] + 1);
      const more = count < caps[symbol];
      step[symbol * width + state] = more ? state + stride : state;
      used[state] += count;
      if (!more) full[state] += count * stride;
    }
  return { width, step, used, full };
}
