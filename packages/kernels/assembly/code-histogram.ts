import { countBytes } from './byte-counts';
import { codeClasses } from './code-classes';

/** So many blocks of 64 classes that no byte counter can overflow, and that they stay in the nearest cache. */
const CHUNK_BLOCKS: u32 = 63;

/**
 * The histogram over classes of one guess against many codes. Classes are made a chunk at a time into
 * `scratch` (4032 bytes) and counted there; `histogram` has room for `classCount` rounded up to a multiple of
 * 7 and is cleared. Padding codes count as class 0 and are the caller's to take off.
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
