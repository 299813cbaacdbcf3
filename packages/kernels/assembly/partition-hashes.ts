/**
 * Computes, for each guess of a list, a 128-bit hash of how it partitions a list of secrets. The hashes are equal
 * for guesses that split the secrets into the same cells, whatever classes the cells have. Each secret has a weight
 * of four words, the first of which is 1; a cell is the sum of its weights; the hash is the sum of the mixed cells.
 * Sums do not depend on order, so neither cells nor classes need a canonical numbering (a chain of dependent steps).
 *
 * `cells` has room for 256 vectors and is zero before and after each call; `listed` has room for a vector per secret.
 */
export function partitionHashes(
  matrix: usize,
  rowBytes: u32,
  guesses: usize,
  guessCount: u32,
  secrets: usize,
  secretCount: u32,
  weights: usize,
  listed: usize,
  cells: usize,
  hashes: usize,
): void {
  for (let i: u32 = 0; i < secretCount; i++)
    v128.store(listed + (i << 4), v128.load(weights + (load<u32>(secrets + (i << 2)) << 4)));
  for (let guess: u32 = 0; guess < guessCount; guess++) {
    const row = matrix + <usize>load<u32>(guesses + (guess << 2)) * rowBytes;
    for (let i: u32 = 0; i < secretCount; i++) {
      const cell = cells + ((<usize>load<u8>(row + load<u32>(secrets + (i << 2)))) << 4);
      v128.store(cell, i32x4.add(v128.load(cell), v128.load(listed + (i << 4))));
    }
    v128.store(hashes + (guess << 4), gather(row, secrets, secretCount, cells));
  }
}

/** Sums the mixed cells and clears them, going through the cells or the secrets, whichever are fewer. */
function gather(row: usize, secrets: usize, secretCount: u32, cells: usize): v128 {
  let sum = i32x4.splat(0);
  const few = secretCount < 256;
  const steps: u32 = few ? secretCount : 256;
  for (let i: u32 = 0; i < steps; i++) {
    const index = few ? <u32>load<u8>(row + load<u32>(secrets + (i << 2))) : i;
    const cell = cells + (index << 4);
    const weight = v128.load(cell);
    if (!v128.any_true(weight)) continue;
    sum = i32x4.add(sum, mix(weight));
    v128.store(cell, i32x4.splat(0));
  }
  return sum;
}

/** Applies lowbias32 (Ellis and Wellons, hash-prospector) to each lane. */
function mix(word: v128): v128 {
  word = i32x4.mul(v128.xor(word, i32x4.shr_u(word, 16)), i32x4.splat(0x7feb352d));
  word = i32x4.mul(v128.xor(word, i32x4.shr_u(word, 15)), i32x4.splat(0x846ca68b));
  return v128.xor(word, i32x4.shr_u(word, 16));
}
