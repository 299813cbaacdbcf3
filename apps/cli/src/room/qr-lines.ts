import { qrCode } from '@inkling/art/qr/qr-code';
import type { Style } from '../shell/style.ts';
import type { World } from '../shell/world.ts';

/** Returns a string as a QR code of half blocks, dark on light. Empty if the terminal cannot show it. */
export function qrLines(text: string, { out }: World, { colour, unicode }: Style): readonly string[] {
  const grid = qrCode(new TextEncoder().encode(text));
  const side = (grid?.size ?? 0) + 2 * QUIET;
  if (!grid || !unicode || !out.isTerminal || (out.columns ?? 0) < side) return [];
  const isLight = (row: number, col: number) => {
    const isInside = row >= 0 && col >= 0 && row < grid.size && col < grid.size;
    return !(isInside && grid.isDark(row, col));
  };
  const lines: string[] = [];
  for (let row = -QUIET; row < grid.size + QUIET; row += 2) {
    let line = '';
    for (let col = -QUIET; col < grid.size + QUIET; col++)
      line += BLOCKS[isLight(row, col) ? 1 : 0][isLight(row + 1, col) ? 1 : 0];
    lines.push(colour ? `\x1b[97;40m${line}\x1b[39;49m` : line);
  }
  return lines;
}

/** The characters, indexed by whether the upper half and the lower half are light. */
const BLOCKS = [
  [' ', '▄'],
  ['▀', '█'],
] as const;
/** The width of the light border, in modules; two are enough for cameras. */
const QUIET = 2;
