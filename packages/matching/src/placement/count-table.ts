/**
 * A table from positive 31-bit keys to doubles, by open addressing. A `Map` holds the same, and took most of
 * the time of a pairing table.
 */
export class CountTable {
  #keys = new Int32Array(1 << 10);
  #values = new Float64Array(1 << 10);
  #size = 0;

  /** The value, or −1 where there is none. */
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

/** Where a key is, or would go: Fibonacci hashing, then the next free slot. */
function slotOf(keys: Int32Array, key: number): number {
  const last = keys.length - 1;
  let slot = (Math.imul(key, 0x9e3779b1) >>> 8) & last;
  while (keys[slot] !== 0 && keys[slot] !== key) slot = (slot + 1) & last;
  return slot;
}
