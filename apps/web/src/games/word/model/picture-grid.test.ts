import type { Mark } from '@inkling/core/marks';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marksInPicture, type Picture } from './picture-grid.ts';

type Colour = readonly [number, number, number];

interface Palette {
  readonly ground: Colour;
  readonly marks: readonly [Colour, Colour, Colour];
  /** The colours of the edge of an empty square, and of an unused key. */
  readonly edge: Colour;
  readonly key: Colour;
}

const DAY: Palette = {
  ground: [255, 255, 255],
  marks: [
    [120, 124, 126],
    [201, 180, 88],
    [106, 170, 100],
  ],
  edge: [211, 214, 218],
  key: [211, 214, 218],
};
const NIGHT: Palette = {
  ground: [18, 18, 19],
  marks: [
    [58, 58, 60],
    [181, 159, 59],
    [83, 141, 78],
  ],
  edge: [58, 58, 60],
  key: [129, 131, 132],
};
const CONTRAST: Palette = { ...DAY, marks: [DAY.marks[0], [133, 192, 249], [245, 121, 58]] };

/** A screenshot of such a game: squares with a letter, empty squares, and keys below, which are tall or square. */
function screenshot(
  rows: readonly (readonly Mark[])[],
  palette: Palette,
  size: number,
  gap: number,
  hasSquareKeys = false,
): Picture {
  const letters = rows[0]?.length ?? 5;
  const [width, height] = [letters * (size + gap) + 40, 6 * (size + gap) + 3 * size + 60];
  const data = new Uint8ClampedArray(4 * width * height);
  const fill = (left: number, top: number, right: number, bottom: number, [r, g, b]: Colour) => {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) data.set([r, g, b, 255], 4 * (y * width + x));
  };
  fill(0, 0, width, height, palette.ground);
  for (let row = 0; row < 6; row++)
    for (let at = 0; at < letters; at++) {
      const [left, top] = [20 + at * (size + gap), 20 + row * (size + gap)];
      const mark = rows[row]?.[at];
      fill(left, top, left + size, top + size, mark === undefined ? palette.edge : palette.marks[mark]);
      if (mark === undefined) fill(left + 2, top + 2, left + size - 2, top + size - 2, palette.ground);
      else {
        const third = Math.floor(size / 3);
        fill(left + third, top + third, left + size - third, top + third + 3, [255, 255, 255]);
        fill(left + third, top + third, left + third + 3, top + size - third, [255, 255, 255]);
      }
    }
  const key = Math.floor(size / 2);
  for (let at = 0; at * (key + 3) + 20 + key < width; at++) {
    const left = 20 + at * (key + 3);
    const top = height - 10 - (hasSquareKeys ? key : size);
    const isUsed = hasSquareKeys || at % 3 === 0;
    fill(left, top, left + key, height - 10, isUsed ? palette.marks[0] : palette.key);
  }
  return { width, height, data };
}

const PALETTES = { DAY, NIGHT, CONTRAST };

describe('a screenshot of another game', () => {
  it.each(Object.keys(PALETTES) as (keyof typeof PALETTES)[])('is recognised by its colours: %s', (name) => {
    const row = fc.array(fc.constantFrom<Mark[]>(0, 1, 2), { minLength: 5, maxLength: 5 });
    const shots = fc.tuple(
      fc.array(row, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 16, max: 40 }),
      fc.integer({ min: 3, max: 6 }),
    );
    fc.assert(
      fc.property(shots, ([rows, size, gap]) => {
        expect(marksInPicture(screenshot(rows, PALETTES[name], size, gap))).toEqual(rows);
      }),
      { numRuns: 25 },
    );
  });

  it('is not confused by square keys below the grid', () => {
    const rows: readonly (readonly Mark[])[] = [
      [0, 1, 0, 0, 2],
      [2, 2, 2, 2, 2],
    ];
    expect(marksInPicture(screenshot(rows, DAY, 30, 4, true))).toEqual(rows);
  });

  it('is rejected without a grid or with too many rows, and never throws', () => {
    const [width, height] = [60, 11 * 20];
    const data = Array.from({ length: width * height }, (_, at) => {
      const isGap = at % 20 < 4 || Math.floor(at / width) % 20 < 4;
      return [...(isGap ? DAY.ground : DAY.marks[2]), 255];
    });
    expect(marksInPicture({ width, height, data: data.flat() })).toBeUndefined();
    const lower = { width, height: height - 20, data: data.slice(0, -20 * width).flat() };
    expect(marksInPicture(lower)).toHaveLength(10);
    expect(marksInPicture({ width: 0, height: 0, data: [] })).toBeUndefined();
    expect(marksInPicture(screenshot([], DAY, 30, 4))).toBeUndefined();
    const noise = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), fc.nat());
    fc.assert(
      fc.property(noise, ([width, height, seed]) => {
        let state = seed;
        const data = Array.from({ length: 4 * width * height }, () => {
          state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
          return state & 255;
        });
        void marksInPicture({ width, height, data });
      }),
    );
  });
});
