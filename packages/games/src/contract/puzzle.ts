import type { Clue, Code } from '@inkling/deduction/last-code/code-puzzle';
import type { PuzzleShape } from '@inkling/deduction/last-code/make-puzzle';
import type { Grade } from '@inkling/deduction/last-code/technique';

/** The puzzles of a game: boards of turns with which exactly one code is consistent. */
export interface PuzzleSpec {
  /** The sections of the bundled pack, and when the puzzles of each are due. */
  readonly sections: readonly PuzzleSection[];
  /** Loads the text of the bundled pack. */
  pack(): Promise<string>;
  /** Parses one clue of a puzzle with these rules, without loading what a proof needs. */
  readClue(rules: string, text: string): Clue | undefined;
  /** Loads what puzzles with these rules need. Resolves to undefined if the game has no puzzles with these rules. */
  open(rules: string): Promise<PuzzleGame | undefined>;
}

/** A series of puzzles with the same rules and grade. */
export interface PuzzleSection {
  readonly rules: string;
  readonly grade: Grade;
  /** The day of the week on which its puzzles are due; 0 is Monday. */
  readonly day: number;
  /** A puzzle of this section is due every `of` weeks, starting in week `turn` (zero-based). */
  readonly turn: number;
  readonly of: number;
}

/** What puzzles with particular rules need: their shape, and how clues and codes are read and written. */
export interface PuzzleGame {
  readonly rules: string;
  readonly shape: PuzzleShape;
  /** Parses a clue, which is a guess and its answer in letters and digits: `aabb20`. */
  readClue(text: string): Clue | undefined;
  makeClue(clue: Clue): string;
  /** Parses a code as users type it. */
  readCode(text: string): Code | undefined;
  makeCode(code: Code): string;
}
