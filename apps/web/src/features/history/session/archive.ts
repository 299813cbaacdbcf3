import { fail, ok, type Result } from '@inkling/core/result';
import { type GameWithHistory, readKeptEntry } from '../../../shell/kept-games.ts';
import { keptKey } from '../../../shell/saved/saved.ts';

/**
 * The file that kept games leave and come back in: JSON, so that any program can read it, with the stored values as
 * they are. Names are not trusted: they are made anew from the games.
 */
export type ArchiveFault = 'too-large' | 'not-an-archive' | 'other-version';

export interface Archive {
  readonly entries: readonly (readonly [key: string, value: unknown])[];
  /** Games in the file that no page here could open. */
  readonly refused: number;
}

export const ARCHIVE_LENGTH_MAX = 50_000_000;

/** Law: `parseArchive(makeArchive(values), games)` has these values, when all of them are legal. */
export function makeArchive(values: readonly unknown[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, sheets: values }, undefined, 1)}\n`;
}

/** Total: any text gives the legal games in it, or a closed code. */
export function parseArchive(text: string, games: readonly GameWithHistory[]): Result<Archive, ArchiveFault> {
  if (text.length > ARCHIVE_LENGTH_MAX) return fail('too-large');
  const { format, version, sheets } = parseJson(text);
  if (format !== FORMAT || typeof version !== 'number') return fail('not-an-archive');
  if (version !== VERSION) return fail('other-version');
  if (!Array.isArray(sheets)) return fail('not-an-archive');
  const entries = sheets.flatMap((value: unknown) => {
    const { sheet, kept } = readKeptEntry('', value, games);
    return sheet && kept ? [[keptKey(sheet), value] as const] : [];
  });
  return ok({ entries, refused: sheets.length - entries.length });
}

const FORMAT = 'inkling-sheets';
const VERSION = 1;

function parseJson(text: string): Readonly<Partial<Record<'format' | 'version' | 'sheets', unknown>>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
