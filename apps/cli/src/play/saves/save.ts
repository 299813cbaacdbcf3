import { fail, ok, type Result } from '@inkling/core/result';
import { lineOf, makeSheet, parseSheet, type Sheet } from '@inkling/core/sheet';

/**
 * A saved game: the sheet, preceded by what else the game needs to continue as before. The sheet alone does not
 * contain who guesses for the program, nor in which skin the game was shown.
 */
export interface Save {
  /** Written and read by the game: visible ASCII, possibly empty. */
  readonly setup: string;
  readonly sheet: Sheet;
}

export type SaveFault =
  /** `line`, one-based, is where the text becomes invalid. */
  | { readonly code: 'damaged'; readonly line: number }
  | { readonly code: 'other-version'; readonly version: string };

const VERSION = 1;

/** Law: `parseSave(makeSave(s))` equals `s`. */
export function makeSave({ setup, sheet }: Save): string {
  return `inkling-save ${VERSION}\nsetup ${setup}\n${makeSheet(sheet)}`;
}

/** Never throws: returns a save, or a fault that says what is wrong with the text. */
export function parseSave(text: string): Result<Save, SaveFault> {
  const lines = text.replace(/\r\n/g, '\n').split('\n');
  const version = /^inkling-save (\d{1,9})$/.exec(lines[0] ?? '')?.[1];
  if (version === undefined) return fail(damagedAt(1));
  if (version !== String(VERSION)) return fail({ code: 'other-version', version });
  const setup = /^setup ([!-~]{0,200})$/.exec(lines[1] ?? '')?.[1];
  if (setup === undefined) return fail(damagedAt(SETUP_LINE));
  const sheet = parseSheet(lines.slice(2).join('\n'));
  if (sheet.ok) return ok({ setup, sheet: sheet.value });
  if (sheet.error.code === 'unknown-version')
    return fail({ code: 'other-version', version: sheet.error.version });
  return fail(damagedAt(sheet.error.line + SETUP_LINE));
}

/** Returns the fault, with its line in the save, for parameters or a move that `replay` refuses. */
export function faultOfMove(sheet: Sheet, move: number): SaveFault {
  if (move === 0) return damagedAt(PARAMS_LINE);
  const path: number[] = [];
  for (let at = sheet.cursor; at > 0; at = sheet.nodes[at]?.parent ?? 0) path.push(at);
  const node = path.toReversed()[move - 1] ?? lineOf(sheet).length;
  return damagedAt(START_LINE + node);
}

export function damagedAt(line: number): SaveFault {
  return { code: 'damaged', line };
}

export const SETUP_LINE = 2;
export const GAME_LINE = 4;
const PARAMS_LINE = 5;
/** The line of the first node, which has no move. */
const START_LINE = 9;
