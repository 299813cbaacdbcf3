import type { Alphabet } from '@inkling/games/word/rules/letters';
import type { Language } from '../../../shell/language/language.ts';
import { oneOf } from '../../../shell/preferences.ts';
import type { SavedFields } from '../../../shell/saved/saved.ts';

/** The orders that letters stand in on the keyboard; `auto` is the one that the language of the page types on. */
export const LAYOUTS = ['auto', 'qwerty', 'qwertz', 'azerty', 'alphabet'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** What a person sets for all games of words. */
export interface WordSettings {
  readonly keyboard: Layout;
}

/** The name that the settings are saved under. */
export const WORD_SETTINGS = 'settings/word';

/** Total. */
export function parseWordSettings(fields: SavedFields): WordSettings {
  return { keyboard: oneOf(LAYOUTS, fields['keyboard'], 'auto') };
}

/** Keys in a row, so that a row fits on a small phone. */
export const ROW_KEYS_MAX = 10;

/** With Enter and Delete beside them, which are half as wide again, a row has room for these. */
const LAST_ROW_KEYS_MAX = 7;

/** Where each letter has its key, with all further letters that a list can have. */
const ROWS: Readonly<Record<Exclude<Layout, 'auto' | 'alphabet'>, readonly string[]>> = {
  qwerty: ['qwertyuiop', 'asdfghjklñ', 'zxcvbnmäöü'],
  qwertz: ['qwertzuiop', 'asdfghjklñ', 'yxcvbnmäöü'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbnñäöü'],
};

export interface KeyboardRows {
  readonly rows: readonly (readonly string[])[];
  /** Enter and Delete stand beside the last letters; otherwise they have a row of their own. */
  readonly endsBesideLetters: boolean;
}

export function keyboardRows(
  layout: Layout,
  language: Language,
  { letters }: Pick<Alphabet, 'letters'>,
): KeyboardRows {
  const shown = layout === 'auto' ? (language === 'de' ? 'qwertz' : 'qwerty') : layout;
  const known = new Set(letters);
  const rows =
    shown === 'alphabet'
      ? chunks(letters, ROW_KEYS_MAX)
      : ROWS[shown].map((row) => Array.from(row).filter((letter) => known.has(letter)));
  return { rows, endsBesideLetters: (rows.at(-1)?.length ?? 0) <= LAST_ROW_KEYS_MAX };
}

function chunks(letters: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(letters.length / size) }, (_, row) =>
    letters.slice(row * size, (row + 1) * size),
  );
}
