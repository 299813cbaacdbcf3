import type { Result } from '@inkling/core/result';
import type { BoundFault } from '@inkling/deduction/check/bound-proof';
import type { ListName } from '@inkling/deduction/check/named-list';
import type { HeldList } from './held-list.ts';

/** The requests to the worker that holds a proof. Lemma numbers are one-based, as in the file. */
export type ProofQuestions = {
  readonly open: { readonly ask: CheckedFile; readonly answer: Result<OpenedProof, OpenFault> };
  /** Finds the lemma that contains a line, and the guess on that line. */
  readonly place: {
    readonly ask: { readonly line: number };
    readonly answer: { readonly lemma: number; readonly guess: string | undefined } | undefined;
  };
  readonly lemma: { readonly ask: { readonly lemma: number }; readonly answer: ShownLemma };
  /** The answer is undefined if this is not a guess of the game, or if the lemma has no secrets. */
  readonly guess: {
    readonly ask: { readonly lemma: number; readonly guess: string };
    readonly answer: ShownGuess | undefined;
  };
};

/** A proof file, and the available word lists. */
export interface CheckedFile {
  readonly blob: Blob;
  readonly lists: readonly HeldList[];
}

/** `lists`: if the code is `missing-list`, the lists that are not available. */
export type OpenFault = ProofFault & { readonly lists?: readonly ListName[] };

/**
 * `damaged`: the file cannot be read or decompressed beyond some line. `too-long`: the file is too large to
 * navigate on a page, and can only be checked as a whole.
 */
export interface ProofFault extends Omit<BoundFault, 'code'> {
  readonly code: BoundFault['code'] | 'damaged' | 'too-long';
}

/** What a proof claims. */
export interface ProofClaim {
  readonly rules: string;
  /** The maximum number of guesses that a strategy may make. Undefined if unlimited. */
  readonly within?: number | undefined;
  /** The lower bound of the total number of guesses; `NEVER` if no strategy stays within the limit. */
  readonly total: number;
  readonly opening?: string | undefined;
}

/** The header of a proof, and the size of the rest. */
export interface OpenedProof extends ProofClaim {
  /** The turns after which the claim applies, as written in the file. */
  readonly after: string | undefined;
  /** The number of secrets after those turns. */
  readonly secretCount: number;
  readonly lemmas: number;
  readonly lines: number;
}

export interface ShownTurn {
  readonly guess: string;
  readonly answer: string;
}

/** A lemma, checked assuming the lemmas that it cites. */
export interface ShownLemma {
  readonly lemma: number;
  readonly line: number;
  readonly claim: number;
  /** The number of guesses left. Undefined if unlimited. */
  readonly left: number | undefined;
  readonly turns: readonly ShownTurn[];
  readonly size: number;
  /** The first secrets of the lemma's set. */
  readonly secrets: readonly string[];
  readonly symmetries: readonly { readonly line: number; readonly map: string }[];
  /** Why the lemma does not hold. Undefined if it holds. */
  readonly fault: BoundFault | undefined;
  /**
   * One guess for each equivalence class under the symmetries, starting with those that have a line. Contains
   * at most as many as are displayed; `caseCount` counts all.
   */
  readonly cases: readonly ShownCase[];
  readonly caseCount: number;
}

export interface ShownCase {
  readonly guess: string;
  readonly line: number | undefined;
  /** The number of guesses to which symmetries map it, including itself. */
  readonly alike: number;
  readonly how: 'tells-nothing' | 'sizes' | 'two-guesses' | 'lemmas';
}

/** A guess within a lemma: the lower bounds on the cost of its cells, and their sum. */
export interface ShownGuess {
  readonly lemma: number;
  readonly guess: string;
  readonly line: number | undefined;
  readonly size: number;
  /** Whether the guess itself is one of the secrets. */
  readonly isPossible: boolean;
  readonly claim: number;
  readonly cells: readonly ShownCell[];
  readonly sum: number;
  readonly tellsNothing: boolean;
}

export interface ShownCell {
  readonly answer: string;
  readonly size: number;
  /** The largest of the lower bounds below. */
  readonly cost: number;
  readonly bySize: number;
  readonly byTwoGuesses: number | undefined;
  readonly cited: ShownCitation | undefined;
}

export interface ShownCitation {
  readonly lemma: number;
  readonly claim: number;
  /** The symmetry that maps the lemma's set onto the cell. */
  readonly map: string | undefined;
}
