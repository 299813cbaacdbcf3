import type { RandomStream } from '@inkling/core/random';
import type { Shape } from './squares.ts';

/**
 * Creates a sampler of uniform sets of `count` squares of which no two touch, for counts where plain rejection would
 * take forever (such as 60 on 20×20). It draws row by row from the hard-core measure, in which a set has the weight λ
 * to the power of its size, with a transfer table. It redraws sets of another size; all sets of one size have the same
 * weight.
 *
 * The table uses doubles, so it is slightly inexact. This does not matter: the actual probability q(S) of drawing a
 * set is a product of integer fractions, known exactly, and the set is accepted with probability c/q(S), decided in
 * integers, for a fixed c just below every q. So each set has probability exactly c, and rounding costs only one redraw
 * in a million. A table indexed by size as well was rejected: 28,000 states × 100 sizes × 400 squares. Only +, × and ÷
 * of doubles are used, which give the same results on every machine.
 */
export function denseSpecials(shape: Shape, count: number): (random: RandomStream) => number[] {
  const turned = shape.cols > shape.rows;
  const width = turned ? shape.rows : shape.cols;
  const height = turned ? shape.cols : shape.rows;
  const masks = looseMasks(width);
  const table = bestTable(masks, width, height, count);
  const place = (row: number, col: number) => (turned ? col * shape.cols + row : row * shape.cols + col);
  return (random) => {
    for (;;) {
      const drawn = drawRows(table, masks, width, height, random);
      if (drawn.size !== count || !isKept(table, drawn, count, random)) continue;
      const chosen: number[] = [];
      for (const [row, mask] of drawn.rows.entries())
        for (let col = 0; col < width; col++) if ((mask >> col) & 1) chosen.push(place(row, col));
      return chosen;
    }
  };
}

/** Row masks without adjacent bits, in ascending order, and the position of each mask in that list. */
interface Masks {
  readonly list: Int32Array;
  readonly index: Int32Array;
}

interface Table {
  /** λ = 2^power */
  readonly power: number;
  /**
   * One layer per square, in reading order: layer[i] is the weight of everything that may follow once the squares
   * before this one are decided, for state i (see `sumOverRow`). Empty unless requested.
   */
  readonly layers: readonly Float64Array[];
  /** Total weight of all sets = mantissa · 2^exponent, mantissa in 1 … 2. */
  readonly mantissa: number;
  readonly exponent: number;
}

interface Drawn {
  readonly rows: readonly number[];
  readonly size: number;
  /** For each free decision, the grains of the chosen option and of both options together. */
  readonly chosen: readonly number[];
  readonly all: readonly number[];
}

function looseMasks(width: number): Masks {
  const index = new Int32Array(2 ** width).fill(-1);
  const list: number[] = [];
  for (let mask = 0; mask < 2 ** width; mask++)
    if ((mask & (mask << 1)) === 0) index[mask] = list.push(mask) - 1;
  return { list: Int32Array.from(list), index };
}

const POWER_MIN = -8;
const POWER_MAX = 32;

/**
 * Builds the table whose λ makes sets of size `count` most likely. A binary search finds it, because
 * log Z − count · log λ is convex in log λ.
 */
function bestTable(masks: Masks, width: number, height: number, count: number): Table {
  let low = POWER_MIN;
  let high = POWER_MAX;
  const built = new Map<number, Table>();
  const at = (power: number): Table => {
    const known = built.get(power) ?? buildTable(masks, width, height, power, false);
    built.set(power, known);
    return known;
  };
  const cost = (power: number): number => at(power).exponent + at(power).mantissa - count * power;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (cost(middle) <= cost(middle + 1)) high = middle;
    else low = middle + 1;
  }
  return buildTable(masks, width, height, low, true);
}

function buildTable(masks: Masks, width: number, height: number, power: number, keep: boolean): Table {
  const layers: Float64Array[] = [];
  let after = new Float64Array(masks.list.length).fill(1);
  let exponent = 0;
  for (let row = height - 1; row >= 0; row--) {
    const rowLayers = sumOverRow(masks, width, 2 ** power, after);
    if (keep) layers.unshift(...rowLayers.slice(1));
    after = rowLayers[0] as Float64Array<ArrayBuffer>;
    const largest = after.reduce((a, b) => Math.max(a, b), 0);
    let scale = 1;
    while (largest * scale >= 2 ** 64) {
      scale /= 2 ** 64;
      exponent += 64;
    }
    if (scale !== 1) after = after.map((value) => value * scale);
  }
  let mantissa = after[0] as number;
  while (mantissa >= 2) {
    mantissa /= 2;
    exponent++;
  }
  return { power, layers, mantissa, exponent };
}

