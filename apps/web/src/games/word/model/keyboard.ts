import type { Alphabet } from '@inkling/games/word/rules/letters';
import type { Language } from '../../../shell/language/language.ts';
import { oneOf } from '../../../shell/preferences.ts';
import type { SavedFields } from '../../../shell/saved/saved.ts';

/** The layouts of the keyboard. `auto` is the usual one for the page's language. */
export const LAYOUTS = ['auto', 'qwerty', 'qwertz', 'azerty', 'alphabet'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The user's settings for all word games. */
export interface WordSettings {
  readonly keyboard: Layout;
}

/** The storage key of the settings. */
export const WORD_SETTINGS = 'settings/word';

/** Parses saved settings. Never throws: invalid values give the defaults. */
export function parseWordSettings(fields: SavedFields): WordSettings {
  return { keyboard: oneOf(LAYOUTS, fields['keyboard'], 'auto') };
}

/** The maximum number of keys in a row, so that it fits on a small phone. */
export const ROW_KEYS_MAX = 10;

/** The maximum number of letters in the row that also has Enter and Delete, which are 1.5 times as wide. */
const LAST_ROW_KEYS_MAX = 7;

/** The keys of each layout, including all additional letters that a list can have. */
const ROWS: Readonly<Record<Exclude<Layout, 'auto' | 'alphabet'>, readonly string[]>> = {
  qwerty: ['qwertyuiop', 'asdfghjklñ', 'zxcvbnmäöü'],
  qwertz: ['qwertzuiop', 'asdfghjklñ', 'yxcvbnmäöü'],
  azerty: ['azertyuiop', 'qsdfghjklm', 'wxcvbnñäöü'],
};

export interface KeyboardRows {
  readonly rows: readonly (readonly string[])[];
  /** Whether Enter and Delete are in the last row of letters. Otherwise they have their own row. */
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
