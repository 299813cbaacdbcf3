/**
 * Records which units of a search some thread is working on, so that others begin with something else. A search that
 * finds a unit claimed returns to it at the end. Claims only save time, and no proof depends on them, so two units may
 * share a place in memory.
 */
export class Claims {
  readonly #claimed: Int32Array;

  /** `memory` comes from `makeClaimsMemory`, and all threads share it. */
  constructor(memory: SharedArrayBuffer | ArrayBuffer) {
    this.#claimed = new Int32Array(memory);
  }

  /** Claims a unit. Returns false if another thread is working on it. */
  claim(unit: number): boolean {
    const place = this.#placeOf(unit);
    if (Atomics.add(this.#claimed, place, 1) === 0) return true;
    Atomics.sub(this.#claimed, place, 1);
    return false;
  }

  /** Releases a unit that was claimed. */
  yieldClaim(unit: number): void {
    Atomics.sub(this.#claimed, this.#placeOf(unit), 1);
  }

  #placeOf(unit: number): number {
    return (unit >>> 8) & (this.#claimed.length - 1);
  }
}

/** Allocates memory for claims, shared between threads if the platform allows it. */
export function makeClaimsMemory(): SharedArrayBuffer | ArrayBuffer {
  return typeof SharedArrayBuffer === 'undefined' ? new ArrayBuffer(BYTES) : new SharedArrayBuffer(BYTES);
}

const BYTES = 2 ** 16;
