import { fail, ok, type Result } from '@inkling/core/result';
import type { Clue, CodePuzzle } from '@inkling/deduction/last-code/code-puzzle';
import type { PuzzleGame } from '../contract/puzzle.ts';

/** Why a string is not a valid puzzle. `clue` is the zero-based index of the clue. */
export type PuzzleFault =
  | { readonly code: 'no-clues' }
  | { readonly code: 'too-many-clues' }
  | { readonly code: 'bad-clue'; readonly clue: number; readonly text: string };

/**
 * Parses clues separated by dots, as in a link: `aabb20.ccdd20`. Law: for the clues `c` of a puzzle,
 * `parseClues(makeClues(c, game), game)` has the clues `c`.
 */
export function parseClues(text: string, game: PuzzleGame): Result<CodePuzzle, PuzzleFault> {
  const texts = text.split('.').filter((one) => one !== '');
  if (texts.length === 0) return fail({ code: 'no-clues' });
  if (texts.length > CLUES_MAX) return fail({ code: 'too-many-clues' });
  const clues: Clue[] = [];
  for (const [at, one] of texts.entries()) {
    const clue = game.readClue(one);
    if (!clue) return fail({ code: 'bad-clue', clue: at, text: one.slice(0, 40) });
    clues.push(clue);
  }
  return ok(puzzleOf(game, clues));
}

export function makeClues(clues: readonly Clue[], game: PuzzleGame): string {
  return clues.map((clue) => game.makeClue(clue)).join('.');
}

function puzzleOf({ shape }: PuzzleGame, clues: readonly Clue[]): CodePuzzle {
  const { places, symbols, repeats, list } = shape;
  return { places, symbols, repeats, clues, ...(list ? { list } : {}) };
}

const CLUES_MAX = 12;
