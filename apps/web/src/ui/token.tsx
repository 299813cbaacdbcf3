import { halftone, halftonePattern } from '@inkling/art/halftone';
import { HALLOWEEN, PEGS, SILHOUETTES, WINTER } from '@inkling/art/silhouettes';
import type { VNode } from 'preact';

/**
 * A stamped token, drawn entirely in SVG so that forced colours cannot take its meaning away. `share` is the
 * probability to show, from 0 to 1: exactly that part of the plate's area is printed, through a halftone screen
 * at an angle specific to the symbol. At 0 only a struck-out outline is drawn. Hidden from screen readers, so
 * the surrounding element must name the token.
 */
export function Token(props: {
  readonly symbol: number;
  /** Default: `winter`. */
  readonly skin?: DrawnSkin;
  readonly letter?: string | undefined;
  readonly share?: number;
  /** The ID of the halftone screen. Must be unique on the page; needed if `share` is between 0 and 1. */
  readonly id?: string;
}): VNode {
  const { symbol, letter, share = 1, id = '' } = props;
  const { skin = 'winter' } = props;
  const outline = drawingOf(skin, symbol);
  const isPeg = skin === 'pegs';
  const frame = isPeg ? DOME : FRAME;
  const stamp = isPeg ? PEG_STAMP : STAMP;
  const ink = isPeg ? `peg-ink-${symbol}` : `ink-${symbol}`;
  if (share === 0)
    return (
      <svg class="token" viewBox="0 0 48 48" aria-hidden="true">
        <rect class="token-die" {...frame} />
        <path class="token-ghost" d={outline} transform={stamp} />
        <path class="token-strike" d="M9 39L39 9" />
      </svg>
    );
  const solid = share >= 1;
  const screen = solid ? '' : halftonePattern(id, halftone(share, symbol, 5), 'currentColor');
  const plate = (
    <svg class="token" viewBox="0 0 48 48" aria-hidden="true">
      {!solid && <defs class={ink} dangerouslySetInnerHTML={{ __html: screen }} />}
      <rect class="token-stock" {...frame} />
      {solid ? <rect class={`token-plate ${ink}`} {...frame} /> : <rect fill={`url(#${id})`} {...frame} />}
      <path class="token-glyph" d={outline} transform={stamp} />
      {letter && <path class="token-notch" d="M47 33V38a9 9 0 0 1-9 9H33V37a4 4 0 0 1 4-4z" />}
      <rect class="token-edge" {...frame} />
    </svg>
  );
  if (!letter) return plate;
  return (
    <span class="stamped" data-letter={letter} aria-hidden="true">
      {plate}
    </span>
  );
}

/** An empty place. */
export function EmptyToken(): VNode {
  return (
    <svg class="token" viewBox="0 0 48 48" aria-hidden="true">
      <rect class="token-empty" {...FRAME} />
    </svg>
  );
}

const FRAME = { x: 1, y: 1, width: 46, height: 46, rx: 9 } as const;
const STAMP = 'translate(7 6) scale(1.42)';
/** The frame of a round peg, whose shape is drawn on top. */
const DOME = { x: 1, y: 1, width: 46, height: 46, rx: 23 } as const;
const PEG_STAMP = 'translate(13 13) scale(.92)';

/** The ID of a set of drawings. IDs without their own drawings are drawn as pegs. */
export type DrawnSkin = string;

/** Returns the outline of an element as an SVG path: the skin's own drawing, or one of the twenty plain pegs. */
export function drawingOf(skin: DrawnSkin, symbol: number): string {
  const drawn = skin === 'winter' ? WINTER[symbol] : skin === 'halloween' ? HALLOWEEN[symbol] : undefined;
  return drawn ? SILHOUETTES[drawn] : (PEGS[symbol % PEGS.length] as string);
}
