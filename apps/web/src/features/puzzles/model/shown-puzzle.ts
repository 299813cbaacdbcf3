import type { CodePuzzle } from '@inkling/deduction/last-code/code-puzzle';
import type { Proof } from '@inkling/deduction/last-code/proof';
import type { PuzzleGame } from '@inkling/games/contract/puzzle';
import type { ComponentType } from 'preact';
import type { PuzzleKeysProps, PuzzleLook } from '../../../shell/parts/puzzle-part.ts';

/** A puzzle that has been parsed and proved. */
export interface ShownPuzzle {
  /** Its address after `#/puzzles/`. Also identifies the puzzle in saved data. */
  readonly address: string;
  /** The id of its game. */
  readonly gameId: string;
  readonly game: PuzzleGame;
  readonly look: PuzzleLook;
  /** The keyboard for entering solutions, if the game has one. */
  readonly Keys?: ComponentType<PuzzleKeysProps> | undefined;
  readonly puzzle: CodePuzzle;
  readonly proof: Proof;
}
