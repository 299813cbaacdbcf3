import { LANGUAGE_CHOICES, type LanguageChoice } from '../shell/language.ts';

/** What a person sets once and for all sheets. */
export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  readonly language: LanguageChoice;
  /** One-key shortcuts outside the board (WCAG 2.1.4). */
  readonly shortcuts: boolean;
  /** What can still go where, and the codes left. */
  readonly aids: boolean;
  /** Short mechanical sounds (`shell/sound.ts`). */
  readonly sound: boolean;
}

export const THEMES = ['auto', 'day', 'night'] as const;

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'auto',
  language: 'auto',
  shortcuts: true,
  aids: true,
  sound: false,
};

/** Total: whatever cannot be read is the default. */
export function parsePreferences(value: unknown): Preferences {
  if (typeof value !== 'object' || value === null) return DEFAULT_PREFERENCES;
  const { theme, language, shortcuts, aids, sound } = value as Partial<Record<keyof Preferences, unknown>>;
  return {
    theme: THEMES.find((name) => name === theme) ?? DEFAULT_PREFERENCES.theme,
    language: LANGUAGE_CHOICES.find((name) => name === language) ?? DEFAULT_PREFERENCES.language,
    shortcuts: typeof shortcuts === 'boolean' ? shortcuts : DEFAULT_PREFERENCES.shortcuts,
    aids: typeof aids === 'boolean' ? aids : DEFAULT_PREFERENCES.aids,
    sound: typeof sound === 'boolean' ? sound : DEFAULT_PREFERENCES.sound,
  };
}
