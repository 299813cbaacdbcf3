import './puzzles.css';
import { ENGLISH } from '@inkling/games/word/rules/letters';
import { catalogue } from '../../../shell/language/language.ts';
import type { PuzzleLook, PuzzlePart } from '../../../shell/parts/puzzle-part.ts';
import { Screen, Sort } from '../drawing/letter-drawing.tsx';
import { english, german, type Messages, spanish } from './messages.ts';

const messages: () => Messages = catalogue('puzzles of words', english, {
  de: async () => german,
  es: async () => spanish,
});

export const puzzles: PuzzlePart = {
  spec: async () => (await import('@inkling/games/word/puzzles/word-puzzles')).wordPuzzles,
  look,
};

const MARKS = ['absent', 'near', 'exact'] as const;

function look(rules: string): PuzzleLook {
  const length = Number(/\d+/.exec(rules)?.[0]);
  return {
    text: () => ({
      ...messages(),
      terms: messages().terms(length),
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
        <Screen />
        {clue.guess.map((symbol, place) => (
          <Sort
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
    symbolOf: (key) => ENGLISH.numbers.get(key.toLowerCase()),
    symbols: Array.from('qwertyuiopasdfghjklzxcvbnm', (letter) => ENGLISH.numbers.get(letter) ?? 0),
  };
}

function nameOf(symbol: number): string {
  return (ENGLISH.letters[symbol] ?? '?').toUpperCase();
}
