import type { CodePuzzle } from '@inkling/deduction/last-code/code-puzzle';
import type { Proof } from '@inkling/deduction/last-code/proof';
import type { PuzzleGame } from '@inkling/games/contract/puzzle';
import type { ComponentType } from 'preact';
import type { PuzzleKeysProps, PuzzleLook } from '../../../shell/parts/puzzle-part.ts';

/** A puzzle that was read and proved. */
export interface ShownPuzzle {
  /** The text of its address after `#/puzzles/`; it names the puzzle in what is saved. */
  readonly address: string;
  /** The id of its game. */
  readonly gameId: string;
  readonly game: PuzzleGame;
  readonly look: PuzzleLook;
  /** What solutions are typed with, where there is a keyboard. */
  readonly Keys?: ComponentType<PuzzleKeysProps> | undefined;
  readonly puzzle: CodePuzzle;
  readonly proof: Proof;
}
