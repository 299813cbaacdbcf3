import { DAY } from '@inkling/art/ink';
import type { ShareMark, ShareSpec } from '../parts/share-spec.ts';
import { resultLine, type ShareWords } from './share-text.ts';

/** An SVG with its size in pixels; the bitmap made from it is twice as large. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a game as a picture that reveals no guess: the marks, large, under the nameplate, and the result. It uses the
 * day colours in every theme. A standalone picture cannot load anything, so `fonts` embeds the page's fonts as CSS rules;
 * a picture inside the page needs none.
 */
export function drawPicture(spec: ShareSpec, words: ShareWords, address: string, fonts = ''): Picture {
  const marks = DRAWN[spec.layout](spec.rows, spec.names);
  const height = TOP + marks.height + FOOT;
  const line = resultLine(spec, words);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">`,
    fonts && `<style>${fonts}</style>`,
    `<rect width="${WIDTH}" height="${height}" fill="${STOCK}"/>`,
    `<rect x="8" y="8" width="${WIDTH - 16}" height="${height - 16}" rx="18" fill="none" stroke="${INK}" stroke-width="4"/>`,
    write(36, 76, 'Inkling', `font-size="50" font-family="${PLATE_FONT}"`),
    write(WIDTH - 36, 72, spec.game, `font-size="28" text-anchor="end" ${TEXT}`),
    `<g transform="translate(0 ${TOP})">${marks.svg}</g>`,
    write(36, height - 72, line, `font-size="${fittingSize(line)}" font-weight="700" ${TEXT}`),
    write(36, height - 36, address, `font-size="20" ${TEXT}`, SECOND),
    '</svg>',
  ].join('');
  return { svg, width: WIDTH, height };
}

export const PLATE_FONT = 'Caprasimo';
export const TEXT_FONT = 'Atkinson Hyperlegible Next';

interface Drawn {
  readonly svg: string;
  readonly height: number;
}

/** Draws a square for each turn: as many marks as there are places, in two rows. */
function drawSquares(rows: readonly (readonly ShareMark[])[]): Drawn {
  const most = Math.max(1, ...rows.map((row) => row.length));
  const columns = Math.max(2, Math.ceil(most / 2));
  const width = columns * 38 + 20;
  const pitch = width + 14;
  const perRow = Math.max(1, Math.floor((WIDTH - 58) / pitch));
  const squares = rows.map((row, at) => {
    const [x, y] = [36 + (at % perRow) * pitch, Math.floor(at / perRow) * SQUARE_PITCH];
    const pegs = row.map((mark, i) =>
      drawMark(mark, x + 29 + (i % columns) * 38, y + 29 + Math.floor(i / columns) * 38, INK),
    );
    return `<rect x="${x}" y="${y}" width="${width}" height="96" rx="16" fill="${STOCK}" stroke="${LINE}" stroke-width="3"/>${pegs.join('')}`;
  });
  return { svg: squares.join(''), height: Math.ceil(rows.length / perRow) * SQUARE_PITCH };
}

/** Draws a row of tiles for each turn. Tiles differ in fill, edge and sign, so that they can be read without colours. */
function drawRows(rows: readonly (readonly ShareMark[])[]): Drawn {
  const most = Math.max(1, ...rows.map((row) => row.length));
  const side = Math.min(84, Math.floor((WIDTH - 72) / most) - 8);
  const left = Math.round((WIDTH - most * (side + 8) + 8) / 2);
  const tiles = rows.flatMap((row, at) =>
    row.map((mark, place) => drawTile(mark, left + place * (side + 8), at * (side + 8), side)),
  );
  return { svg: `<defs>${DOTS}</defs>${tiles.join('')}`, height: rows.length * (side + 8) };
}

/** Draws one mark after the other, large. */
function drawMarks(rows: readonly (readonly ShareMark[])[]): Drawn {
  const marks = rows.flatMap((row, at) =>
    row.map((mark, i) => drawMark(mark, 60 + i * 56, at * 60 + 28, INK)),
  );
  return { svg: marks.join(''), height: rows.length * 60 };
}

