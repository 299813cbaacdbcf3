import type { Mark } from '@inkling/core/marks';

/** An image in the format of a canvas: four bytes for each pixel. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/**
 * Finds the marks of a grid of coloured squares in a picture of another game, row by row. Returns undefined if there is
 * no such grid. Squares differ from keys and letters by their colours and by being as wide as they are high.
 */
export function marksInPicture(picture: Picture): readonly (readonly Mark[])[] | undefined {
  const colours = coloursOf(picture);
  const { width, height } = picture;
  const rowCounts = Array.from({ length: height }, (_, y) => countOf(colours, y * width, width, 1));
  const rows = stretches(rowCounts, Math.max(...rowCounts, 0) * ROW_SHARE).flatMap(([top, bottom]) => {
    const tiles = tilesIn(colours, width, top, bottom);
    return tiles ? [tiles] : [];
  });
  const [first] = rows;
  if (!first) return undefined;
  const end = rows.findIndex(
    ({ size, marks }) => !isLike(size, first.size) || marks.length !== first.marks.length,
  );
  const grid = (end < 0 ? rows : rows.slice(0, end)).map(({ marks }) => marks);
  return grid.length <= ROWS_MAX ? grid : undefined;
}

const ROWS_MAX = 10;
const LETTERS_LEAST = 3;
const LETTERS_MAX = 16;
const SIZE_LEAST = 6;
/** A pixel row with fewer coloured pixels than this share of the fullest one is a gap between two rows of squares. */
const ROW_SHARE = 0.2;
/** The same for pixel columns, where the squares have a letter in the middle. */
const COLUMN_SHARE = 0.35;
const NO_MARK = 3;

interface Tiles {
  readonly size: number;
  readonly marks: readonly Mark[];
}

function tilesIn(colours: Uint8Array, width: number, top: number, bottom: number): Tiles | undefined {
  const size = bottom - top;
  if (size < SIZE_LEAST) return undefined;
  const counts = Array.from({ length: width }, (_, x) => countOf(colours, top * width + x, size, width));
  const columns = stretches(counts, size * COLUMN_SHARE);
  const isGrid =
    columns.length >= LETTERS_LEAST &&
    columns.length <= LETTERS_MAX &&
    columns.every(([left, right]) => isLike(right - left, size));
  if (!isGrid) return undefined;
  return {
    size,
    marks: columns.map(([left, right]) => commonest(colours, width, [left, right, top, bottom])),
  };
}

function isLike(a: number, b: number): boolean {
  return Math.abs(a - b) <= Math.max(2, b * 0.12);
}

/** The stretches in which the numbers stay above a bound, each as its first index and the index after its last. */
function stretches(counts: readonly number[], bound: number): readonly (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  let from = -1;
  for (let at = 0; at <= counts.length; at++) {
    const isIn = (counts[at] ?? 0) > bound;
    if (isIn && from < 0) from = at;
    if (isIn || from < 0) continue;
    found.push([from, at]);
    from = -1;
  }
  return found;
}

function countOf(colours: Uint8Array, from: number, count: number, step: number): number {
  let sum = 0;
  for (let i = 0, at = from; i < count; i++, at += step) if (colours[at] !== NO_MARK) sum++;
  return sum;
}

function commonest(
  colours: Uint8Array,
  width: number,
  [left, right, top, bottom]: readonly [number, number, number, number],
): Mark {
  const counts: [number, number, number, number] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const colour = colours[y * width + x] as 0 | 1 | 2 | 3;
      counts[colour]++;
    }
  const [absent, near, exact] = counts;
  if (exact >= near && exact >= absent) return 2;
  return near >= absent ? 1 : 0;
}

function coloursOf({ data, width, height }: Picture): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, at) =>
    colourOf(data[4 * at] ?? 0, data[4 * at + 1] ?? 0, data[4 * at + 2] ?? 0),
  );
}

/** Exact is green, or orange in high contrast; near is yellow, or light blue in high contrast; absent is mid-grey. */
function colourOf(red: number, green: number, blue: number): Mark | typeof NO_MARK {
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  if (spread < 14) return most >= 45 && most <= 140 ? 0 : NO_MARK;
  if (spread < 40) return NO_MARK;
  const hue =
    60 *
    (most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4);
  if (hue >= 80 && hue < 170) return 2;
  if (hue >= 12 && hue < 36) return 2;
  if (hue >= 36 && hue < 66) return 1;
  return hue >= 190 && hue < 220 ? 1 : NO_MARK;
}
