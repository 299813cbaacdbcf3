import type { FittingScoring } from '@inkling/codes/explain/scorings';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import { threadsOf } from '../../../shell/worker/thread.ts';
import type { StartThread } from '../../../shell/worker/worker-client.ts';

/** A position to think about. Plain data: it crosses to the worker. */
export interface Position {
  readonly rules: CodeRules;
  readonly turns: readonly CodeTurn[];
}

/** What the page shows of a position as soon as it is known. */
export interface Findings {
  /** Codes in all, before the first turn. */
  readonly total: number;
  /** Codes left after 0, 1, 2 … turns; the last is now. `undefined` from where they are too many to count. */
  readonly lefts: readonly (number | undefined)[];
  /** For each place and symbol, in how many of the codes left it stands there; none when they are not counted. */
  readonly places: readonly (readonly number[])[];
  /** Codes left in order, when there are at most `LIST_MAX`; else none. */
  readonly codes: readonly (readonly number[])[];
  /** For each code of the space in lexicographic order, 1 while it is possible; only where `FIELD_MAX` holds it. */
  readonly field: Uint8Array | undefined;
}

export const LIST_MAX = 40;
/** Codes that are drawn as a dot each. */
export const FIELD_MAX = 8000;

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

/** A guess that tells most, with what it would do. */
export interface Suggestion {
  readonly guess: readonly number[];
  readonly possible: boolean;
  readonly bits: number;
  /** Codes left in the worst case, and on average. */
  readonly worst: number;
  readonly expected: number;
}

/** Answers that cannot all be true: the smallest sets of turns, and the single answers that would mend them. */
export interface Contradiction {
  readonly conflicts: readonly (readonly number[])[];
  /** The likeliest first. */
  readonly repairs: readonly Repair[];
  /** Other ways to count, under which all answers can be true. */
  readonly scorings: readonly FittingScoring[];
}

/** One answer changed. Turns count from 0. */
export interface Repair {
  readonly turn: number;
  readonly exact: number;
  readonly near: number;
  readonly left: number;
}

/** A player's guess. `by` is who made it: where codes cannot be listed, the players that weigh a list give way. */
export type PlayerGuess =
  | { readonly guess: readonly number[]; readonly by: PlayerName }
  | { readonly fault: 'contradiction' | 'budget' | 'too-large' };

/** Every question with its answer, by name: the whole protocol. `undefined` where a position cannot be counted. */
export interface Questions {
  readonly findings: { readonly ask: Position; readonly answer: Findings };
  readonly why: {
    readonly ask: Position & { readonly place: number; readonly symbol: number };
    readonly answer: Why | undefined;
  };
  /** The same of a cell that somebody points at: it must not take the place of one that was pressed. */
  readonly pointed: Questions['why'];
  readonly clue: {
    readonly ask: Position & { readonly guess: readonly (number | undefined)[] };
    readonly answer: Clue | undefined;
  };
  /** The best few guesses, best first. */
  readonly suggestions: {
    readonly ask: Position & { readonly top: number };
    readonly answer: readonly Suggestion[];
  };
  /** `undefined` also when the answers agree. */
  readonly contradiction: { readonly ask: Position; readonly answer: Contradiction | undefined };
  readonly guess: {
    readonly ask: Position & { readonly player: PlayerName; readonly seed: string };
    readonly answer: PlayerGuess;
  };
}

/** The worker that answers them. */
export const startWorker: StartThread<Questions> = threadsOf(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
