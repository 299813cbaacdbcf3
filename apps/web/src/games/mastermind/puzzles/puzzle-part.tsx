import './puzzle-digit.css';
import type { CodeRules } from '@inkling/core/deduction';
import { expect } from '@inkling/core/result';
import { parseCode } from '@inkling/games/mastermind/rules/notation';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { catalogue } from '../../../shell/language/language.ts';
import type { EnteredSymbol, PressedKey, PuzzleLook, PuzzlePart } from '../../../shell/parts/puzzle-part.ts';
import { KeySquare } from '../../../ui/key-square.tsx';
import type { KeyRow } from '../../../ui/keycap.tsx';
import { Piece as Drawn } from '../../../ui/piece.tsx';
import { skinChosen } from '../board/chosen-skin.ts';
import { symbolOfKey } from '../board/code-keys.ts';
import { nameOf } from '../pieces/names.ts';
import type { SkinChoice } from '../session/settings.ts';
import { parseSettings, SETTINGS } from '../session/settings.ts';
import { isBulls } from '../session/setup.ts';
import { english, german, type Messages, spanish } from './messages.ts';

const messages: () => Messages = catalogue('puzzles of codes', english, { de: german, es: spanish });

export const puzzles: PuzzlePart = {
  spec: async () => (await import('@inkling/games/mastermind/puzzles/code-puzzles')).codePuzzles,
  async looks(saved) {
    const { skin } = (await saved.value(SETTINGS, parseSettings)).value;
    return (rules) => look(expect(parseRules(rules)), skin);
  },
};

/** Puzzles use the pieces that the user plays with; those of Bulls and Cows use digits. */
function look(rules: CodeRules, choice: SkinChoice): PuzzleLook {
  const isOfDigits = isBulls(rules);
  // The letters of the pieces change with the language of the page.
  const skin = () => skinChosen(isOfDigits ? 'digits' : choice, rules.symbols);
  const name = (symbol: number) =>
    skin().id === 'letters' ? letterOf(skin(), symbol) : nameOf(skin(), symbol);
  const Piece = ({ symbol }: { readonly symbol: number }): VNode =>
    isOfDigits ? (
      <Digit digit={letterOf(skin(), symbol)} />
    ) : (
      <Drawn skin={skin().id} symbol={symbol} letter={letterOf(skin(), symbol)} />
    );
  return {
    text: () => ({
      ...messages(),
      ...(isOfDigits
        ? messages().digits
        : { terms: messages().terms(rules.places, rules.symbols, rules.repeats) }),
      clue: (clue) =>
        clue.kind === 'counts' ? messages().clue(clue.guess.map(name), clue.exact, clue.near) : '',
      keyRows: keyRows(rules, skin()),
    }),
    Guess: ({ clue }) => (
      <>
        {clue.guess.map((symbol, place) => (
          <Piece key={place} symbol={symbol} />
        ))}
      </>
    ),
    Marks: ({ clue }) =>
      clue.kind === 'counts' ? <KeySquare feedback={clue} places={clue.guess.length} /> : null,
    Piece,
    nameOf: name,
    answerText: (answer) => answer.map(name).join(isOfDigits ? '' : ', '),
    enteredBy: (event) => enteredBy(event, skin(), rules),
    parseAnswer(text) {
      const code = parseCode(text, rules, skin());
      return code.ok ? Array.from(code.value) : undefined;
    },
    makeAnswer: (answer) =>
      answer
        .map((symbol) => letterOf(skin(), symbol))
        .join('')
        .toLowerCase(),
    symbols: Array.from({ length: rules.symbols }, (_, symbol) => symbol),
  };
}

/**
 * The keys of the game: a digit or a letter places a piece, and a digit with Shift fills every empty place. A letter
 * with Shift places nothing.
 */
function enteredBy(event: PressedKey, skin: Skin, { symbols }: CodeRules): EnteredSymbol | undefined {
  const symbol = symbolOfKey(event, skin, symbols);
  const isDigit = /^(?:Digit|Numpad)\d$/.test(event.code);
  if (symbol === undefined || (event.shiftKey && !isDigit)) return undefined;
  return { symbol, fillsRest: event.shiftKey && event.code.startsWith('Digit') };
}

function keyRows({ symbols, repeats }: CodeRules, skin: Skin): readonly KeyRow[] {
  const { digitRow, letterRow, fillRow } = messages();
  const letters = skin.letters.slice(0, symbols).map((letter) => letter.toUpperCase());
  return [
    digitRow(symbols < 10 ? ['1', '…', String(symbols)] : ['1', '…', '9', '0']),
    ...(letters[0] === '1' ? [] : [letterRow(letters)]),
    ...(repeats ? [fillRow] : []),
  ];
}

function Digit({ digit }: { readonly digit: string }): VNode {
  return (
    <svg class="token puzzle-digit" viewBox="0 0 48 48" aria-hidden="true">
      <rect class="token-stock" x="1" y="1" width="46" height="46" rx="9" />
      <rect class="token-edge" x="1" y="1" width="46" height="46" rx="9" />
      <text x="24" y="34.5">
        {digit}
      </text>
    </svg>
  );
}

function letterOf(skin: Skin, symbol: number): string {
  return (skin.letters[symbol] ?? '?').toUpperCase();
}
