import { codePuzzles } from '@inkling/games/mastermind/puzzles/code-puzzles';
import { makeSymbol } from '@inkling/games/mastermind/rules/notation';
import { type Skin, skinOf } from '@inkling/games/mastermind/rules/skins';
import { type PuzzleTerminal, puzzleHandler } from '../../../puzzle/puzzle-handler.ts';
import { circles, squares } from '../play/pegs.ts';
import { digitPuzzles } from './digit-puzzles.ts';

/** A board of guesses that only one code fits. */
export const puzzle: ReturnType<typeof puzzleHandler> = puzzleHandler({
  game: 'mastermind',
  spec: async () => codePuzzles,
  drawClue: drawWith(skinOf('letters')),
  symbol: makeSymbol,
});

/** The same with the digits of Bulls and Cows. */
export const bullsPuzzle: ReturnType<typeof puzzleHandler> = puzzleHandler({
  game: 'bulls',
  spec: async () => digitPuzzles,
  drawClue: drawWith(skinOf('digits')),
  symbol: (symbol) => skinOf('digits').letters[symbol] ?? '',
  canonical: { game: 'mastermind', spec: async () => codePuzzles, symbol: makeSymbol },
});

function drawWith(skin: Skin): PuzzleTerminal['drawClue'] {
  return (clue, style) => {
    if (clue.kind !== 'counts') return '';
    const { guess, exact, near } = clue;
    return `${squares(guess, skin, style)}  ${circles(clue, guess.length, style)}  ${exact},${near}`;
  };
}
