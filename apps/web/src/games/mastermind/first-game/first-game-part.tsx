import type { VNode } from 'preact';
import { KeyPegs, Piece } from '../drawing/code-drawing.tsx';
import './first-game.css';
import type { FirstGamePart } from '../../../shell/parts/first-game-part.ts';
import { text } from './messages/language.ts';

export const firstGame: FirstGamePart = { Figure, text };

/** A small board of three places: the hidden code, two guesses, and below them the pieces to choose from. */
export function Figure({ step }: { readonly step: number }): VNode {
  const isOver = step >= 4;
  const current = step === 0 ? 0 : 1;
  return (
    <svg class="first-code code-drawing" viewBox="0 0 360 300" aria-hidden="true">
      <rect class="board-paper" x="1.5" y="1.5" width="357" height="297" rx="12" />
      <rect class="board-edge" x="1.5" y="1.5" width="357" height="297" rx="12" />
      {!isOver && <rect class="first-cover" x="14" y="12" width="332" height="58" rx="6" />}
      {CODE.map((symbol, place) =>
        isOver ? (
          <g key={place} transform="translate(58 12)">
            <Piece symbol={symbol} x={place * 66} />
          </g>
        ) : (
          <text key={place} x={85 + place * 66} y="52">
            ?
          </text>
        ),
      )}
      {!isOver && (
        <text class="first-hidden" x="334" y="46">
          {text().hidden}
        </text>
      )}
      {!isOver && <rect class="first-row" x="14" y={78 + current * 70} width="332" height="68" rx="8" />}
      {GUESSES.map((guess, row) => (
        <Row key={row} {...guess} row={row} step={step} />
      ))}
      <path class="first-tear" d="M14 224H346" />
      {TRAY.map((symbol, at) => (
        <g key={symbol} transform="translate(34 234)">
          <Piece symbol={symbol} x={at * 79} />
        </g>
      ))}
    </svg>
  );
}

function Row(props: (typeof GUESSES)[number] & { readonly row: number; readonly step: number }): VNode {
  const { symbols, exact, near, from, row, step } = props;
  return (
    <g transform={`translate(58 ${83 + row * 70})`}>
      <text class="first-number" x="-24" y="35">
        {row + 1}
      </text>
      {symbols.map((symbol, place) =>
        step >= from ? (
          <Piece key={place} symbol={symbol} x={place * 66} />
        ) : (
          <rect key={place} class="first-hole" x={place * 66 + 2} y="2" width="50" height="50" rx="12" />
        ),
      )}
      {step >= Math.max(1, from) && <KeyPegs exact={exact} near={near} x={228} />}
    </g>
  );
}

/** Present, Santa, Tree. */
const CODE = [1, 0, 2];

const GUESSES = [
  { symbols: [0, 5, 2], exact: 1, near: 1, from: 0 },
  { symbols: [0, 2, 1], exact: 0, near: 3, from: 2 },
];

/** Santa, Bell, Tree, Present. */
const TRAY = [0, 5, 2, 1];
