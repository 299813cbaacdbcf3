/**
 * Numbers pairs of small integers in the order in which they are first seen: an open-addressed hash table in
 * typed arrays. A `Map` with a joined key costs five times as much.
 */
export class PairTable {
  size = 0;
  lefts: Int32Array<ArrayBuffer> = new Int32Array(64);
  rights: Int32Array<ArrayBuffer> = new Int32Array(64);
  #slots = new Int32Array(128).fill(-1);

  /** Returns the number of a pair, which is a new one if the pair was not seen before. */
  add(left: number, right: number): number {
    const mask = this.#slots.length - 1;
    for (let slot = hash(left, right) & mask; ; slot = (slot + 1) & mask) {
      const id = this.#slots[slot];
      if (id < 0) {
        this.#slots[slot] = this.size;
        return this.#append(left, right);
      }
      if (this.lefts[id] === left && this.rights[id] === right) return id;
    }
  }

  #append(left: number, right: number): number {
    const id = this.size++;
    this.lefts[id] = left;
    this.rights[id] = right;
    if (this.size === this.lefts.length) this.#grow();
    return id;
  }

  #grow(): void {
    this.lefts = doubled(this.lefts);
    this.rights = doubled(this.rights);
    const slots = new Int32Array(this.#slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let id = 0; id < this.size; id++) {
      let slot = hash(this.lefts[id], this.rights[id]) & mask;
      while (slots[slot] >= 0) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.#slots = slots;
  }
}

function doubled(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const twice = new Int32Array(array.length * 2);
  twice.set(array);
  return twice;
}

function hash(left: number, right: number): number {
  let h = Math.imul(left, 0x9e3779b1) ^ Math.imul(right, 0x85ebca6b);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  return h ^ (h >>> 13);
}
