import type { VNode } from 'preact';
import { KeyPegs, Piece } from '../drawing/code-drawing.tsx';
import './first-game.css';
import type { FirstGamePart } from '../../../shell/parts/first-game-part.ts';
import { text } from './messages/language.ts';

export const firstGame: FirstGamePart = { Figure, text };

/** A small board of three places: the hidden code, two guesses, and the code at the end. */
export function Figure({ step }: { readonly step: number }): VNode {
  const isOver = step >= 4;
  return (
    <svg class="first-code code-drawing" viewBox="0 0 360 262" aria-hidden="true">
      <rect class="board-paper" x="1.5" y="1.5" width="357" height="259" rx="12" />
      <rect class="board-edge" x="1.5" y="1.5" width="357" height="259" rx="12" />
      {!isOver && <rect class="first-cover" x="14" y="14" width="332" height="58" rx="6" />}
      {CODE.map((symbol, place) =>
        isOver ? (
          <g key={place} transform="translate(46 14)">
            <Piece symbol={symbol} x={place * 66} />
          </g>
        ) : (
          <text key={place} x={73 + place * 66} y="54">
            ?
          </text>
        ),
      )}
      {GUESSES.map(({ symbols, exact, near, from }, row) => (
        <g key={row} transform={`translate(46 ${96 + row * 82})`}>
          {symbols.map((symbol, place) =>
            step >= from ? (
              <Piece key={place} symbol={symbol} x={place * 66} />
            ) : (
              <rect key={place} class="first-hole" x={place * 66 + 2} y="2" width="50" height="50" rx="12" />
            ),
          )}
          {step >= Math.max(1, from) && <KeyPegs exact={exact} near={near} x={226} />}
        </g>
      ))}
    </svg>
  );
}

/** Present, Santa, Tree. */
const CODE = [1, 0, 2];

const GUESSES = [
  { symbols: [0, 5, 2], exact: 1, near: 1, from: 0 },
  { symbols: [0, 2, 1], exact: 0, near: 3, from: 2 },
] as const;
