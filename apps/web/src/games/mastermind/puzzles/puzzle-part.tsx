import { expect } from '@inkling/core/result';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { type Skin, skinFor } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { catalogue } from '../../../shell/language/language.ts';
import type { PuzzleLook, PuzzlePart } from '../../../shell/parts/puzzle-part.ts';
import { KeyMarks } from '../../../ui/key-marks.tsx';
import { Token } from '../../../ui/token.tsx';
import { nameOf } from '../messages/names.ts';
import { english, german, type Messages, spanish } from './messages.ts';

const messages: () => Messages = catalogue('puzzles of codes', english, {
  de: async () => german,
  es: async () => spanish,
});

export const puzzles: PuzzlePart = {
  spec: async () => (await import('@inkling/games/mastermind/puzzles/code-puzzles')).codePuzzles,
  look,
};

function look(text: string): PuzzleLook {
  const rules = expect(parseRules(text));
  const skin = skinFor('winter', rules.symbols);
  const name = (symbol: number) => (skin.id === 'letters' ? letterOf(skin, symbol) : nameOf(skin, symbol));
  const Piece = ({ symbol }: { readonly symbol: number }): VNode => (
    <Token skin={skin.id} symbol={symbol} letter={letterOf(skin, symbol)} />
  );
  return {
    text: () => ({
      ...messages(),
      terms: messages().terms(rules.places, rules.symbols, rules.repeats),
      clue: (clue) =>
        clue.kind === 'counts' ? messages().clue(clue.guess.map(name), clue.exact, clue.near) : '',
    }),
    Guess: ({ clue }) => (
      <>
        {clue.guess.map((symbol, place) => (
          <Piece key={place} symbol={symbol} />
        ))}
      </>
    ),
    Marks: ({ clue }) =>
      clue.kind === 'counts' ? <KeyMarks feedback={clue} places={clue.guess.length} /> : null,
    Piece,
    nameOf: name,
    symbolOf: (key) => {
      const at = skin.letters.findIndex((letter) => letter.toLowerCase() === key.toLowerCase());
      return at >= 0 && at < rules.symbols ? at : undefined;
    },
    symbols: Array.from({ length: rules.symbols }, (_, symbol) => symbol),
  };
}

function letterOf(skin: Skin, symbol: number): string {
  return (skin.letters[symbol] ?? '?').toUpperCase();
}
