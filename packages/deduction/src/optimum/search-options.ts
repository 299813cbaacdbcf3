import type { Claims } from './claims.ts';
import type { Problem } from './problem.ts';
import type { RowCounter } from './row-counter.ts';
import type { BoundTable } from './transposition-table.ts';

/**
 * What a search looks for. Guesses, secrets and classes always have the deduction's numbers. A cost is the sum over all
 * secrets of the level at which each is found (1 for the next guess), times its weight if there are weights.
 */
export interface SearchOptions {
  /**
   * The turns made so far; the search minimises the cost of the rest of the game. Defaults to none. The turns
   * themselves cost nothing. At least one secret must agree with all of them.
   */
  readonly history?: readonly Turn[];
  /** Number of guesses still allowed after the history; at most `DEPTH_MAX`, which is also the default. */
  readonly depth?: number;
  /** Added to the level of each secret that needs all `depth` guesses. */
  readonly surcharge?: number;
  /** Next guesses to choose from, including uninformative ones. Defaults to all guesses. */
  readonly openings?: readonly number[];
  /**
   * Guesses to make in this order after the opening, whatever the answers and even if uninformative, until the
   * secret is found or the list is exhausted. If hard mode forbids one of them, the opening is infeasible.
   */
  readonly followUps?: readonly number[];
  /** A positive integer for each secret of the whole deduction: finding the secret costs its level times this. */
  readonly weights?: Int32Array;
  readonly symmetry?: Symmetry;
  readonly narrowing?: Narrowing;
  /** Only strategies that cost less than this are sought. Searches that divide the openings share this bound. */
  readonly below?: number;
  /** Memory limit, in bytes, of the search's own table. */
  readonly tableBytes?: number;
  /**
   * A table shared with other searches that have the same deduction, symmetry, narrowing, weights and
   * surcharge, in this thread or in others. History, openings, follow-ups, depth and `below` may differ.
   */
  readonly table?: BoundTable;
  /** What the other threads that share the table are working on, so that plain games are searched jointly. */
  readonly claims?: Claims;
  /** Whether to search in WebAssembly if possible, rather than in its twin. By default, the problem's size decides. */
  readonly isCompiled?: boolean;
  /** Creates the row counter. Defaults to the fastest one available. */
  readonly newRowCounter?: (root: Problem) => RowCounter;
  /** Next guesses that an earlier search of the same problem has settled, or at least bounded. */
  readonly settled?: readonly SettledOpening[];
}

/** What is proved about a next guess: `lower` ≤ least cost of the strategies that begin with it ≤ `upper`. */
export interface SettledOpening {
  readonly guess: number;
  readonly lower: number;
  /** `INFEASIBLE` as long as no strategy is known; otherwise equal to `lower`. */
  readonly upper: number;
}

/** A guess and the class of its answer. */
export interface Turn {
  readonly guess: number;
  readonly cls: number;
}

/** Which guesses are equivalent. */
export interface GuessSymmetry {
  /** Returns a test for the guesses that represent their class after `history`: the lowest number of each class. */
  representatives(history: readonly number[]): (guess: number) => boolean;
}

/** The symmetries of a deduction. */
export interface Symmetry extends GuessSymmetry {
  /**
   * Rewrites a set of secrets in place as ascending 16-bit keys. Sets with equal keys must be symmetric and thus have
   * equal costs. Marks, if given, move with their secrets, and sets are then symmetric only if one maps onto the other
   * mark by mark. Without this method, only equal sets have equal keys.
   */
  canonise?(set: Uint16Array, count: number, marks?: Uint16Array): void;
  /**
   * Set if secrets are codes and the symmetries are all permutations of places combined with all renamings of
   * symbols. `table` lists the symbols of each secret, place by place; keys are then made from them as in
   * `CodeSymmetry.canonise`.
   */
  readonly codes?:
    | { readonly places: number; readonly symbols: number; readonly table: Uint8Array }
    | undefined;
  /** Returns the symmetries that map every secret onto one of the same weight. */
  preserving(weights: Int32Array): GuessSymmetry;
}

/** The rules of hard mode. Every guess that may still be the secret must be allowed; the limits of all turns add up. */
export interface Narrowing {
  /** Returns a test for which guesses may follow the answer `cls` to `guess`. */
  permits(guess: number, cls: number): (next: number) => boolean;
  /**
   * Does the same for a whole list of guesses: bit i % 32 of word ⌊i / 32⌋ tells whether the guess at index i
   * may follow. If absent, each guess is tested with `permits`. The next call may overwrite the returned array.
   */
  permitsAmong?(guesses: Int32Array): (guess: number, cls: number) => Uint32Array;
}

/** `lower` ≤ least cost ≤ `upper`, which is `INFEASIBLE` until a strategy that costs less than `below` is known. */
export interface SearchStatus {
  readonly done: boolean;
  readonly lower: number;
  readonly upper: number;
  /** The next guess of the best strategy known, or −1. */
  readonly opening: number;
  /** Candidate sets searched, answers read, and guess bounds evaluated. These counters only grow. */
  readonly nodes: number;
  readonly work: number;
  readonly evaluated: number;
  /** How many next guesses are settled, and how many there are. */
  readonly openingsDone: number;
  readonly openingCount: number;
}

/** A guess that may come next. */
export interface Opening {
  readonly guess: number;
  readonly possible: boolean;
  readonly lower: number;
}

/** An answer to an opening, and bounds on the rest of the game: `lower` ≤ least cost ≤ `upper`. */
export interface OpeningBranch {
  readonly cls: number;
  /** The number of secrets that give this answer. */
  readonly size: number;
  readonly lower: number;
  readonly upper: number;
}

/** Bounds on a cost: `lower` ≤ cost ≤ `upper`. */
export interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

/** With fewer nodes, a paused search may make no progress, because it restarts the small sets on its path. */
export const PROGRESS_NODES_MIN = 64;
