import { fail, ok, type Result } from '@inkling/core/result';
import { finishedKey, parseFinishedGame } from '../../../shell/finished-games.ts';
import { fieldsOf, SAVED_VERSION, savedKey } from '../../../shell/saved/saved.ts';
import { type GameWithHistory, readSavedEntry } from '../../../shell/saved-games.ts';

/**
 * The file in which saved games leave and return: JSON, so that any program can read it, with the stored values as
 * they are. Names are not trusted: they are made anew from the games.
 */
export type ArchiveFault =
  | { readonly code: 'too-large' | 'not-an-archive' }
  | { readonly code: 'other-version'; readonly version: number; readonly known: number };

export interface Archive {
  readonly entries: readonly (readonly [key: string, value: unknown])[];
  /** Games in the file that no page here could open. */
  readonly refused: number;
}

export const ARCHIVE_LENGTH_MAX = 50_000_000;

/**
 * Law: `parseArchive(makeArchive(values, finished), games)` has these values, when all of them are legal.
 *
 * @param finished games with others that are over
 */
export function makeArchive(values: readonly unknown[], finished: readonly unknown[]): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, sheets: values, finished }, undefined, 1)}\n`;
}

/** Total: any text gives the legal games in it, or a closed code. */
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
