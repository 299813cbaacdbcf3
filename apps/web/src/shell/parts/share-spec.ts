import type { Helps } from './helps.ts';

/** A mark in a row of a shared game: right place, another place, nothing; the last three occur in some games only. */
export type ShareMark = 'exact' | 'near' | 'none' | 'unknown' | 'star' | 'cross';

/** Counts the occurrences of a mark in a row. */
export function countMarks(row: readonly ShareMark[], mark: ShareMark): number {
  return row.filter((own) => own === mark).length;
}

/**
 * What can be shared about a game without giving away its secret: marks, counts and how it was played. Every form of it
 * (text, picture, Markdown, link) is built from this alone, so two secrets with the same marks give the same bytes.
 */
export interface ShareSpec {
  /** The name of the game. */
  readonly game: string;
  /** “Found in 5 of 12”. */
  readonly result: string;
  /** `undefined` for a game that offers no help. */
  readonly helps: Helps | undefined;
  /**
   * Marks per position are drawn as rows of tiles, marks of a whole guess in a square, and marks of moves one after
   * another. `named` puts the row's name before its marks.
   */
  readonly layout: 'rows' | 'squares' | 'marks' | 'named';
  readonly rows: readonly (readonly ShareMark[])[];
  /** The name of each row, if rows are not turns: each daily game then has one row. */
  readonly names?: readonly string[];
  /** The text to send, instead of one line of signs per row. */
  readonly text?: string;
  /** False if there is no board that another page could embed. */
  readonly hasBoard?: false;
  /** Returns a row in words; `turn` is one-based. */
  spoken(turn: number, row: readonly ShareMark[]): string;
  /** The URL hash of the game's page: `#/mastermind`. */
  readonly page: string;
  /** False if no secret is drawn beforehand, so that a link to the game contains no answer. */
  readonly isDrawn?: false;
  /** What follows the page name in the address of this game at its start. It contains the seed, never the secret. */
  readonly sameGame?: string | undefined;
}
