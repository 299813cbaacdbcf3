import { ABSENT, EXACT, type Mark, NEAR } from '@inkling/core/marks';
import { fail, ok, type Result } from '@inkling/core/result';
import { splitLetters } from '@inkling/games/word/rules/letters';
import { makeMarks, parseMark } from '@inkling/games/word/rules/mark-signs';
import { SIGNS } from '../../../shell/share/share-text.ts';
import { WORD_NAME } from './names.ts';

/** The marks of another player's game, without its letters. */
export interface ShareGrid {
  readonly rows: readonly (readonly Mark[])[];
  readonly solved: boolean;
}

export type ShareGridFault = {
  readonly code: 'ragged' | 'goes-on-after-the-word' | 'too-many-rows' | 'count';
  /** One-based. */
  readonly row: number;
};

const ROWS_MAX = 12;
const HEADER = /^\D*?[\d.,\u00a0\u202f ]*\s([1-9x])\/(\d{1,2})\*?$/i;

/**
 * Parses a result as word games share it: `Wordle 1,234 4/6` and rows of squares, the squares alone, or the form that
 * this app shares. Returns undefined for any other string, for example one with letters next to its squares.
 */
export function parseShareGrid(text: string): Result<ShareGrid, ShareGridFault> | undefined {
  const lines = text.slice(0, TEXT_LENGTH_MAX).split(/\r\n|\r|\n/);
  const inked = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (isOurs(inked[0])) return ourGrid(inked);
  const rows: (readonly Mark[])[] = [];
  let header: RegExpExecArray | undefined;
  for (const [index, line] of inked.entries()) {
    const row = squaresIn(line);
    if (row) rows.push(row);
    else if (rows.length === 0 && index === 0) header = HEADER.exec(line) ?? undefined;
    else if (!LINK.test(line)) return undefined;
    if (index === 0 && !row && !header) return undefined;
  }
  if (rows.length === 0) return undefined;
  return checked(rows, header?.[1]);
}

/** The string form of a grid in links and on the device: `:wywww :ggggg`, like rounds with unknown words. */
export function makeGrid({ rows }: ShareGrid): string {
  return rows.map((row) => `:${makeMarks(row)}`).join(' ');
}

/** Parses a grid such that `parseGrid(makeGrid(grid))` equals `grid`. Never throws: returns undefined if invalid. */
export function parseGrid(text: unknown): ShareGrid | undefined {
  if (typeof text !== 'string' || text.length > TEXT_LENGTH_MAX) return undefined;
  const rows = text.split(' ');
  if (!rows.every((row) => /^:[wyg]{2,}$/.test(row))) return undefined;
  const grid = checked(
    rows.map((row) => Array.from(row.slice(1), (sign) => parseMark(sign) ?? ABSENT)),
    undefined,
  );
  return grid.ok ? grid.value : undefined;
}

const TEXT_LENGTH_MAX = 5_000;
const LINK = /^https?:\/\/\S+$/;

/** Whether this is the heading with which this app shares a game of Word, in any of its languages. */
function isOurs(heading: string | undefined): boolean {
  return Object.values(WORD_NAME).some((name) => heading === `Inkling ${name}`);
}

/** Parses this app's own form: below the heading are the result, a row of signs for each try, and the address. */
function ourGrid([, , ...lines]: readonly string[]): Result<ShareGrid, ShareGridFault> | undefined {
  const rows = lines
    .filter((line) => !LINK.test(line))
    .map((line) => Array.from(line, (sign) => OUR_SIGNS.get(sign)));
  const isGrid = (all: typeof rows): all is Mark[][] =>
    all.every((row) => row.length > 1 && !row.includes(undefined));
  return rows.length > 0 && isGrid(rows) ? checked(rows, undefined) : undefined;
}

const OUR_SIGNS: ReadonlyMap<string, Mark> = new Map([
  [SIGNS.exact, EXACT],
  [SIGNS.near, NEAR],
  [SIGNS.none, ABSENT],
]);

function checked(
  rows: readonly (readonly Mark[])[],
  stated: string | undefined,
): Result<ShareGrid, ShareGridFault> {
  if (rows.length > ROWS_MAX) return fail({ code: 'too-many-rows', row: ROWS_MAX + 1 });
  const ragged = rows.findIndex((row) => row.length !== rows[0]?.length);
  if (ragged >= 0) return fail({ code: 'ragged', row: ragged + 1 });
  const found = rows.findIndex((row) => row.every((mark) => mark === EXACT));
  if (found >= 0 && found < rows.length - 1) return fail({ code: 'goes-on-after-the-word', row: found + 1 });
  if (stated !== undefined && /\d/.test(stated) && Number(stated) !== rows.length)
    return fail({ code: 'count', row: rows.length });
  return ok({ rows, solved: found >= 0 });
}

/** Parses a row of squares or circles. Letters and digits are not accepted here, although they are marks elsewhere. */
function squaresIn(line: string): readonly Mark[] | undefined {
  const signs = splitLetters(line.replaceAll(' ', ''));
  if (signs.length < 2 || signs.some((sign) => /^[\x20-\x7e]/.test(sign))) return undefined;
  const marks = signs.map(parseMark);
  return marks.every((mark) => mark !== undefined) ? marks : undefined;
}
