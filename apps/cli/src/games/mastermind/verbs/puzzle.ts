import { codePuzzles } from '@inkling/games/mastermind/puzzles/code-puzzles';
import { makeSymbol } from '@inkling/games/mastermind/rules/notation';
import { skinOf } from '@inkling/games/mastermind/rules/skins';
import { puzzleHandler } from '../../../puzzle/puzzle-handler.ts';
import { circles, squares } from '../play/pegs.ts';

/** A board of guesses that one code alone fits. */
export const puzzle: ReturnType<typeof puzzleHandler> = puzzleHandler({
  game: 'mastermind',
  spec: async () => codePuzzles,
  drawClue(clue, style) {
    if (clue.kind !== 'counts') return '';
    const { guess, exact, near } = clue;
    return `${squares(guess, skinOf('letters'), style)}  ${circles(clue, guess.length, style)}  ${exact},${near}`;
  },
  symbol: makeSymbol,
});
