/**
 * Where everything stands in an instance's memory, in bytes: the one place that knows. Regions are laid one
 * after another, each on a multiple of 64 bytes (a cache line). An instance serves one list or one matrix, so
 * sizes are known when it is made and nothing ever moves.
 */
export class Layout {
  #end = 64;

  /** Reserves a region and says where it starts. Address 0 stays unused. */
  region(byteCount: number): number {
    const start = this.#end;
    this.#end = roundUp(start + byteCount, 64);
    if (this.#end > MEMORY_BYTES_MAX) throw new RangeError(`kernels cannot hold ${this.#end} bytes`);
    return start;
  }

  get byteCount(): number {
    return this.#end;
  }
}

/** 1 GiB: what every browser gives a 32-bit memory. */
const MEMORY_BYTES_MAX = 2 ** 30;

export function roundUp(count: number, unit: number): number {
  return Math.ceil(count / unit) * unit;
}

/**
 * A guess record for codes: the symbols of the guess; for each distinct symbol how often it occurs; and where,
 * in a block, the column of counts of that symbol begins (32 bits each).
 */
export const CODE_RECORD = { symbols: 0, copies: 16, columns: 32, byteCount: 96 } as const;

/** A guess record for words; all but `columns` in whole vectors of equal bytes. See `word-classes.ts`. */
export const WORD_RECORD = { symbols: 0, earlier: 80, later: 160, columns: 320, byteCount: 340 } as const;

/** A record of a code for the sieve: column offsets of its places, then of its copies, 16 bits each. */
export const SIEVE_RECORD = { places: 0, copies: 12, byteCount: 24 } as const;

/** Codes in a block of bits. */
export const SIEVE_BLOCK = 64;

/** Codes in a block, and bytes in a column of it. */
export const CODE_BLOCK = 64;
export const WORD_BLOCK = 16;

/** The classes that `codeHistogram` makes at a time. */
export const HISTOGRAM_SCRATCH_BYTES: number = 63 * 64;
/** `codeHistogram` clears this many classes at a time. */
export const HISTOGRAM_UNIT = 7;

/** A symbol that no guess has: it fills up places and blocks. */
export const NO_SYMBOL = 255;
