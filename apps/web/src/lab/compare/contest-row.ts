import type { LabGame } from '../session/lab-game.ts';
import type { Contestant } from './contestants.ts';

/** How one player did. */
export interface ContestRow {
  readonly contestant: Contestant;
  /** Secrets played against. */
  readonly secrets: number;
  readonly total: number;
  readonly average: number;
  readonly worst: number;
  /** `histogram[i]` secrets are found with guess i + 1. */
  readonly histogram: readonly number[];
  /** The average lies within this much of the truth with 95 %; `undefined` where every secret was played. */
  readonly interval: number | undefined;
  /** Words that the player never reaches. */
  readonly unsolved?: number;
}

/**
 * Why there is no row: the work does not fit; the player weighs a list of all codes, and there are too many; the
 * search came to its budget without proof; the words could not be loaded.
 */
export type Refusal = 'too-large' | 'needs-list' | 'not-proved' | 'no-words';

export type ContestProgress =
  | {
      readonly contestant: Contestant;
      readonly kind: 'played';
      readonly done: number;
      readonly total: number;
      /** What a sample says so far. */
      readonly soFar: ContestRow | undefined;
    }
  | {
      readonly contestant: Contestant;
      readonly kind: 'searched';
      readonly nodes: number;
      readonly lower: number;
      readonly upper: number | undefined;
    };

export interface ContestAsk {
  readonly game: LabGame;
  readonly contestants: readonly Contestant[];
  /** Feeds `random`, and the secrets of samples. */
  readonly seed: string;
}

/** How far a contest has come. Rows that are there stay, whatever happens to the rest. */
export interface Contest {
  readonly ask: ContestAsk;
  readonly state: 'playing' | 'over' | 'stopped' | 'broken';
  readonly rows: readonly ContestRow[];
  readonly refused: readonly { readonly contestant: Contestant; readonly why: Refusal }[];
  readonly progress: ContestProgress | undefined;
}
