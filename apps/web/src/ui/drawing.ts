import { HALLOWEEN, PEGS, SILHOUETTES, WINTER } from '@inkling/art/silhouettes';

/** A set of drawings by its id; those that have none of their own are drawn as pegs. */
export type DrawnSkin = string;

/** The outline of an element: the skin's own drawing, or one of the twenty plain pegs. */
export function drawingOf(skin: DrawnSkin, symbol: number): string {
  const drawn = skin === 'winter' ? WINTER[symbol] : skin === 'halloween' ? HALLOWEEN[symbol] : undefined;
  return drawn ? SILHOUETTES[drawn] : (PEGS[symbol % PEGS.length] as string);
}
