import type { FeedbackMatrix, PartitionTable } from '@inkling/codes/kernels/kernels';
import { PARTITION_HASH_WORDS, partitionWeight } from '@inkling/codes/kernels/partition-hash';
import { KernelInstance } from './instance.ts';
import { Layout } from './layout.ts';

/** Guesses per kernel call; their results are held in the instance's memory. */
const BATCH_GUESSES = 256;

/** A matrix copied into an instance, with room for one list of secrets and one batch of guesses. */
export class Partitions implements PartitionTable {
  readonly #matrix: FeedbackMatrix;
  readonly #instance: KernelInstance;
  readonly #cells: number;
  readonly #weights: number;
  readonly #listed: number;
  readonly #sums: number;
  readonly #spare: number;
  readonly #guesses: number;
  readonly #secrets: number;
  readonly #results: number;

  constructor(module: WebAssembly.Module, matrix: FeedbackMatrix) {
    const { secretCount, classCount, cells } = matrix;
    this.#matrix = matrix;
    const layout = new Layout();
    this.#cells = layout.region(cells.length);
    this.#weights = layout.region(secretCount * PARTITION_HASH_WORDS * 4);
    this.#listed = layout.region(secretCount * PARTITION_HASH_WORDS * 4);
    this.#sums = layout.region(256 * PARTITION_HASH_WORDS * 4);
    this.#spare = layout.region(classCount * 4);
    this.#guesses = layout.region(BATCH_GUESSES * 4);
    this.#secrets = layout.region(secretCount * 4);
    this.#results = layout.region(BATCH_GUESSES * Math.max(classCount, PARTITION_HASH_WORDS) * 4);
    this.#instance = new KernelInstance(module, layout.byteCount);
    const { bytes, words } = this.#instance;
    bytes.set(cells, this.#cells);
    for (let i = 0; i < secretCount * PARTITION_HASH_WORDS; i++)
      words[this.#weights / 4 + i] = partitionWeight(
        Math.floor(i / PARTITION_HASH_WORDS),
        i % PARTITION_HASH_WORDS,
      );
  }

  histograms(guesses: Uint32Array, secrets: Uint32Array, histograms: Uint32Array): void {
    const { classCount, secretCount } = this.#matrix;
    const { kernels } = this.#instance;
    this.#inBatches(guesses, secrets, classCount, histograms, (guessCount) =>
      kernels.partitionHistograms(
        this.#cells,
        secretCount,
        this.#guesses,
        guessCount,
        this.#secrets,
        secrets.length,
        classCount,
        this.#spare,
        this.#results,
      ),
    );
  }

  hashes(guesses: Uint32Array, secrets: Uint32Array, hashes: Uint32Array): void {
    const { kernels } = this.#instance;
    this.#inBatches(guesses, secrets, PARTITION_HASH_WORDS, hashes, (guessCount) =>
      kernels.partitionHashes(
        this.#cells,
        this.#matrix.secretCount,
        this.#guesses,
        guessCount,
        this.#secrets,
        secrets.length,
        this.#weights,
        this.#listed,
        this.#sums,
        this.#results,
      ),
    );
  }

  #inBatches(
    guesses: Uint32Array,
    secrets: Uint32Array,
    wordsEach: number,
    results: Uint32Array,
    run: (guessCount: number) => void,
  ): void {
    const { guessCount, secretCount } = this.#matrix;
    if (secrets.length > secretCount) throw new RangeError(`${secrets.length} of ${secretCount} secrets`);
    for (const secret of secrets) if (secret >= secretCount) throw new RangeError(`no secret ${secret}`);
    for (const guess of guesses) if (guess >= guessCount) throw new RangeError(`no guess ${guess}`);
    const { words } = this.#instance;
    words.set(secrets, this.#secrets / 4);
    for (let first = 0; first < guesses.length; first += BATCH_GUESSES) {
      const batch = guesses.subarray(first, first + BATCH_GUESSES);
      words.set(batch, this.#guesses / 4);
      run(batch.length);
      const from = this.#results / 4;
      results.set(words.subarray(from, from + batch.length * wordsEach), first * wordsEach);
    }
  }
}
