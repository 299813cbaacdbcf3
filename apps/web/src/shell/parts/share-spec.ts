import type { Helps } from './helps.ts';

/** What a row of a shared game shows: right place, another place, nothing; and what only some games have. */
export type ShareMark = 'exact' | 'near' | 'none' | 'unknown' | 'star' | 'cross';

/** How often a mark stands in a row. */
export function countMarks(row: readonly ShareMark[], mark: ShareMark): number {
  return row.filter((own) => own === mark).length;
}

/**
 * What can be shared of a game without giving away its secret: marks, counts and how it was played. Every form of it
 * (text, picture, Markdown, link) is made of this alone, so two secrets with the same marks give the same bytes.
 */
export interface ShareSpec {
  /** The name of the game. */
  readonly game: string;
  /** “Found in 5 of 12”. */
  readonly result: string;
  /** `undefined` for a game that has no helps. */
  readonly helps: Helps | undefined;
  /** Marks of places stand in rows of sorts; those of a whole guess in a square; those of moves one after the other. */
  readonly layout: 'rows' | 'squares' | 'marks' | 'named';
  readonly rows: readonly (readonly ShareMark[])[];
  /** What each row is of, where rows are no turns: then a game of a day has one row. */
  readonly names?: readonly string[];
  /** The text to send, in place of a row of signs for each row. */
  readonly text?: string;
  /** False for what has no board of its own that another page could show. */
  readonly hasBoard?: false;
  /** A row in words; `turn` counts from 1. */
  spoken(turn: number, row: readonly ShareMark[]): string;
  /** The hash that leads to the game: `#/mastermind`. */
  readonly page: string;
  /** False where nothing is drawn beforehand, so that a link to the game holds no answer. */
  readonly isDrawn?: false;
  /** What follows the name of the page in the address of this game at its start; it names the seed, never the secret. */
  readonly sameGame?: string | undefined;
}
