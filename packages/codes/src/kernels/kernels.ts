import type { Code } from '@inkling/core/feedback';
import type { SequenceSize } from './sequences.ts';

/**
 * The performance-critical loops, as an interface that the solvers own. Apps inject an implementation (see
 * `@inkling/kernels`); `scalar.ts` is the reference implementation, which always works and defines what is correct.
 * Symbols are small numbers; a list of sequences has one byte per place, sequence after sequence.
 */
export interface Kernels {
  /** The name of the implementation, for reports. */
  readonly name: 'scalar' | 'simd';

  /** Preprocesses codes for exact-and-near scoring (`core/feedback.ts`) against many guesses. */
  packCodes(size: SequenceSize, codes: Uint8Array): PackedSecrets;

  /** Preprocesses words for scoring by marks (`word-marks.ts`); at most `MARKED_LENGTH_MAX` places. */
  packWords(size: SequenceSize, words: Uint8Array): PackedSecrets;

  /** Preprocesses codes for filtering by how they split lists of them; at most `SIEVE_PLACES_MAX` places. */
  sieveCodes(size: SequenceSize, codes: Uint8Array): CodeSieve;

  /** Preprocesses a matrix for computing how its guesses split lists of its secrets. */
  holdMatrix(matrix: FeedbackMatrix): PartitionTable;
}

/** A list of secrets that any guess of the same size can be scored against. */
export interface PackedSecrets {
  readonly count: number;
  readonly classCount: number;

  /** Writes the class of each secret against a guess to `classes`, which has at least `count` elements. */
  classes(guess: Code, classes: Uint8Array): void;

  /** Writes how many secrets have each class to `histogram`, which has at least `classCount` elements. */
  histogram(guess: Code, histogram: Uint32Array): void;

  /** Computes the classes of many guesses, one byte per class, a row per guess. */
  matrix(guesses: Uint8Array): FeedbackMatrix;
}

/** The classes of guesses × secrets, a row per guess. */
export interface FeedbackMatrix {
  readonly guessCount: number;
  readonly secretCount: number;
  readonly classCount: number;
  /** guessCount × secretCount */
  readonly cells: Uint8Array;
}

/** Computes how guesses split a list of secrets. Both are given by their indices in the matrix. */
export interface PartitionTable {
  /** Writes `classCount` counts per guess to `histograms`, guess after guess. */
  histograms(guesses: Uint32Array, secrets: Uint32Array, histograms: Uint32Array): void;

  /**
   * Writes `PARTITION_HASH_WORDS` words per guess to `hashes`. They are equal for guesses that split the secrets into
   * the same cells, whatever the classes of the cells and the order of the secrets; see `partition-hash.ts`.
   */
  hashes(guesses: Uint32Array, secrets: Uint32Array, hashes: Uint32Array): void;
}

/**
 * Filters out the guesses that split a list of secrets too badly. Guesses and secrets are indices into one list of
 * codes, and feedback is exact-and-near.
 */
export interface CodeSieve {
  /**
   * Writes the guesses whose cells cost at most the budget to `kept`, in their order. A code that joins a cell of c
   * codes costs `costs[c]`, which must not be less than the cost before it.
   *
   * @param secrets at most as many as there are codes; must not be changed afterwards, because an array that is passed
   *   again is not read again
   * @param costs at least one per secret; their sums must be exact
   * @param kept has room for all guesses
   * @returns the number of guesses kept
   */
  sift(
    guesses: Uint32Array,
    secrets: Uint32Array,
    costs: Float64Array,
    budget: number,
    kept: Uint32Array,
  ): number;
}
