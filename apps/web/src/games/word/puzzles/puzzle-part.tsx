import './puzzles.css';
import { parsePuzzleWords } from '@inkling/games/word/puzzles/puzzle-words';
import { ENGLISH, spell, wordOf } from '@inkling/games/word/rules/letters';
import { catalogue } from '../../../shell/language/language.ts';
import type { PuzzleLook, PuzzlePart } from '../../../shell/parts/puzzle-part.ts';
import { MarkedLetter } from '../drawing/letter-drawing.tsx';
import { english, german, type Messages, spanish } from './messages.ts';

const messages: () => Messages = catalogue('puzzles of words', english, { de: german, es: spanish });

export const puzzles: PuzzlePart = {
  spec: async () => (await import('@inkling/games/word/puzzles/word-puzzles')).wordPuzzles,
  looks: async () => look,
  keys: async (rules, saved) => (await import('./puzzle-keys.tsx')).openPuzzleKeys(rules, saved),
};

/** A placeholder for invalid rules. */
const NO_WORDS = { length: 1, language: 'english', alphabet: ENGLISH } as const;

const MARKS = ['absent', 'near', 'exact'] as const;

function look(rules: string): PuzzleLook {
  const { length, language, alphabet } = parsePuzzleWords(rules) ?? NO_WORDS;
  const nameOf = (symbol: number) => (alphabet.letters[symbol] ?? '?').toUpperCase();
  return {
    text: () => ({
      ...messages(),
      terms: messages().terms(length, language),
      clue: (clue) =>
        messages().clue(
          clue.guess.map((symbol, place) => {
            const mark = clue.kind === 'marks' ? clue.marks[place] : undefined;
            return `${nameOf(symbol)} ${messages().marks[mark ?? 0]}`;
          }),
        ),
    }),
    Guess: ({ clue }) => (
      <svg class="letter-drawing puzzle-letters" viewBox={`-2 -2 ${length * 66 - 4} 68`} aria-hidden="true">
        {clue.guess.map((symbol, place) => (
          <MarkedLetter
            key={place}
            letter={nameOf(symbol)}
            mark={MARKS[clue.kind === 'marks' ? (clue.marks[place] ?? 0) : 0]}
            x={place * 66}
            y={0}
          />
        ))}
      </svg>
    ),
    Piece: ({ symbol }) => (
      <span class="puzzle-letter" aria-hidden="true">
        {nameOf(symbol)}
      </span>
    ),
    nameOf,
    answerText: (answer) => answer.map(nameOf).join(''),
    enteredBy({ key }) {
      const symbol = alphabet.numbers.get(key.toLowerCase());
      return symbol === undefined ? undefined : { symbol };
    },
    parseAnswer(text) {
      const answer = spell(alphabet, text.trim().toLowerCase());
      return answer?.length === length ? answer : undefined;
    },
    makeAnswer: (answer) => wordOf(alphabet, answer),
    symbols: [...alphabet.letters.keys()],
  };
}
