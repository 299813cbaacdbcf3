import { fail, ok, type Result } from '@inkling/core/result';
import { makeSheet, parseSheet, type Sheet } from '@inkling/core/sheet';

/**
 * A kept game: the sheet, and before it what the shell must know to go on as before. The sheet alone was not
 * enough: it does not say who guesses for the program, nor in which skin it was shown.
 */
export interface Save {
  readonly player: string;
  readonly skin: string;
  readonly sheet: Sheet;
}

export interface SaveFault {
  /** 1-based line of the file where it stops making sense. */
  readonly line: number;
}

const HEADER = 'inkling-save 1';

/** Law: `parseSave(makeSave(s))` is `s`, for names of letters and hyphens. */
export function makeSave(save: Save): string {
  return `${HEADER}\nplayer ${save.player}\nskin ${save.skin}\n${makeSheet(save.sheet)}`;
}

/** Total: any text gives a save or the line that is wrong. */
export function parseSave(text: string): Result<Save, SaveFault> {
  const lines = text.replace(/\r\n/g, '\n').split('\n');
  if (lines[0] !== HEADER) return fail({ line: 1 });
  const player = /^player ([a-z-]{1,40})$/.exec(lines[1] ?? '')?.[1];
  if (player === undefined) return fail({ line: 2 });
  const skin = /^skin ([a-z-]{1,40})$/.exec(lines[2] ?? '')?.[1];
  if (skin === undefined) return fail({ line: 3 });
  const sheet = parseSheet(lines.slice(3).join('\n'));
  return sheet.ok ? ok({ player, skin, sheet: sheet.value }) : fail({ line: sheet.error.line + 3 });
}
