import { codePuzzles } from '@inkling/games/mastermind/puzzles/code-puzzles';
import { makeSymbol } from '@inkling/games/mastermind/rules/notation';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { type Skin, skinOf } from '@inkling/games/mastermind/rules/skins';
import { counted } from '../../../messages/numbers.ts';
import { type PuzzleTerminal, puzzleHandler } from '../../../puzzle/puzzle-handler.ts';
import { circles, squares } from '../play/pegs.ts';
import { digitPuzzles } from './digit-puzzles.ts';

/** A list of guesses and answers that only one code fits. */
export const puzzle: ReturnType<typeof puzzleHandler> = puzzleHandler({
  game: 'mastermind',
  spec: async () => codePuzzles,
  drawClue: drawWith(skinOf('letters')),
  symbol: makeSymbol,
  sayRules: (rules) => sayPuzzleRules(rules, skinOf('letters')),
});

/** The same with the digits of Bulls and Cows. */
export const bullsPuzzle: ReturnType<typeof puzzleHandler> = puzzleHandler({
  game: 'bulls',
  spec: async () => digitPuzzles,
  drawClue: drawWith(skinOf('digits')),
  symbol: (symbol) => skinOf('digits').letters[symbol] ?? '',
  sayRules: (rules) => sayPuzzleRules(rules, skinOf('digits')),
  canonical: { game: 'mastermind', spec: async () => codePuzzles, symbol: makeSymbol },
});

/** Returns, for example, `p4c10n: 4 places, each with one of a b c d e f g h i j; no symbol repeats.` */
function sayPuzzleRules(text: string, { letters }: Skin): string {
  const read = parseRules(text);
  if (!read.ok) throw new Error(`rules of a puzzle that was opened: ${text}`);
  const { places, symbols, repeats } = read.value;
  const among = letters.slice(0, symbols).toSorted().join(' ');
  return `${text}: ${counted(places, 'place')}, each with one of ${among}; ${repeats ? 'symbols may repeat' : 'no symbol repeats'}.`;
}

function drawWith(skin: Skin): PuzzleTerminal['drawClue'] {
  return (clue, style) => {
    if (clue.kind !== 'counts') return '';
    const { guess, exact, near } = clue;
    return `${squares(guess, skin, style)}  ${circles(clue, guess.length, style)}  ${exact},${near}`;
  };
}