/** Draws a line for each row: its name, followed by its marks. */
function drawNamed(rows: readonly (readonly ShareMark[])[], names: readonly string[] = []): Drawn {
  const most = Math.max(1, ...rows.map((row) => row.length));
  const pitch = Math.min(44, (WIDTH - 36 - MARKS_LEFT) / most);
  const lines = rows.map((row, at) => {
    const middle = at * 60 + 28;
    const marks = row.map((mark, i) => drawMark(mark, MARKS_LEFT + (i + 0.5) * pitch, middle, INK));
    return write(36, middle + 10, names[at] ?? '', `font-size="30" ${TEXT}`) + marks.join('');
  });
  return { svg: lines.join(''), height: rows.length * 60 };
}

const DRAWN = { rows: drawRows, squares: drawSquares, marks: drawMarks, named: drawNamed } as const;

function drawTile(mark: ShareMark, x: number, y: number, side: number): string {
  const box = `x="${x}" y="${y}" width="${side}" height="${side}" rx="10"`;
  const [cx, cy] = [x + side / 2, y + side / 2];
  if (mark === 'exact')
    return `<rect ${box} fill="${EXACT}" stroke="${INK}" stroke-width="3"/>${drawMark(mark, cx, cy, STOCK)}`;
  if (mark === 'near')
    return `<rect ${box} fill="${NEAR}" stroke="${INK}" stroke-width="3"/><rect ${box} fill="url(#dots)"/><circle cx="${cx}" cy="${cy}" r="${side * 0.34}" fill="${NEAR}"/>${drawMark(mark, cx, cy, INK)}`;
  const sign = mark === 'none' ? drawDash(cx, cy, side) : drawMark(mark, cx, cy, SECOND);
  return `<rect ${box} fill="none" stroke="${SECOND}" stroke-width="3" stroke-dasharray="7 6"/>${sign}`;
}

/** Draws the sign of a letter that is not in the word, as on the board. */
function drawDash(x: number, y: number, side: number): string {
  const half = side * 0.13;
  return `<path d="M${x - half} ${y}h${2 * half}" stroke="${SECOND}" stroke-width="5"/>`;
}

/** Draws a mark. Marks are distinguished by shape: a disc, a ring, a dot, a question mark, a star and a cross. */
function drawMark(mark: ShareMark, x: number, y: number, ink: string): string {
  switch (mark) {
    case 'exact':
      return `<circle cx="${x}" cy="${y}" r="13" fill="${ink}"/>`;
    case 'near':
      return `<circle cx="${x}" cy="${y}" r="11" fill="none" stroke="${ink}" stroke-width="5"/>`;
    case 'star':
      return `<path transform="translate(${x - 15} ${y - 15}) scale(1.25)" fill="${ink}" d="${STAR}"/>`;
    case 'unknown':
      return `<path transform="translate(${x} ${y}) scale(2)" fill="none" stroke="${ink}" stroke-width="2" d="M-2.8-2.6A2.8 2.8 0 1 1 1.6-.2Q0 .8 0 2.2M0 4.6v1.6"/>`;
    case 'cross':
      return `<path d="M${x - 10} ${y - 10}l20 20m0 -20l-20 20" stroke="${ink}" stroke-width="5"/>`;
    default:
      return `<circle cx="${x}" cy="${y}" r="4" fill="${ink}"/>`;
  }
}

/** Returns the font size of a line. A long line is set smaller, so that its margins on both sides are equal. */
function fittingSize(line: string): number {
  return Math.min(30, Math.floor((WIDTH - 72) / (line.length * LETTER_EMS)));
}

function write(x: number, y: number, text: string, style: string, ink = INK): string {
  return `<text x="${x}" y="${y}" fill="${ink}" ${style}>${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const { stock: STOCK, ink: INK } = DAY;
const SECOND = '#4a5a51';
const LINE = '#b9c9b6';
const EXACT = '#2f57bd';
const NEAR = '#e3c84a';
const DOTS = `<pattern id="dots" width="9" height="9" patternUnits="userSpaceOnUse"><circle cx="4.5" cy="4.5" r="2.2" fill="${INK}"/></pattern>`;
const STAR = 'M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.1L12 17.8l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z';
const TEXT = `font-family="'${TEXT_FONT}'"`;
const WIDTH = 640;
const TOP = 112;
const FOOT = 128;
const SQUARE_PITCH = 110;
/** The average width of a bold letter, in em. */
const LETTER_EMS = 0.49;
/** The x coordinate at which marks begin after a name. */
const MARKS_LEFT = 240;
