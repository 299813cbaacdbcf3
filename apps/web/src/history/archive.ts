import { fail, ok, type Result } from '@inkling/core/result';
import { parseSheet } from '@inkling/core/sheet';
import { mastermind } from '@inkling/games/mastermind/game';
import { parseKept } from '../session/keeping.ts';
import { SHEETS, sheetKey } from '../session/resume.ts';
import { textOf } from './kept-sheet.ts';

/**
 * The file that sheets leave and come back in: JSON, so that any program can read it, with the stored values as
 * they are. Names are not trusted: they are made anew from the sheets.
 */
export type ArchiveFault = 'too-large' | 'not-an-archive' | 'later-version';

export interface Archive {
  readonly entries: readonly (readonly [key: string, value: unknown])[];
  /** Sheets in the file that no game here could open. */
  readonly refused: number;
}

export const ARCHIVE_LENGTH_MAX = 50_000_000;

/** Law: `parseArchive(makeArchive(values))` has these values, when all of them are legal. */
export function makeArchive(values: readonly unknown[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, sheets: values }, undefined, 1)}\n`;
}

/** Total: any text gives the legal sheets in it, or a closed code. */
export function parseArchive(text: string): Result<Archive, ArchiveFault> {
  if (text.length > ARCHIVE_LENGTH_MAX) return fail('too-large');
  const { format, version, sheets } = parseJson(text);
  if (format !== FORMAT || typeof version !== 'number') return fail('not-an-archive');
  if (version > VERSION) return fail('later-version');
  if (version !== VERSION || !Array.isArray(sheets)) return fail('not-an-archive');
  const keyed = sheets.map((value) => [keyOf(value), value] as const);
  const entries = keyed.filter((entry): entry is readonly [string, unknown] => entry[0] !== undefined);
  return ok({ entries, refused: sheets.length - entries.length });
}

const FORMAT = 'inkling-sheets';
const VERSION = 1;

/** The name of a sheet that can be opened. Other games judge their own sheets when they open them. */
function keyOf(value: unknown): string | undefined {
  const sheet = parseSheet(textOf(value) ?? '');
  if (!sheet.ok) return undefined;
  const { game, params, seed } = sheet.value;
  if (game !== mastermind.id) return `${SHEETS}${game} ${params}/${seed}`;
  return parseKept(value).ok ? sheetKey(sheet.value) : undefined;
}

function parseJson(text: string): Readonly<Partial<Record<'format' | 'version' | 'sheets', unknown>>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
