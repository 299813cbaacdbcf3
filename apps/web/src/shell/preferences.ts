import { LANGUAGE_CHOICES, type LanguageChoice } from './language/language.ts';
import type { SavedFields } from './saved/saved.ts';

/** The user's settings for the whole app. */
export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  readonly language: LanguageChoice;
  /** Single-key shortcuts outside the board (WCAG 2.1.4). */
  readonly shortcuts: boolean;
  /** Short mechanical sounds (`shell/sound.ts`). */
  readonly sound: boolean;
  /** Disables all animation, whatever the system preference. */
  readonly still: boolean;
  /** Help during a game. If false, the page shows nothing about what is still possible. */
  readonly aids: boolean;
  /** Shows the number of remaining candidates on a closed drawer. */
  readonly counts: boolean;
  /** Shows the command line. */
  readonly commands: boolean;
}

export const THEMES = ['auto', 'day', 'night'] as const;

/** The storage key of the preferences. */
export const PREFERENCES = 'preferences';

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'auto',
  language: 'auto',
  shortcuts: true,
  sound: false,
  still: false,
  aids: true,
  counts: true,
  commands: false,
};

/** Never throws: fields that cannot be parsed get their defaults. */
export function parsePreferences(fields: SavedFields): Preferences {
  return {
    theme: oneOf(THEMES, fields['theme'], DEFAULT_PREFERENCES.theme),
    language: oneOf(LANGUAGE_CHOICES, fields['language'], DEFAULT_PREFERENCES.language),
    shortcuts: flag(fields['shortcuts'], DEFAULT_PREFERENCES.shortcuts),
    sound: flag(fields['sound'], DEFAULT_PREFERENCES.sound),
    still: flag(fields['still'], DEFAULT_PREFERENCES.still),
    aids: flag(fields['aids'], DEFAULT_PREFERENCES.aids),
    counts: flag(fields['counts'], DEFAULT_PREFERENCES.counts),
    commands: flag(fields['commands'], DEFAULT_PREFERENCES.commands),
  };
}

export function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

export function oneOf<T extends string>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((name) => name === value) ?? otherwise;
}
