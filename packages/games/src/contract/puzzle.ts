import type { Clue, Code } from '@inkling/deduction/last-code/code-puzzle';
import type { PuzzleShape } from '@inkling/deduction/last-code/make-puzzle';
import type { Grade } from '@inkling/deduction/last-code/technique';

/** The puzzles of a game: boards of turns that only one code fits. */
export interface PuzzleSpec {
  /** What ships, and on which day of the week each comes. */
  readonly sections: readonly PuzzleSection[];
  /** The puzzles that ship, as text. */
  pack(): Promise<string>;
  /** Reads one clue of a puzzle with these rules, without loading what a proof needs. */
  readClue(rules: string, text: string): Clue | undefined;
  /** Opens puzzles with these rules; `undefined` for rules of which the game has no puzzles. */
  open(rules: string): Promise<PuzzleGame | undefined>;
}

/** Puzzles of one kind and grade. */
export interface PuzzleSection {
  readonly rules: string;
  readonly grade: Grade;
  /** 0 for Monday. */
  readonly day: number;
  /** It comes in every `of`-th week, from week `turn` on. */
  readonly turn: number;
  readonly of: number;
}

/** Puzzles by some rules. */
export interface PuzzleGame {
  readonly rules: string;
  readonly shape: PuzzleShape;
  /** A clue is a guess and its answer in letters and digits: `aabb20`. */
  readClue(text: string): Clue | undefined;
  makeClue(clue: Clue): string;
  /** A code as people type it. */
  readCode(text: string): Code | undefined;
  makeCode(code: Code): string;
}
