import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isMasked, qrCode } from './qr-code.ts';
import type { QrGrid } from './qr-grid.ts';
import { times } from './reed-solomon.ts';

/** Made by the package qrcode 1.5 at level M from the bytes of `inkling`. */
const INKLING = [
  '#######...#...#######',
  '#.....#..####.#.....#',
  '#.###.#.#...#.#.###.#',
  '#.###.#.#####.#.###.#',
  '#.###.#.#.#.#.#.###.#',
  '#.....#.##.#..#.....#',
  '#######.#.#.#.#######',
  '........#............',
  '#.#####...##..#####..',
  '#.#.#...##.#####.#..#',
  '##....#..#..#.##...#.',
  '...#...#..#####.####.',
  '####..##..#.#.......#',
  '........#.#.#..##...#',
  '#######..#.#.#...#.#.',
  '#.....#.###....######',
  '#.###.#.####.#..#..#.',
  '#.###.#.#.########...',
  '#.###.#.#.#.#.#...#..',
  '#.....#..######..##..',
  '#######.###.#..##..#.',
];

/** Data bytes in all, blocks and check bytes of a block, by version. */
const BLOCKS: readonly (readonly [number, number, number])[] = [
  [16, 1, 10],
  [28, 1, 16],
  [44, 1, 26],
  [64, 2, 18],
  [86, 2, 24],
  [108, 4, 16],
  [124, 4, 18],
  [154, 4, 22],
  [182, 5, 22],
];

/** The words as they are read, module by module, unmasked. */
function wordsIn(grid: QrGrid): number[] {
  // Beside the upper left corner, the lowest three bits of the mask, as the standard blurs them.
  const format = [2, 3, 4].reduce((bits, col) => bits * 2 + Number(grid.isDark(8, col)), 0) ^ 0b101;
  const bits: number[] = [];
  for (let right = grid.size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let step = 0; step < grid.size; step++)
      for (const col of [right, right - 1]) {
        const row = up ? grid.size - 1 - step : step;
        if (!grid.isFixed(row, col)) bits.push(Number(grid.isDark(row, col) !== isMasked(format, row, col)));
      }
  return Array.from({ length: bits.length >> 3 }, (_, at) =>
    bits.slice(at * 8, at * 8 + 8).reduce((word, bit) => word * 2 + bit, 0),
  );
}

/** Reads a code back: the blocks apart, each without an error by its syndromes, then the bytes. */
function read(grid: QrGrid): string {
  const [dataBytes, count, check] = BLOCKS[(grid.size - 17) / 4 - 1] ?? [0, 1, 0];
  const words = wordsIn(grid);
  const blocks: number[][] = Array.from({ length: count }, () => []);
  const short = Math.floor(dataBytes / count);
  const longer = dataBytes % count;
  let at = 0;
  for (let i = 0; i <= short; i++)
    blocks.forEach((block, b) => {
      if (i < short || b >= count - longer) block.push(words[at++] as number);
    });
  const data = blocks.flatMap((block) => [...block]);
  for (let i = 0; i < check; i++) for (const block of blocks) block.push(words[at++] as number);
  for (const block of blocks)
    for (let power = 0, root = 1; power < check; power++, root = times(root, 2))
      expect(block.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0);
  const nibbles = data.flatMap((byte) => [byte >> 4, byte & 15]);
  expect(nibbles[0]).toBe(4);
  const length = (nibbles[1] as number) * 16 + (nibbles[2] as number);
  const bytes = Array.from(
    { length },
    (_, i) => (nibbles[3 + 2 * i] as number) * 16 + (nibbles[4 + 2 * i] as number),
  );
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

describe('a QR code', () => {
  it('equals the code that other programs make', () => {
    const grid = qrCode(new TextEncoder().encode('inkling'));
    expect(
      INKLING.map((row, y) => Array.from(row, (_, x) => (grid?.isDark(y, x) ? '#' : '.')).join('')),
    ).toEqual(INKLING);
  });

  it('is read back as it was written, whatever its size', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 180 }), (text) => {
        const grid = qrCode(new TextEncoder().encode(text));
        if (grid) expect(read(grid)).toBe(text);
        else expect(new TextEncoder().encode(text).length).toBeGreaterThan(180);
      }),
      { numRuns: 60 },
    );
    for (const [dataBytes] of BLOCKS) {
      const text = 'x'.repeat(dataBytes - 2);
      const grid = qrCode(new TextEncoder().encode(text));
      expect(grid && read(grid)).toBe(text);
    }
  });

  it('is undefined for a text that is too long', () => {
    expect(qrCode(new TextEncoder().encode('x'.repeat(181)))).toBeUndefined();
  });
});
