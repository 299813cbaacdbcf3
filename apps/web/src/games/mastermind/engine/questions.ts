import type { FittingScoring } from '@inkling/codes/explain/scorings';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import { threadsOf } from '../../../shell/worker/thread.ts';
import type { StartThread } from '../../../shell/worker/worker-client.ts';

/** A position to analyse. Plain data, because it is sent to the worker. */
export interface Position {
  readonly rules: CodeRules;
  readonly turns: readonly CodeTurn[];
}

/** What the page shows about a position as soon as it is known. */
export interface Findings {
  /** Number of codes before the first turn. */
  readonly total: number;
  /**
   * Number of codes left after 0, 1, 2 … turns; the last entry is the current position. `undefined` from the
   * first position on that is too large to count.
   */
  readonly lefts: readonly (number | undefined)[];
  /** For each place and symbol, the number of remaining codes with that symbol there. Empty if they are not counted. */
  readonly places: readonly (readonly number[])[];
  /** The remaining codes in order if there are at most `LIST_MAX`; otherwise empty. */
  readonly codes: readonly (readonly number[])[];
  /**
   * For each code of the space in lexicographic order, 1 while it is possible. Only set for spaces of at most
   * `FIELD_MAX` codes.
   */
  readonly field: Uint8Array | undefined;
}

export const LIST_MAX = 40;
/** The largest number of codes that are drawn as one dot each. */
export const FIELD_MAX = 8000;

/** Why a symbol can or cannot be at a place. Turns are zero-based. */
export type Why =
  | {
      readonly possible: true;
      readonly count: number;
      readonly left: number;
      readonly witness: readonly number[];
    }
  | { readonly possible: false; readonly turns: readonly number[] };

/** One placement worth knowing (see `hintFor`). */
export interface Clue {
  readonly place: number;
  readonly symbol: number;
  readonly count: number;
  readonly total: number;
  readonly certain: boolean;
  readonly turns: readonly number[];
}

/** One of the most informative guesses, with its effect. */
export interface Suggestion {
  readonly guess: readonly number[];
  readonly possible: boolean;
  readonly bits: number;
  /** Number of codes left in the worst case, and on average. */
  readonly worst: number;
  readonly expected: number;
}

/**
 * Answers that cannot all be true: the smallest contradictory sets of turns, and the changes of a single answer
 * that would resolve the contradiction.
 */
export interface Contradiction {
  readonly conflicts: readonly (readonly number[])[];
  /** Likeliest first. */
  readonly repairs: readonly Repair[];
  /** Set if the repairs are not known, because the game is too large to count what they leave. */
  readonly hasUncountedRepairs?: true;
  /** Other scoring conventions under which all answers can be true. */
  readonly scorings: readonly FittingScoring[];
}

/** One changed answer, and the number of codes that it leaves. `turn` is zero-based. */
export interface Repair {
  readonly turn: number;
  readonly exact: number;
  readonly near: number;
  readonly left: number;
}

/**
 * A player's guess. `by` is the player that made it: if codes cannot be listed, players that need a list are
 * replaced.
 */
export type PlayerGuess =
  | { readonly guess: readonly number[]; readonly by: PlayerName }
  | { readonly fault: 'contradiction' | 'budget' | 'too-large' };

/**
 * All questions with their answers, by name: the whole protocol. Answers are `undefined` if a position cannot
 * be counted.
 */
export interface Questions {
  readonly findings: { readonly ask: Position; readonly answer: Findings };
  readonly why: {
    readonly ask: Position & { readonly place: number; readonly symbol: number };
    readonly answer: Why | undefined;
  };
  /**
   * The same for a cell under the pointer. A separate question, so that it does not replace one about a pressed
   * cell.
   */
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
  /** Also `undefined` if the answers do not contradict each other. */
  readonly contradiction: { readonly ask: Position; readonly answer: Contradiction | undefined };
  readonly guess: {
    readonly ask: Position & { readonly player: PlayerName; readonly seed: string };
    readonly answer: PlayerGuess;
  };
}

/** Starts the worker that answers the questions. */
export const startWorker: StartThread<Questions> = threadsOf(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);