/**
 * Computes, for every mask P of the row above, the sum over rows T that do not touch P of λ^|T| · next(T), square by
 * square from the right. Before column c is decided, bits below c belong to T and the others to P; P's bit
 * c − 1, which T has overwritten, is 0 in `clear` and 1 in `set`. Returns `clear` for c = 0 … width.
 */
function sumOverRow(masks: Masks, width: number, lambda: number, next: Float64Array): Float64Array[] {
  const { list, index } = masks;
  const layers = [next];
  let clear = next;
  let set = next;
  for (let col = width - 1; col >= 0; col--) {
    const bit = 1 << col;
    const beside = (bit << 1) | (bit >> 1);
    const cleared = new Float64Array(list.length);
    for (let i = 0; i < list.length; i++) {
      const mask = list[i] as number;
      if (mask & bit) cleared[i] = set[index[mask & ~bit] as number] as number;
      else {
        const without = clear[i] as number;
        const taken = (mask & beside) === 0 ? (clear[index[mask | bit] as number] as number) : 0;
        cleared[i] = without + lambda * taken;
      }
    }
    set = clear;
    clear = cleared;
    layers.unshift(cleared);
  }
  return layers;
}

const GRAIN = 2 ** 48;

/**
 * Draws one set from the measure, square by square. The two weights of a decision are rounded up to whole grains, so
 * that its actual probability is a fraction of small integers, and is never below the intended one by more than one
 * part in 2⁴⁷.
 */
function drawRows(table: Table, masks: Masks, width: number, height: number, random: RandomStream): Drawn {
  const rows: number[] = [];
  const chosen: number[] = [];
  const all: number[] = [];
  const lambda = 2 ** table.power;
  let size = 0;
  let mask = 0;
  for (let row = 0; row < height; row++) {
    let wasSet = false;
    for (let col = 0; col < width; col++) {
      const bit = 1 << col;
      if (mask & bit) {
        mask &= ~bit;
        wasSet = true;
      } else if (wasSet) wasSet = false;
      else if ((mask & ((bit << 1) | (bit >> 1))) === 0) {
        const layer = table.layers[row * width + col] as Float64Array;
        const without = layer[masks.index[mask] as number] as number;
        const taken = lambda * (layer[masks.index[mask | bit] as number] as number);
        const grains = Math.ceil((taken / (taken + without)) * GRAIN);
        const total = grains + Math.ceil((without / (taken + without)) * GRAIN);
        const take = belowGrains(total, random) < grains;
        if (take) {
          mask |= bit;
          size++;
        }
        chosen.push(take ? grains : total - grains);
        all.push(total);
      }
    }
    rows.push(mask);
  }
  return { rows, size, chosen, all };
}

/** Draws a uniform integer from 0 to `bound` − 1. `bound` is at most 2⁴⁹. */
function belowGrains(bound: number, random: RandomStream): number {
  for (;;) {
    const draw = (random.uint32() >>> 15) * 2 ** 32 + random.uint32();
    if (draw < bound) return draw;
  }
}

/** Decides whether to accept a set: with probability exactly c / q, where c is λ^count / Z less one part in 2²⁰. */
function isKept(table: Table, drawn: Drawn, count: number, random: RandomStream): boolean {
  const shift = table.power * count - table.exponent - 52;
  let keep = BigInt(Math.floor((2 ** 52 * (1 - 2 ** -20)) / table.mantissa)) * product(drawn.all);
  let all = product(drawn.chosen);
  if (shift >= 0) keep <<= BigInt(shift);
  else all <<= BigInt(-shift);
  if (keep > all) throw new Error('the rounding error of the transfer table exceeds its bound');
  return random.belowBig(all) < keep;
}

/** Multiplies by divide and conquer, so that few multiplications are large. */
function product(factors: readonly number[], from = 0, to: number = factors.length): bigint {
  if (to - from < 2) return from === to ? 1n : BigInt(factors[from] as number);
  const middle = (from + to) >> 1;
  return product(factors, from, middle) * product(factors, middle, to);
}
