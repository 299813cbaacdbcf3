import { LANGUAGE_CHOICES, type LanguageChoice } from './language/language.ts';
import type { SavedFields } from './saved/saved.ts';

/** What a person sets once and for the whole app. */
export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  readonly language: LanguageChoice;
  /** One-key shortcuts outside the board (WCAG 2.1.4). */
  readonly shortcuts: boolean;
  /** Short mechanical sounds (`shell/sound.ts`). */
  readonly sound: boolean;
  /** Nothing moves, whatever the system asks for. */
  readonly still: boolean;
  /** Any help in a game: off, the page shows nothing of what is still possible. */
  readonly aids: boolean;
  /** How many answers still fit, on a drawer that is closed. */
  readonly counts: boolean;
  /** The line in which commands are typed. */
  readonly commands: boolean;
}

export const THEMES = ['auto', 'day', 'night'] as const;

/** The name that the preferences are saved under. */
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

/** Total: whatever cannot be read is the default. */
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
