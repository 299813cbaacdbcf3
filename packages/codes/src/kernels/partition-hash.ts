/**
 * The number of 32-bit words in a partition hash, which identifies a partition of secrets. Each secret has a weight of
 * four words, the first of which is 1; a cell is the sum of its weights, word by word; the hash is the sum of the mixed
 * cells. Two guesses with equal hashes split the list alike, except for a chance of about 1 in 2⁹⁶. The hash does not
 * depend on which cell has which class, so the later of two such guesses can be dropped if possible guesses come before
 * impossible ones.
 */
export const PARTITION_HASH_WORDS = 4;

/** Computes word `word` of the weight of a secret. */
export function partitionWeight(secret: number, word: number): number {
  return word === 0 ? 1 : mixWord(Math.imul(secret, 0x9e3779b1) + Math.imul(word, 0x85ebca77));
}

/** lowbias32: Ellis and Wellons, hash-prospector. */
export function mixWord(word: number): number {
  word = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  word = Math.imul(word ^ (word >>> 15), 0x846ca68b);
  return (word ^ (word >>> 16)) >>> 0;
}

/** Returns the positions, ascending, of the guesses whose partition differs from those of all earlier guesses. */
export function distinctPartitions(hashes: Uint32Array): Uint32Array {
  const count = hashes.length / PARTITION_HASH_WORDS;
  const slotCount = 2 ** Math.ceil(Math.log2(2 * count + 2));
  const slots = new Int32Array(slotCount).fill(-1);
  const found = new Uint32Array(count);
  let foundCount = 0;
  for (let i = 0; i < count; i++) {
    let slot = hashes[i * PARTITION_HASH_WORDS + 1] & (slotCount - 1);
    while (slots[slot] >= 0 && !isSame(hashes, slots[slot], i)) slot = (slot + 1) & (slotCount - 1);
    if (slots[slot] >= 0) continue;
    slots[slot] = i;
    found[foundCount++] = i;
  }
  return found.slice(0, foundCount);
}

function isSame(hashes: Uint32Array, a: number, b: number): boolean {
  for (let word = 0; word < PARTITION_HASH_WORDS; word++)
    if (hashes[a * PARTITION_HASH_WORDS + word] !== hashes[b * PARTITION_HASH_WORDS + word]) return false;
  return true;
}
