import type { Claims } from './claims.ts';
import type { Problem } from './problem.ts';
import type { RowCounter } from './row-counter.ts';
import type { BoundTable } from './transposition-table.ts';

/**
 * What a search looks for. Guesses, secrets and classes are the deduction's numbers throughout; costs are sums
 * over secrets of the level at which each is found, 1 for the next guess, times its weight where there are weights.
 */
export interface SearchOptions {
  /**
   * What is known already: the search is for the least cost of the rest of the game. Empty when absent. The turns
   * cost nothing themselves; some secret must agree with all of them.
   */
  readonly history?: readonly Turn[];
  /** Guesses still allowed, after the history; at most `DEPTH_MAX`, which is also the default. */
  readonly depth?: number;
  /** Added to the level of each secret that needs all `depth` guesses. */
  readonly surcharge?: number;
  /** Next guesses to choose from, even if they tell nothing; all when absent. */
  readonly openings?: readonly number[];
  /**
   * What is guessed after one of the openings, whatever the answers are, until the secret is found or the list ends;
   * also where it tells nothing. Where hard mode forbids one of these the opening cannot be.
   */
  readonly followUps?: readonly number[];
  /** A positive integer for each secret of the whole deduction; finding it costs that many times its level. */
  readonly weights?: Int32Array;
  readonly symmetry?: Symmetry;
  readonly narrowing?: Narrowing;
  /** Only strategies that cost less are wanted: a bound shared by searches that divide the openings. */
  readonly below?: number;
  /** Bounds the memory of a table of its own. */
  readonly tableBytes?: number;
  /**
   * A table to share with other searches of the same deduction, symmetry, narrowing, weights and surcharge, in this
   * thread or in others. History, openings, what follows them, depth and `below` may differ.
   */
  readonly table?: BoundTable;
  /** What the other threads that share the table are working on: plain games are then searched together. */
  readonly claims?: Claims;
  /** Search in WebAssembly, or with its twin? By the size of the problem when absent; only some searches can be. */
  readonly isCompiled?: boolean;
  /** Counts rows; the fastest that there is when absent. */
  readonly newRowCounter?: (root: Problem) => RowCounter;
  /** Next guesses that an earlier search of the same problem has settled, or at least bounded. */
  readonly settled?: readonly SettledOpening[];
}

/** What is proved of a next guess: the least cost of the strategies that begin with it is from `lower` to `upper`. */
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

/** Which guesses are the same. */
export interface GuessSymmetry {
  /** Which guesses stand for their class after some guesses: of each class, the lowest. */
  representatives(history: readonly number[]): (guess: number) => boolean;
}

/** What is the same for a deduction that has symmetries. */
export interface Symmetry extends GuessSymmetry {
  /**
   * Rewrites a set of secrets in place as ascending keys of 16 bits. Sets with equal keys must be symmetric,
   * and so of equal cost. Marks, where there are any, go with their secrets: symmetric are then only sets of which one
   * maps onto the other mark by mark. Without it only equal sets have equal keys.
   */
  canonise?(set: Uint16Array, count: number, marks?: Uint16Array): void;
  /**
   * Where secrets are codes and the symmetries are all orders of places with all renamings of symbols: their symbols, place by
   * place, by secret. Keys are then made of them as `CodeSymmetry.canonise` makes them.
   */
  readonly codes?:
    | { readonly places: number; readonly symbols: number; readonly table: Uint8Array }
    | undefined;
  /** Those of the symmetries that map every secret onto one of the same weight. */
  preserving(weights: Int32Array): GuessSymmetry;
}

/** Hard mode. Every guess still possible must be allowed; turns add to each other's limits. */
export interface Narrowing {
  /** Returns a test for which guesses may follow the answer `cls` to `guess`. */
  permits(guess: number, cls: number): (next: number) => boolean;
  /**
   * The same for a list of guesses at once: bit i % 32 of word i / 32 says whether the guess at place i may follow. Where
   * there is none, each guess is asked about. What it returns may be overwritten the next time.
   */
  permitsAmong?(guesses: Int32Array): (guess: number, cls: number) => Uint32Array;
}

/** `lower` ≤ least cost ≤ `upper`; `upper` is `INFEASIBLE` while no strategy below `below` is known. */
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

/** An answer to it, and what is known of the rest: `lower` ≤ least cost ≤ `upper`. */
export interface OpeningBranch {
  readonly cls: number;
  /** Secrets that give this answer. */
  readonly size: number;
  readonly lower: number;
  readonly upper: number;
}

/** What is known of a cost: `lower` ≤ cost ≤ `upper`. */
export interface Bounds {
  readonly lower: number;
  readonly upper: number;
}

/** With fewer nodes a search that has paused may make no progress, because it begins the small sets on its path again. */
export const PROGRESS_NODES_MIN = 64;
