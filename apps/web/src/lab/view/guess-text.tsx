import { parseCode } from '@inkling/games/mastermind/notation';
import type { VNode } from 'preact';
import { Token } from '../../view/token.tsx';
import type { LabGame } from '../session/lab-game.ts';
import { type Notation, showGuess, signsOf } from '../session/notation.ts';

/** A canonical guess, stamped in tokens where the winter set is in use, else in its letters. */
export function GuessText(props: {
  readonly text: string;
  readonly game: LabGame;
  readonly notation: Notation;
}): VNode {
  const { text, game, notation } = props;
  const shown = showGuess(text, game, notation);
  const code = game.kind === 'codes' && notation === 'winter' ? parseCode(text, game.rules) : undefined;
  const drawn = code?.ok && game.kind === 'codes' && game.rules.symbols <= signsOf('winter', 1).length;
  return (
    <span class="lab-guess">
      {drawn && (
        <span class="lab-tokens">
          {Array.from(code.value, (symbol, place) => (
            <Token key={place} symbol={symbol} />
          ))}
        </span>
      )}
      <b>{shown}</b>
    </span>
  );
}
