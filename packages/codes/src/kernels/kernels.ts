import type { Code } from '@inkling/core/feedback';
import type { SequenceSize } from './sequences.ts';

/**
 * The loops on which speed depends, as an interface that the solvers own: apps inject an implementation (see
 * `@inkling/kernels`), and `scalar.ts` is the twin that always works and defines what is right. Symbols are
 * small numbers, a list of sequences is one byte a place, sequence after sequence.
 */
export interface Kernels {
  /** Which implementation this is, for reports. */
  readonly name: 'scalar' | 'simd';

  /** Codes, ready to be scored by exact-and-near feedback (`core/feedback.ts`) against many guesses. */
  packCodes(size: SequenceSize, codes: Uint8Array): PackedSecrets;

  /** Words, ready to be scored by marks (`word-marks.ts`); at most `MARKED_LENGTH_MAX` places. */
  packWords(size: SequenceSize, words: Uint8Array): PackedSecrets;

  /** Codes, ready to be sifted by how they split lists of themselves; at most `SIEVE_PLACES_MAX` places. */
  sieveCodes(size: SequenceSize, codes: Uint8Array): CodeSieve;

  /** A matrix, ready to say how its guesses split lists of its secrets. */
  holdMatrix(matrix: FeedbackMatrix): PartitionTable;
}

/** A list of secrets that any guess of the same size can be scored against. */
export interface PackedSecrets {
  readonly count: number;
  readonly classCount: number;

  /** The class of each secret against a guess, into `classes` (at least `count`). */
  classes(guess: Code, classes: Uint8Array): void;

  /** How many of the secrets have each class, into `histogram` (at least `classCount`). */
  histogram(guess: Code, histogram: Uint32Array): void;

  /** The classes of many guesses, one byte each, a row a guess. */
  matrix(guesses: Uint8Array): FeedbackMatrix;
}

/** Classes of guesses × secrets, a row a guess. */
export interface FeedbackMatrix {
  readonly guessCount: number;
  readonly secretCount: number;
  readonly classCount: number;
  /** guessCount × secretCount */
  readonly cells: Uint8Array;
}

/** Questions about how guesses split a list of secrets; both are given by their numbers in the matrix. */
export interface PartitionTable {
  /** `classCount` counts a guess, guess after guess, into `histograms`. */
  histograms(guesses: Uint32Array, secrets: Uint32Array, histograms: Uint32Array): void;

  /**
   * `PARTITION_HASH_WORDS` words a guess into `hashes`: equal for guesses that split the secrets into the same
   * cells, whatever the classes are called and in whatever order the secrets come; see `partition-hash.ts`.
   */
  hashes(guesses: Uint32Array, secrets: Uint32Array, hashes: Uint32Array): void;
}

/**
 * Drops the guesses that split a list of secrets too badly. Guesses and secrets are the numbers of codes of one list,
 * and feedback is exact-and-near.
 */
export interface CodeSieve {
  /**
   * Keeps the guesses whose cells cost at most the budget, in their order; a code that joins a cell of c codes costs
   * `costs[c]`, never less than the one before it.
   *
   * @param secrets no more than there are codes; not changed afterwards: the same array asked about again is known again
   * @param costs at least one for each secret; sums of them are exact
   * @param kept room for as many as there are guesses
   * @returns how many are kept
   */
  sift(
    guesses: Uint32Array,
    secrets: Uint32Array,
    costs: Float64Array,
    budget: number,
    kept: Uint32Array,
  ): number;
}
