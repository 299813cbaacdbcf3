import '../style/piece.css';
import type { VNode } from 'preact';
import { Dots } from './dots.tsx';
import { type DrawnSkin, drawingOf } from './token.tsx';

/**
 * A playing piece: a card with a rim and a lower edge, or a round peg. Each has a shape on top, so that colour
 * is never the only cue. In the `letters` skin the shape is a letter. Hidden from screen readers, so the
 * surrounding element must name the piece.
 */
export function Piece(props: {
  readonly skin: DrawnSkin;
  readonly symbol: number;
  readonly letter?: string | undefined;
}): VNode {
  const { skin, symbol, letter } = props;
  return (
    <svg class="piece" viewBox="0 0 56 60" aria-hidden="true">
      {skin === 'pegs' ? <Peg symbol={symbol} /> : <Card symbol={symbol} />}
      {letter !== undefined && skin === 'letters' ? (
        <text class="piece-letter" x="28" y="37">
          {letter}
        </text>
      ) : (
        <path
          class="piece-glyph"
          transform={skin === 'pegs' ? 'translate(18.2 17.2) scale(.82)' : 'translate(10.6 10) scale(1.45)'}
          d={drawingOf(skin, symbol)}
        />
      )}
    </svg>
  );
}

/** The outline of a piece that is certain to be in the code but not yet placed. */
export function PieceGhost({ skin, symbol }: { readonly skin: DrawnSkin; readonly symbol: number }): VNode {
  return (
    <svg class="piece piece-ghost" viewBox="0 0 56 60" aria-hidden="true">
      <path transform="translate(10.6 10) scale(1.45)" d={drawingOf(skin, symbol)} />
    </svg>
  );
}

function Card({ symbol }: { readonly symbol: number }): VNode {
  return (
    <>
      <rect class="piece-side" x="2" y="7" width="52" height="51.5" rx="13" />
      <rect class="piece-rim" x="2" y="1.5" width="52" height="51.5" rx="13" />
      <rect class={`piece-ink ink-${symbol}`} x="6.5" y="6" width="43" height="42.5" rx="9" />
    </>
  );
}

/** The dot pattern that shades the lower side of every peg. Render it only once per page. */
export function PegShade(): VNode {
  return (
    <svg class="peg-shade" aria-hidden="true">
      <Dots id="peg-shade" step={3} radius={0.85} angle={30} />
    </svg>
  );
}

/** A domed peg: a flat crescent of dots as shade, and one highlight. */
function Peg({ symbol }: { readonly symbol: number }): VNode {
  return (
    <>
      <circle class="piece-side" cx="28" cy="33.5" r="24.5" />
      <circle class={`piece-dome peg-ink-${symbol}`} cx="28" cy="27" r="24.5" />
      <path fill="url(#peg-shade)" d="M51.4 20.5A24.4 24.4 0 0 1 7.5 40.5A31 31 0 0 0 51.4 20.5z" />
      <path class="piece-shine" d="M12.5 20.5A17 17 0 0 1 23 11" />
    </>
  );
}
