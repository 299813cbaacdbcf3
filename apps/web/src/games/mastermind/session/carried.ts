import { type Draft, draftOf, placeSymbol } from './draft.ts';

/** What the pointer is dragging: a piece from the tray, a piece of the guess, or a whole earlier guess. */
export type Carried =
  | { readonly from: 'tray'; readonly symbol: number }
  | { readonly from: 'place'; readonly place: number }
  | { readonly from: 'turn'; readonly code: ArrayLike<number> };

/** Returns the draft after something was dropped at a place, or outside the guess if `place` is undefined. */
export function putDown(draft: Draft, carried: Carried, place: number | undefined): Draft {
  switch (carried.from) {
    case 'tray':
      return place === undefined ? draft : placeSymbol(draft, carried.symbol, place);
    case 'turn':
      return place === undefined ? draft : draftOf(carried.code);
    case 'place':
      return movePiece(draft, carried.place, place);
  }
}

/** Swaps a piece with the one at another place, or removes it if it is dropped outside. */
function movePiece(draft: Draft, from: number, to: number | undefined): Draft {
  const held = draft.symbols[from];
  if (held === undefined || to === from) return draft;
  if (to === undefined) return { symbols: draft.symbols.with(from, undefined), place: from };
  const symbols = draft.symbols.with(from, draft.symbols[to]).with(to, held);
  const empty = symbols.indexOf(undefined);
  return { symbols, place: empty < 0 ? symbols.length : empty };
}

/** A rectangle on the page. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns the index of the box nearest to the pointer and within reach of it: a finger hides what it aims at. */
export function boxAt(boxes: readonly Box[], x: number, y: number): number | undefined {
  const gaps = boxes.map(({ left, top, right, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  const least = Math.min(...gaps);
  return least <= REACH ? gaps.indexOf(least) : undefined;
}

const REACH = 24;
