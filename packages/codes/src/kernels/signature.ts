import { RandomStream, seedRandom } from '@inkling/core/random';
import type { FeedbackMatrix, Kernels, PackedSecrets } from './kernels.ts';
import { mixWord, PARTITION_HASH_WORDS } from './partition-hash.ts';
import type { SequenceSize } from './sequences.ts';
import { isSieved } from './sequences.ts';

/**
 * Hashes the results of fixed work with all kernels into one line, which every build of every implementation must
 * reproduce. It is run in TypeScript, and in WebAssembly under Node and in the browser.
 */
export function kernelSignature(kernels: Kernels): string {
  const digest = new Digest();
  for (const size of CODE_SIZES) addSecrets(kernels, (list) => kernels.packCodes(size, list), size, digest);
  for (const size of CODE_SIZES) if (isSieved(size)) addSieve(kernels, size, digest);
  for (const size of WORD_SIZES) addSecrets(kernels, (list) => kernels.packWords(size, list), size, digest);
  return `kernels:${digest.text}`;
}

const CODE_SIZES: readonly SequenceSize[] = [
  { places: 4, symbols: 6 },
  { places: 5, symbols: 8 },
  { places: 16, symbols: 20 },
  { places: 1, symbols: 1 },
];
const WORD_SIZES: readonly SequenceSize[] = [
  { places: 5, symbols: 26 },
  { places: 3, symbols: 4 },
];
const SECRET_COUNT = 1000;
const GUESS_COUNT = 50;

function addSecrets(
  kernels: Kernels,
  pack: (list: Uint8Array) => PackedSecrets,
  size: SequenceSize,
  digest: Digest,
): void {
  const random = new RandomStream(seedRandom(`signature ${size.places} ${size.symbols}`));
  const packed = pack(drawSymbols(random, size, SECRET_COUNT));
  const guesses = drawSymbols(random, size, GUESS_COUNT);
  const histogram = new Uint32Array(packed.classCount);
  for (let i = 0; i < GUESS_COUNT; i++) {
    packed.histogram(guesses.subarray(i * size.places, (i + 1) * size.places), histogram);
    digest.add(histogram);
  }
  const matrix = packed.matrix(guesses);
  digest.add(matrix.cells);
  addPartitions(kernels, matrix, digest);
}

function addSieve(kernels: Kernels, size: SequenceSize, digest: Digest): void {
  const random = new RandomStream(seedRandom(`sieve ${size.places} ${size.symbols}`));
  const sieve = kernels.sieveCodes(size, drawSymbols(random, size, SECRET_COUNT));
  const guesses = Uint32Array.from({ length: SECRET_COUNT }, (_, i) => i);
  const kept = new Uint32Array(SECRET_COUNT);
  for (const step of [1, 16, 333]) {
    const secrets = guesses.filter((secret) => secret % step === 0);
    const costs = Float64Array.from(secrets.keys(), (count) => 2 * count + 1);
    for (const share of [4, 8, 16]) {
      const found = sieve.sift(guesses, secrets, costs, secrets.length ** 2 / share, kept);
      digest.add(kept.subarray(0, found));
    }
  }
}

function addPartitions(kernels: Kernels, matrix: FeedbackMatrix, digest: Digest): void {
  const table = kernels.holdMatrix(matrix);
  const guesses = Uint32Array.from({ length: matrix.guessCount }, (_, i) => i);
  for (const step of [1, 3, 16, 333]) {
    const secrets = Uint32Array.from({ length: Math.floor(matrix.secretCount / step) }, (_, i) => i * step);
    const histograms = new Uint32Array(guesses.length * matrix.classCount);
    const hashes = new Uint32Array(guesses.length * PARTITION_HASH_WORDS);
    table.histograms(guesses, secrets, histograms);
    table.hashes(guesses, secrets, hashes);
    digest.add(histograms);
    digest.add(hashes);
  }
}

function drawSymbols(random: RandomStream, size: SequenceSize, count: number): Uint8Array {
  return Uint8Array.from({ length: count * size.places }, () => random.below(size.symbols));
}

/** A running hash of numbers. It is not cryptographic and serves only to tell two runs apart. */
class Digest {
  #low = 1;
  #high = 2;

  add(numbers: ArrayLike<number>): void {
    for (let i = 0; i < numbers.length; i++) {
      this.#low = mixWord(this.#low + numbers[i]);
      this.#high = mixWord(Math.imul(this.#high, 31) ^ this.#low);
    }
  }

  get text(): string {
    return [this.#high, this.#low].map((word) => word.toString(16).padStart(8, '0')).join('');
  }
}
