import { parsePuzzleWords } from '@inkling/games/word/puzzles/puzzle-words';
import { wordPuzzles } from '@inkling/games/word/puzzles/word-puzzles';
import { type Alphabet, ENGLISH, wordOf } from '@inkling/games/word/rules/letters';
import type { Mark } from 'inkling/word';
import { puzzleHandler } from '../../../puzzle/puzzle-handler.ts';
import { markedWord } from '../play/cells.ts';

/** A list of guesses and their marks that only one word fits. */
export const puzzle: ReturnType<typeof puzzleHandler> = puzzleHandler({
  game: 'word',
  spec: async () => wordPuzzles,
  drawClue: (clue, style, rules) =>
    clue.kind === 'marks'
      ? markedWord(wordOf(alphabetOf(rules), clue.guess), clue.marks as readonly Mark[], style)
      : '',
  symbol: (symbol, rules) => (alphabetOf(rules).letters[symbol] ?? '?').toUpperCase(),
});

function alphabetOf(rules: string): Alphabet {
  return parsePuzzleWords(rules)?.alphabet ?? ENGLISH;
}
