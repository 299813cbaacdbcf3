import { DAY } from '@inkling/art/ink';
import type { ShareCard, ShareRow } from '@inkling/games/mastermind/share/share';

/** What is written in the picture; everything else is drawn. */
export interface PictureWords {
  readonly name: string;
  /** As `p4c6r`, in the words of people. */
  readonly title: string;
  readonly result: string;
  left(row: ShareRow): string;
  /** Stands where codes left stand, at the turn that found the code. */
  readonly found: string;
}

/** Pixels of the drawing; a bitmap of it is twice as large. */
export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * A sheet as a picture that tells no guess: the answers as shapes, and for each turn a bar of ink that is as full as
 * the code is certain, 1 − log left ÷ log all. It is paper by day in any theme. A picture loads nothing, so `fonts`,
 * the style rules of the page's fonts, brings them along.
 */
export function drawPicture(card: ShareCard, words: PictureWords, fonts = ''): Picture {
  const places = Math.max(1, ...card.rows.map(({ exact, near, none }) => exact + near + none));
  const keys = KEY_X + places * PITCH + 16;
  const width = Math.max(480, keys + BAR + 150);
  const height = TOP + card.rows.length * ROW + 24;
  const rows = card.rows.map((row, at) => drawRow(row, at, { card, keys, width, words }));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    fonts && `<style>${fonts}</style>`,
    `<rect width="${width}" height="${height}" fill="${STOCK}"/>`,
    `<rect x="6" y="6" width="${width - 12}" height="${height - 12}" fill="none" stroke="${INK}" stroke-width="2"/>`,
    write(24, 50, words.name, `font-size="34" font-family="${PLATE_FONT}, Georgia, serif"`),
    write(24, 80, words.title, `font-size="16" ${SANS}`),
    write(width - 24, 50, words.result, `font-size="20" font-weight="700" text-anchor="end" ${SANS}`),
    ...rows,
    '</svg>',
  ].join('');
  return { svg, width, height };
}

export const PLATE_FONT = 'Caprasimo';
export const TEXT_FONT = 'Atkinson Hyperlegible Next';

/** How certain the code is after a row: 0 at the start, 1 when one code is left. */
export function certainty(left: bigint, total: bigint): number {
  if (left <= 1n) return 1;
  return Math.min(1, Math.max(0, 1 - logOf(left) / logOf(total)));
}

function drawRow(
  row: ShareRow,
  at: number,
  place: {
    readonly card: ShareCard;
    readonly keys: number;
    readonly width: number;
    readonly words: PictureWords;
  },
): string {
  const { card, keys, width, words } = place;
  const y = TOP + at * ROW;
  const middle = y + ROW / 2;
  const share = certainty(row.left, card.total);
  const isFound = card.solved && at === card.rows.length - 1;
  return [
    at % 2 === 0 ? `<rect x="12" y="${y}" width="${width - 24}" height="${ROW}" fill="${PAPER_BAR}"/>` : '',
    write(44, middle + 6, String(at + 1), `font-size="16" text-anchor="end" ${SANS}`),
    ...marksOf(row).map((mark, i) => drawMark(mark, KEY_X + i * PITCH + PITCH / 2, middle)),
    `<rect x="${keys}" y="${middle - 8}" width="${BAR}" height="16" fill="${STOCK}" stroke="${INK}"/>`,
    `<rect x="${keys}" y="${middle - 8}" width="${(share * BAR).toFixed(1)}" height="16" fill="${INK}"/>`,
    write(
      width - 24,
      middle + 6,
      isFound ? words.found : words.left(row),
      `font-size="16" text-anchor="end" ${SANS}`,
    ),
  ].join('');
}

type Mark = 'exact' | 'near' | 'none';

function marksOf({ exact, near, none }: ShareRow): readonly Mark[] {
  return [
    ...Array<Mark>(exact).fill('exact'),
    ...Array<Mark>(near).fill('near'),
    ...Array<Mark>(none).fill('none'),
  ];
}

/** Told apart by shape: a disc, a ring, a dash. */
function drawMark(mark: Mark, x: number, y: number): string {
  if (mark === 'exact') return `<circle cx="${x}" cy="${y}" r="9" fill="${INK}"/>`;
  if (mark === 'near')
    return `<circle cx="${x}" cy="${y}" r="8" fill="none" stroke="${INK}" stroke-width="3"/>`;
  return `<rect x="${x - 6}" y="${y - 1.5}" width="12" height="3" fill="${INK}"/>`;
}

function write(x: number, y: number, text: string, style: string): string {
  return `<text x="${x}" y="${y}" fill="${INK}" ${style}>${escaped(text)}</text>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Exact enough for a bar, and finite for any count. */
function logOf(count: bigint): number {
  const text = count.toString();
  return Math.log10(Number(text.slice(0, 15))) + Math.max(0, text.length - 15);
}

const { stock: STOCK, ink: INK } = DAY;
const PAPER_BAR = '#dfeadb';
const SANS = `font-family="'${TEXT_FONT}', system-ui, sans-serif"`;
const TOP = 104;
const ROW = 36;
const KEY_X = 56;
const PITCH = 24;
const BAR = 160;
