import type { Result } from '@inkling/core/result';
import type { BoundFault } from '@inkling/deduction/check/bound-proof';
import type { ListName } from '@inkling/deduction/check/named-list';
import type { HeldList } from './held-list.ts';

/** What the worker that holds a proof is asked. Lemmas count from 1, as the file counts them. */
export type ProofQuestions = {
  readonly open: { readonly ask: CheckedFile; readonly answer: Result<OpenedProof, OpenFault> };
  /** The lemma that a line belongs to, and its guess. */
  readonly place: {
    readonly ask: { readonly line: number };
    readonly answer: { readonly lemma: number; readonly guess: string | undefined } | undefined;
  };
  readonly lemma: { readonly ask: { readonly lemma: number }; readonly answer: ShownLemma };
  /** `undefined` where this is no guess of the game, or the lemma has no set. */
  readonly guess: {
    readonly ask: { readonly lemma: number; readonly guess: string };
    readonly answer: ShownGuess | undefined;
  };
};

/** A proof, and the word lists at hand. */
export interface CheckedFile {
  readonly blob: Blob;
  readonly lists: readonly HeldList[];
}

/** `lists`: for `missing-list` those that are not at hand. */
export type OpenFault = ProofFault & { readonly lists?: readonly ListName[] };

/** `damaged`: it cannot be unpacked after some line; `too-long`: more than a page can hold, so it is only checked. */
export interface ProofFault extends Omit<BoundFault, 'code'> {
  readonly code: BoundFault['code'] | 'damaged' | 'too-long';
}

/** What a proof claims. */
export interface ProofClaim {
  readonly rules: string;
  /** Guesses that a strategy may make at most. */
  readonly within?: number | undefined;
  /** `NEVER` where no strategy keeps to that. */
  readonly total: number;
  readonly opening?: string | undefined;
}

/** The header, and how much there is below. */
export interface OpenedProof extends ProofClaim {
  /** The turns after which it speaks, as the file has them. */
  readonly after: string | undefined;
  /** After those turns. */
  readonly secretCount: number;
  readonly lemmas: number;
  readonly lines: number;
}

export interface ShownTurn {
  readonly guess: string;
  readonly answer: string;
}

/** A lemma, checked by what it names. */
export interface ShownLemma {
  readonly lemma: number;
  readonly line: number;
  readonly claim: number;
  /** Guesses that are left, where they are limited. */
  readonly left: number | undefined;
  readonly turns: readonly ShownTurn[];
  readonly size: number;
  /** The first secrets of its set. */
  readonly secrets: readonly string[];
  readonly symmetries: readonly { readonly line: number; readonly map: string }[];
  /** Why it does not hold. */
  readonly fault: BoundFault | undefined;
  /** A guess for each class that the symmetries carry together, those with a line first; as many as are shown. */
  readonly cases: readonly ShownCase[];
  readonly caseCount: number;
}

export interface ShownCase {
  readonly guess: string;
  readonly line: number | undefined;
  /** Guesses that symmetries carry it to, itself among them. */
  readonly alike: number;
  readonly how: 'tells-nothing' | 'sizes' | 'two-guesses' | 'lemmas';
}

/** A guess within a lemma: what its cells cost at least, and the sum. */
export interface ShownGuess {
  readonly lemma: number;
  readonly guess: string;
  readonly line: number | undefined;
  readonly size: number;
  /** Is the guess itself one of the secrets? */
  readonly isPossible: boolean;
  readonly claim: number;
  readonly cells: readonly ShownCell[];
  readonly sum: number;
  readonly tellsNothing: boolean;
}

export interface ShownCell {
  readonly answer: string;
  readonly size: number;
  /** What counts of it. */
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
