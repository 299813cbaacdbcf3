/**
 * The memory layout of an instance, in bytes; no other code assigns addresses. Regions follow one another, each
 * aligned to 64 bytes (a cache line). An instance serves one list or one matrix, so all sizes are known when it
 * is created and nothing ever moves.
 */
export class Layout {
  #end = 64;

  /** Reserves a region and returns its address. Address 0 stays unused. */
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

/** 1 GiB, which every browser allows for a 32-bit memory. */
const MEMORY_BYTES_MAX = 2 ** 30;

export function roundUp(count: number, unit: number): number {
  return Math.ceil(count / unit) * unit;
}

/**
 * Offsets in a guess record for codes: the symbols of the guess; then for each distinct symbol its number of
 * copies; then for each distinct symbol the offset, within a block, of its column of counts (32 bits each).
 */
export const CODE_RECORD = { symbols: 0, copies: 16, columns: 32, byteCount: 96 } as const;

/** Offsets in a guess record for words; all but `columns` are vectors of equal bytes. See `word-classes.ts`. */
export const WORD_RECORD = { symbols: 0, earlier: 80, later: 160, columns: 320, byteCount: 340 } as const;

/** Offsets in a code record for the sieve: column offsets of its places, then of its copies, 16 bits each. */
export const SIEVE_RECORD = { places: 0, copies: 12, byteCount: 24 } as const;

/** Codes per block of bits. */
export const SIEVE_BLOCK = 64;

/** Codes per block, and bytes per column of a block. */
export const CODE_BLOCK = 64;
export const WORD_BLOCK = 16;

/** Room for the classes that `codeHistogram` computes at a time: 63 blocks of 64. */
export const HISTOGRAM_SCRATCH_BYTES: number = 63 * 64;
/** `codeHistogram` clears and counts this many classes at a time, so histograms are padded to a multiple of it. */
export const HISTOGRAM_UNIT = 7;

/** A symbol that occurs in no guess; it pads places and blocks. */
export const NO_SYMBOL = 255;
