import type { CodeSpace } from '../candidates/code-space.ts';
import type { Symmetry } from './search-options.ts';

/**
 * Guesses of a code space that stand for their class under the symmetries of a history: permutations of the
 * places, each with a renaming of the symbols, that leave every past guess as it is. Such a symmetry keeps all
 * past answers, so it maps the candidates onto themselves and a guess onto one of equal value. Symbols that
 * were never used are interchangeable, and take the names that make a code lowest. The lowest code of a class
 * stands for it.
 *
 * The stabiliser of the candidate *set* is larger, but finding it at every node costs more than it saves. What
 * pays is a cheap canonical form of the set for the memo (`canonise`).
 */
export class CodeSymmetry implements Symmetry {
  readonly #space: CodeSpace;
  readonly #arrangements: readonly (readonly number[])[];
  readonly #hasKeys: boolean;
  readonly #meets: Int32Array;
  readonly #placeKeys: Int32Array;
  readonly #symbolKeys: Int32Array;
  readonly #placeOrder: Int32Array;
  readonly #symbolOrder: Int32Array;
  readonly #names: Int32Array;

  constructor(space: CodeSpace) {
    this.#space = space;
    this.#arrangements = arrangements(space.rules.places);
    const { places, symbols } = space.rules;
    this.#hasKeys = symbols ** places <= 2 ** 16;
    this.#meets = new Int32Array(places * symbols);
    this.#placeKeys = new Int32Array(places);
    this.#symbolKeys = new Int32Array(symbols);
    this.#placeOrder = new Int32Array(places);
    this.#symbolOrder = new Int32Array(symbols);
    this.#names = new Int32Array(symbols);
  }

  representatives(history: readonly number[]): (guess: number) => boolean {
    const { places, symbols } = this.#space.rules;
    const { table } = this.#space;
    const images = this.#arrangements.flatMap((arrangement) => {
      const renaming = this.#renamingOf(arrangement, history);
      return renaming ? [{ arrangement, renaming }] : [];
    });
    const fresh: number[] = [];
    const used = images[0]?.renaming as Int8Array;
    for (let symbol = 0; symbol < symbols; symbol++) if (used[symbol] < 0) fresh.push(symbol);
    const names = new Int8Array(symbols);
    return (guess) => {
      const base = guess * places;
      for (const { arrangement, renaming } of images) {
        names.set(renaming);
        let next = 0;
        for (let i = 0; i < places; i++) {
          const symbol = table[base + arrangement[i]];
          if (names[symbol] < 0) names[symbol] = fresh[next++];
          const difference = names[symbol] - table[base + i];
          if (difference < 0) return false;
          if (difference > 0) break;
        }
      }
      return true;
    };
  }

  /**
   * Rewrites a set of codes as one that a symmetry maps it to, each code as its places read to the base
   * `symbols`; most sets that are symmetric to each other become the same. Places and symbols are put in the
   * order of how often they meet, refined once; ties are left as they lie, which can only miss an equality.
   * Where keys would pass 16 bits the set is left as it is.
   */
  canonise(keys: Uint16Array, count: number): void {
    const { places, symbols } = this.#space.rules;
    if (!this.#hasKeys) return;
    const { table } = this.#space;
    const meets = this.#meets.fill(0);
    for (let i = 0; i < count; i++) {
      const base = keys[i] * places;
      for (let place = 0; place < places; place++) meets[table[base + place] * places + place]++;
    }
    const placeKeys = this.#placeKeys.fill(0);
    const symbolKeys = this.#symbolKeys.fill(0);
    for (let symbol = 0; symbol < symbols; symbol++)
      for (let place = 0; place < places; place++)
        placeKeys[place] = (placeKeys[place] + mix(meets[symbol * places + place])) | 0;
    for (let symbol = 0; symbol < symbols; symbol++)
      for (let place = 0; place < places; place++)
        symbolKeys[symbol] =
          (symbolKeys[symbol] + mix(meets[symbol * places + place] + Math.imul(placeKeys[place], 31))) | 0;
    for (let place = 0; place < places; place++) {
      let key = 0;
      for (let symbol = 0; symbol < symbols; symbol++)
        key = (key + mix(meets[symbol * places + place] + Math.imul(symbolKeys[symbol], 31))) | 0;
      placeKeys[place] = key;
    }
    const placeOrder = orderBy(placeKeys, this.#placeOrder);
    const symbolOrder = orderBy(symbolKeys, this.#symbolOrder);
    const names = this.#names;
    for (let i = 0; i < symbols; i++) names[symbolOrder[i]] = i;
    for (let i = 0; i < count; i++) {
      const base = keys[i] * places;
      let key = 0;
      for (let place = 0; place < places; place++)
        key = key * symbols + names[table[base + placeOrder[place]]];
      keys[i] = key;
    }
    sortKeys(keys, count);
  }

  /** The names that past guesses force on symbols once the places are arranged anew; −1 = still free. */
  #renamingOf(arrangement: readonly number[], history: readonly number[]): Int8Array | undefined {
    const { places, symbols } = this.#space.rules;
    const { table } = this.#space;
    const renaming = new Int8Array(symbols).fill(-1);
    const taken = new Int8Array(symbols).fill(-1);
    for (const guess of history)
      for (let i = 0; i < places; i++) {
        const from = table[guess * places + arrangement[i]];
        const to = table[guess * places + i];
        if (renaming[from] === -1 && taken[to] === -1) {
          renaming[from] = to;
          taken[to] = from;
        } else if (renaming[from] !== to) return undefined;
      }
    return renaming;
  }
}

/** With more places than this only the symbols are permuted. */
const ARRANGED_PLACES_MAX = 6;

function arrangements(places: number): readonly (readonly number[])[] {
  const identity = Array.from({ length: places }, (_, i) => i);
  if (places > ARRANGED_PLACES_MAX) return [identity];
  const grow = (head: readonly number[]): readonly (readonly number[])[] =>
    head.length === places
      ? [head]
      : identity.filter((i) => !head.includes(i)).flatMap((i) => grow([...head, i]));
  return grow([]);
}

function mix(value: number): number {
  let x = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  return x ^ (x >>> 13);
}

/** The indices of the keys in ascending order of key. */
function orderBy(keys: Int32Array, order: Int32Array): Int32Array {
  for (let i = 0; i < keys.length; i++) {
    let j = i;
    for (; j > 0 && keys[order[j - 1]] > keys[i]; j--) order[j] = order[j - 1];
    order[j] = i;
  }
  return order;
}

/** In place: by insertion where that is faster than a call. */
function sortKeys(keys: Uint16Array, count: number): void {
  if (count > 40) {
    keys.set(keys.subarray(0, count).toSorted());
    return;
  }
  for (let i = 1; i < count; i++) {
    const key = keys[i];
    let j = i;
    for (; j > 0 && keys[j - 1] > key; j--) keys[j] = keys[j - 1];
    keys[j] = key;
  }
}
