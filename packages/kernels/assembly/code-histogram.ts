import { countBytes } from './byte-counts';
import { codeClasses } from './code-classes';

/** Blocks of 64 classes per chunk: few enough that no byte counter overflows and all stay in the nearest cache. */
const CHUNK_BLOCKS: u32 = 63;

/**
 * Computes the histogram of classes of one guess against many codes. Classes are computed a chunk at a time in
 * `scratch` (4032 bytes) and counted there. `histogram` must have room for `classCount` rounded up to a multiple
 * of 7, and is cleared first. Padding codes count as class 0; the caller must subtract them.
 */
export function codeHistogram(
  codes: usize,
  blocks: u32,
  blockBytes: u32,
  guess: usize,
  places: u32,
  distinct: u32,
  scratch: usize,
  histogram: usize,
  classCount: u32,
): void {
  memory.fill(histogram, 0, ((classCount + 6) / 7) * 28);
  while (blocks > 0) {
    const chunk = min(blocks, CHUNK_BLOCKS);
    codeClasses(codes, chunk, blockBytes, guess, places, distinct, scratch);
    countBytes(scratch, chunk, histogram, classCount);
    codes += chunk * blockBytes;
    blocks -= chunk;
  }
}
