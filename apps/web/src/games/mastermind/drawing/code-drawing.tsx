import './code-drawing.css';
import { SILHOUETTES, WINTER } from '@inkling/art/silhouettes';
import type { VNode } from 'preact';

/** A card with its rim and its lower edge. */
export function Piece({ symbol, x }: { readonly symbol: number; readonly x: number }): VNode {
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

/** A disc for the right place, a ring for another place, a pinprick for no match. */
export function KeyPegs(props: {
  readonly exact: number;
  readonly near: number;
  readonly x?: number;
}): VNode {
  const { exact, near, x = 254 } = props;
  return (
    <g transform={`translate(${x} 7)`}>
      <rect class="pegs-plate" x="1" y="1" width="42" height="42" rx="8" />
      {[0, 1, 2, 3].map((at) => {
        const kind = at < exact ? 'peg-exact' : at < exact + near ? 'peg-near' : 'peg-none';
        const radius = at < exact ? 7 : at < exact + near ? 5.6 : 2.2;
        return <circle key={at} class={kind} cx={13 + (at % 2) * 18} cy={13 + (at >> 1) * 18} r={radius} />;
      })}
    </g>
  );
}
