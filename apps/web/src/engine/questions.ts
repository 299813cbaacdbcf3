import type { CodeRules, CodeTurn } from '@inkling/core/deduction';

/** A position to think about. Plain data: it crosses to the worker. */
export interface Position {
  readonly rules: CodeRules;
  readonly turns: readonly CodeTurn[];
}

/** What the page shows of a position as soon as it is known. */
export interface Findings {
  /** Codes in all, before the first turn. */
  readonly total: number;
  /** Codes left after 0, 1, 2 … turns; the last is now. */
  readonly lefts: readonly number[];
  /** For each place and symbol, in how many of the codes left it stands there. */
  readonly places: readonly (readonly number[])[];
  /** Codes left in order, when there are at most `LIST_MAX`; else none. */
  readonly codes: readonly (readonly number[])[];
  /** For each code of the space in lexicographic order, 1 while it is possible. */
  readonly field: Uint8Array;
}

export const LIST_MAX = 40;

/** Why a symbol can or cannot stand at a place. Turns count from 0. */
export type Why =
  | {
      readonly possible: true;
      readonly count: number;
      readonly left: number;
      readonly witness: readonly number[];
    }
  | { readonly possible: false; readonly turns: readonly number[] };

/** One placement worth knowing (see `inkling/mastermind/hint`). */
export interface Clue {
  readonly place: number;
  readonly symbol: number;
  readonly count: number;
  readonly total: number;
  readonly certain: boolean;
  readonly turns: readonly number[];
}

/** A guess that tells most. */
export interface Suggestion {
  readonly guess: readonly number[];
  readonly possible: boolean;
  readonly bits: number;
}

/** Every question with its answer, by name: the whole protocol. */
export interface Questions {
  readonly findings: { readonly ask: Position; readonly answer: Findings };
  readonly why: {
    readonly ask: Position & { readonly place: number; readonly symbol: number };
    readonly answer: Why;
  };
  readonly clue: {
    readonly ask: Position & { readonly guess: readonly (number | undefined)[] };
    readonly answer: Clue | undefined;
  };
  readonly suggestion: { readonly ask: Position; readonly answer: Suggestion | undefined };
}
