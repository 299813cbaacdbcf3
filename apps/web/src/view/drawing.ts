import { HALLOWEEN, PEGS, SILHOUETTES, WINTER } from '@inkling/art/silhouettes';
import type { SkinId } from '@inkling/games/mastermind/skins';

export type DrawnSkin = SkinId;

/** The outline of an element: the skin's own drawing, or one of the twenty plain pegs. */
export function drawingOf(skin: DrawnSkin, symbol: number): string {
  const drawn = skin === 'winter' ? WINTER[symbol] : skin === 'halloween' ? HALLOWEEN[symbol] : undefined;
  return drawn ? SILHOUETTES[drawn] : (PEGS[symbol % PEGS.length] as string);
}
