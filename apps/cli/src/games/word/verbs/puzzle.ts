import { wordPuzzles } from '@inkling/games/word/puzzles/word-puzzles';
import { ENGLISH, wordOf } from '@inkling/games/word/rules/letters';
import type { Mark } from 'inkling/word';
import { puzzleHandler } from '../../../puzzle/puzzle-handler.ts';
import { markedWord } from '../play/cells.ts';

/** A board of guesses that one word alone fits. */
export const puzzle: ReturnType<typeof puzzleHandler> = puzzleHandler({
  game: 'word',
  spec: async () => wordPuzzles,
  drawClue: (clue, style) =>
    clue.kind === 'marks'
      ? markedWord(wordOf(ENGLISH, clue.guess), clue.marks as readonly Mark[], style)
      : '',
  symbol: (symbol) => (ENGLISH.letters[symbol] ?? '?').toUpperCase(),
});
