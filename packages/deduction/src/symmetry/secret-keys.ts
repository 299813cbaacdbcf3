/**
 * Divides secrets further by their answers to a guess: secrets get equal keys if they had equal keys and give equal
 * answers. Returns a hash of the multiset of keys, which does not depend on which secret has which key.
 */
export function divideKeys(keys: Int32Array, row: Uint16Array, into: Int32Array): number {
  let sum = 0;
  for (let secret = 0; secret < keys.length; secret++) {
    const key = mixed(Math.imul(keys[secret], 0x01000193) + row[secret] + 1);
    into[secret] = key;
    sum = (sum + Math.imul(key, key | 1)) | 0;
  }
  return sum;
}

/** Returns a 32-bit hash of a number. */
export function mixed(number: number): number {
  const half = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const other = Math.imul(half ^ (half >>> 13), 0xc2b2ae35);
  return other ^ (other >>> 16);
}

/** Counts the different keys in lists of at most `keysMax` keys, with a hash table that is reused. */
export class KeyCounter {
  readonly #slots: Int32Array;
  /** By slot: the number of the list for which it was last used. */
  readonly #used: Int32Array;
  #list = 0;

  constructor(keysMax: number) {
    const slots = 2 ** Math.ceil(Math.log2(2 * keysMax + 2));
    this.#slots = new Int32Array(slots);
    this.#used = new Int32Array(slots);
  }

  count(keys: Int32Array): number {
    const [slots, used] = [this.#slots, this.#used];
    const last = slots.length - 1;
    const list = ++this.#list;
    let count = 0;
    for (let i = 0; i < keys.length; i++) {
      let slot = keys[i] & last;
      while (used[slot] === list && slots[slot] !== keys[i]) slot = (slot + 1) & last;
      if (used[slot] === list) continue;
      used[slot] = list;
      slots[slot] = keys[i];
      count++;
    }
    return count;
  }
}

/** Returns the secrets sorted by key. The sort is stable. */
export function byKey(keys: Int32Array): Int32Array {
  return Int32Array.from(keys.keys()).toSorted((a, b) => keys[a] - keys[b] || a - b);
}
