import { fail, ok, type Result } from '@inkling/core/result';
import { finishedKey, parseFinishedGame } from '../../../shell/finished-games.ts';
import { fieldsOf, SAVED_VERSION, savedKey } from '../../../shell/saved/saved.ts';
import { type GameWithHistory, readSavedEntry } from '../../../shell/saved-games.ts';

/**
 * Why a file cannot be imported. Saved games are exported to and imported from a JSON file, so that any program
 * can read it. It contains the stored values unchanged. Storage keys in it are not trusted: they are derived
 * again from the games.
 */
export type ArchiveFault =
  | { readonly code: 'too-large' | 'not-an-archive' }
  | { readonly code: 'other-version'; readonly version: number; readonly known: number };

export interface Archive {
  readonly entries: readonly (readonly [key: string, value: unknown])[];
  /** The number of games in the file that this app cannot open. */
  readonly refused: number;
}

export const ARCHIVE_LENGTH_MAX = 50_000_000;

/**
 * Returns the contents of an archive file. Law: `parseArchive(makeArchive(values, finished), games)` returns
 * these values if all of them are valid.
 *
 * @param finished finished games with others
 */
export function makeArchive(values: readonly unknown[], finished: readonly unknown[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, sheets: values, finished }, undefined, 1)}\n`;
}

/** Parses the contents of an archive file. Never throws: returns the valid games in it, or an error. */
export function parseArchive(text: string, games: readonly GameWithHistory[]): Result<Archive, ArchiveFault> {
  if (text.length > ARCHIVE_LENGTH_MAX) return fail({ code: 'too-large' });
  const { format, version, sheets, finished = [] } = parseJson(text);
  if (format !== FORMAT || typeof version !== 'number') return fail({ code: 'not-an-archive' });
  if (version !== VERSION) return fail({ code: 'other-version', version, known: VERSION });
  if (!Array.isArray(sheets) || !Array.isArray(finished)) return fail({ code: 'not-an-archive' });
  const entries = sheets.flatMap((value: unknown) => {
    const { sheet, summary } = readSavedEntry('', value, games);
    return sheet && summary ? [[savedKey(sheet), value] as const] : [];
  });
  const withOthers = finished.flatMap((value: unknown) => {
    const game = parseFinishedGame(value);
    return game ? [[finishedKey(game.id), { version: SAVED_VERSION, ...game }] as const] : [];
  });
  const all = [...entries, ...withOthers];
  return ok({ entries: all, refused: sheets.length + finished.length - all.length });
}

const FORMAT = 'inkling-sheets';
const VERSION = 1;

function parseJson(text: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text));
  } catch {
    return {};
  }
}
