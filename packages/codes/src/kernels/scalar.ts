import { type Code, feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import { marksClassCount } from '@inkling/core/marks';
import type { CodeSieve, FeedbackMatrix, Kernels, PackedSecrets, PartitionTable } from './kernels.ts';
import { mixWord, PARTITION_HASH_WORDS, partitionWeight } from './partition-hash.ts';
import { checkGuess, countSequences, type SequenceSize, SIEVE_PLACES_MAX } from './sequences.ts';
import { MARKED_LENGTH_MAX, scoreMarks } from './word-marks.ts';

/** The kernels in plain TypeScript: the definition that every faster implementation must reproduce. */
export const scalarKernels: Kernels = {
  name: 'scalar',
  packCodes: (size, codes) =>
    new ScalarSecrets(size, codes, feedbackClassCount(size.places), (guess, secret) =>
      scoreCode(guess, secret),
    ),
  packWords: (size, words) => {
    if (size.places > MARKED_LENGTH_MAX)
      throw new RangeError(`marks of ${size.places} places need more bits`);
    return new ScalarSecrets(size, words, marksClassCount(size.places), scoreMarks);
  },
  sieveCodes: (size, codes) => {
    if (size.places > SIEVE_PLACES_MAX)
      throw new RangeError(`a sieve of ${size.places} places needs more bits`);
    return new ScalarSieve(size, codes);
  },
  holdMatrix: (matrix) => new ScalarPartitions(matrix),
};

class ScalarSecrets implements PackedSecrets {
  readonly count: number;
  readonly classCount: number;
  readonly #size: SequenceSize;
  readonly #secrets: readonly Code[];
  readonly #score: (guess: Code, secret: Code) => number;

  constructor(
    size: SequenceSize,
    secrets: Uint8Array,
    classCount: number,
    score: (guess: Code, secret: Code) => number,
  ) {
    this.count = countSequences(size, secrets);
    this.classCount = classCount;
    this.#size = size;
    this.#secrets = sequencesOf(secrets.slice(), size.places);
    this.#score = score;
  }

  classes(guess: Code, classes: Uint8Array): void {
    checkGuess(this.#size, guess);
    for (let i = 0; i < this.count; i++) classes[i] = this.#score(guess, this.#secrets[i]);
  }

  histogram(guess: Code, histogram: Uint32Array): void {
    checkGuess(this.#size, guess);
    histogram.fill(0, 0, this.classCount);
    for (const secret of this.#secrets) histogram[this.#score(guess, secret)]++;
  }

  matrix(guesses: Uint8Array): FeedbackMatrix {
    const rows = sequencesOf(guesses, this.#size.places);
    const { count, classCount } = this;
    const cells = new Uint8Array(rows.length * count);
    for (const [row, guess] of rows.entries()) this.classes(guess, cells.subarray(row * count));
    return { guessCount: rows.length, secretCount: count, classCount, cells };
  }
}

class ScalarSieve implements CodeSieve {
  readonly #codes: readonly Code[];
  readonly #classCount: number;

  constructor(size: SequenceSize, codes: Uint8Array) {
    countSequences(size, codes);
    this.#codes = sequencesOf(codes.slice(), size.places);
    this.#classCount = feedbackClassCount(size.places);
  }

  sift(
    guesses: Uint32Array,
    secrets: Uint32Array,
    costs: Float64Array,
    budget: number,
    kept: Uint32Array,
  ): number {
    const cells = new Uint32Array(this.#classCount);
    let keptCount = 0;
    for (const guess of guesses) {
      cells.fill(0);
      let cost = 0;
      for (const secret of secrets) cost += costs[cells[scoreCode(this.#code(guess), this.#code(secret))]++];
      if (cost <= budget) kept[keptCount++] = guess;
    }
    return keptCount;
  }

  #code(index: number): Code {
    const code = this.#codes[index];
    if (!code) throw new RangeError(`no code ${index}`);
    return code;
  }
}

class ScalarPartitions implements PartitionTable {
  readonly #matrix: FeedbackMatrix;

  constructor(matrix: FeedbackMatrix) {
    this.#matrix = matrix;
  }

  histograms(guesses: Uint32Array, secrets: Uint32Array, histograms: Uint32Array): void {
    const { cells, secretCount, classCount } = this.#matrix;
    histograms.fill(0, 0, guesses.length * classCount);
    for (let g = 0; g < guesses.length; g++)
      for (const secret of secrets) histograms[g * classCount + cells[guesses[g] * secretCount + secret]]++;
  }

  hashes(guesses: Uint32Array, secrets: Uint32Array, hashes: Uint32Array): void {
    const { cells, secretCount, classCount } = this.#matrix;
    const sums = new Uint32Array(classCount);
    for (let g = 0; g < guesses.length; g++)
      for (let word = 0; word < PARTITION_HASH_WORDS; word++) {
        sums.fill(0);
        for (const secret of secrets)
          sums[cells[guesses[g] * secretCount + secret]] += partitionWeight(secret, word);
        let hash = 0;
        for (const sum of sums) hash = (hash + mixWord(sum)) >>> 0;
        hashes[g * PARTITION_HASH_WORDS + word] = hash;
      }
  }
}

function sequencesOf(symbols: Uint8Array, places: number): readonly Uint8Array[] {
  return Array.from({ length: symbols.length / places }, (_, i) =>
    symbols.subarray(i * places, (i + 1) * places),
  );
}
