import { drawElement } from '@inkling/art/elements';
import { SILHOUETTES, WINTER } from '@inkling/art/silhouettes';
import type { VNode } from 'preact';

/** Santa behind a board with two answered guesses, in the snow. */
export function Picture(): VNode {
  return (
    <svg class="lid-picture lid-mastermind" viewBox="0 0 368 236" aria-hidden="true">
      <path class="snow" d={SNOW} />
      <g class="santa" transform="translate(240 8) scale(.6)" dangerouslySetInnerHTML={{ __html: SANTA }} />
      <rect class="board-paper" x="20" y="113" width="328" height="140" rx="12" />
      <path class="board-bar" d="M21.5 115h325v60h-325z" />
      <rect class="board-edge" x="20" y="113" width="328" height="140" rx="12" />
      {GUESSES.map(({ symbols, exact, near }, row) => (
        <g key={row} transform={`translate(38 ${115 + row * 61})`}>
          {symbols.map((symbol, place) => (
            <Piece key={place} symbol={symbol} x={place * 62} />
          ))}
          <KeyPegs exact={exact} near={near} />
        </g>
      ))}
    </svg>
  );
}

const GUESSES = [
  { symbols: [3, 0, 4, 1], exact: 0, near: 2 },
  { symbols: [0, 1, 2, 5], exact: 4, near: 0 },
] as const;

/** A card with its rim and its lower edge. */
function Piece({ symbol, x }: { readonly symbol: number; readonly x: number }): VNode {
  return (
    <svg x={x} width="54" height="57.9" viewBox="0 0 56 60" aria-hidden="true">
      <rect class="piece-side" x="2" y="7" width="52" height="51.5" rx="13" />
      <rect class="piece-rim" x="2" y="1.5" width="52" height="51.5" rx="13" />
      <rect class={`piece-ink ink-${symbol}`} x="6.5" y="6" width="43" height="42.5" rx="9" />
      <path
        class="piece-glyph"
        transform="translate(10.6 10) scale(1.45)"
        d={SILHOUETTES[WINTER[symbol] ?? 'santa']}
      />
    </svg>
  );
}

/** Discs for the right place, rings for another, a pinprick for nothing. */
function KeyPegs({ exact, near }: { readonly exact: number; readonly near: number }): VNode {
  return (
    <g transform="translate(254 7)">
      <rect class="pegs-plate" x="1" y="1" width="42" height="42" rx="8" />
      {[0, 1, 2, 3].map((at) => {
        const kind = at < exact ? 'peg-exact' : at < exact + near ? 'peg-near' : 'peg-none';
        const radius = at < exact ? 7 : at < exact + near ? 5.6 : 2.2;
        return <circle key={at} class={kind} cx={13 + (at % 2) * 18} cy={13 + (at >> 1) * 18} r={radius} />;
      })}
    </g>
  );
}

/** The drawing without its frame, to be placed in this one. */
const SANTA = drawElement('santa').replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** Flakes as dots of a line with round ends. */
const SNOW = [
  [6, 93],
  [38, 91],
  [60, 108],
  [93, 66],
  [98, 76],
  [110, 62],
  [128, 80],
  [132, 8],
  [140, 74],
  [150, 101],
  [154, 58],
  [170, 66],
  [190, 5],
  [189, 72],
  [200, 100],
  [214, 108],
  [228, 90],
  [240, 60],
  [252, 34],
  [244, 92],
  [260, 84],
  [288, 14],
  [330, 18],
  [346, 30],
  [358, 48],
  [350, 70],
  [362, 92],
  [340, 106],
  [18, 104],
]
  .map(([x, y]) => `M${x} ${y}h0`)
  .join('');
