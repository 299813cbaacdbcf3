/**
 * A hash table from positive 31-bit keys to doubles, with open addressing. A `Map` could replace it, but took most
 * of the time of a pairing table.
 */
export class CountTable {
  #keys = new Int32Array(1 << 10);
  #values = new Float64Array(1 << 10);
  #size = 0;

  /** Returns the value, or −1 if there is none. */
  get(key: number): number {
    const slot = slotOf(this.#keys, key);
    return this.#keys[slot] === key ? this.#values[slot] : -1;
  }

  set(key: number, value: number): void {
    if (this.#size * 2 >= this.#keys.length) this.#grow();
    const slot = slotOf(this.#keys, key);
    if (this.#keys[slot] === 0) this.#size++;
    this.#keys[slot] = key;
    this.#values[slot] = value;
  }

  #grow(): void {
    const keys = new Int32Array(this.#keys.length * 4);
    const values = new Float64Array(keys.length);
    for (let from = 0; from < this.#keys.length; from++) {
      if (this.#keys[from] === 0) continue;
      const slot = slotOf(keys, this.#keys[from]);
      keys[slot] = this.#keys[from];
      values[slot] = this.#values[from];
    }
    this.#keys = keys;
    this.#values = values;
  }
}

/** Returns the slot of a key, or the free slot for it: Fibonacci hashing, then linear probing. */
function slotOf(keys: Int32Array, key: number): number {
  const last = keys.length - 1;
  let slot = (Math.imul(key, 0x9e3779b1) >>> 8) & last;
  while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & last;
  return slot;
}
