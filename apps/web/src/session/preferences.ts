import { LANGUAGE_CHOICES, type LanguageChoice } from '../shell/language.ts';
import { FIRST_SETUP, makeSetup, parseSetup } from './setup.ts';
import { SKIN_CHOICES, type SkinChoice } from './skins.ts';

/** What a person sets once and for all sheets. */
export interface Preferences {
  readonly theme: (typeof THEMES)[number];
  readonly language: LanguageChoice;
  /** One-key shortcuts outside the board (WCAG 2.1.4). */
  readonly shortcuts: boolean;
  /** Short mechanical sounds (`shell/sound.ts`). */
  readonly sound: boolean;
  /** Any help at all: off, none of `helps` is given. */
  readonly aids: boolean;
  /** Which help is given. */
  readonly helps: readonly Help[];
  /** Refuses a guess that cannot be the code. */
  readonly consistentOnly: boolean;
  readonly skin: SkinChoice;
  /** The setup of the last new sheet, as `makeSetup` writes it. */
  readonly setup: string;
  readonly pace: (typeof PACES)[number];
}

export const THEMES = ['auto', 'day', 'night'] as const;
/** Codes left and bits; the table of places and its marks; hints and suggestions; the list of codes left. */
export const HELPS = ['counts', 'evidence', 'hints', 'list'] as const;
export type Help = (typeof HELPS)[number];
/** How fast a player plays on. */
export const PACES = ['slow', 'steady', 'fast'] as const;

export const DEFAULT_PREFERENCES: Preferences = {
  theme: 'auto',
  language: 'auto',
  shortcuts: true,
  sound: false,
  aids: true,
  helps: HELPS,
  consistentOnly: false,
  skin: 'winter',
  setup: makeSetup(FIRST_SETUP),
  pace: 'steady',
};

/** Is this help given? */
export function gives({ aids, helps }: Preferences, help: Help): boolean {
  return aids && helps.includes(help);
}

/** Total: whatever cannot be read is the default. */
export function parsePreferences(value: unknown): Preferences {
  if (typeof value !== 'object' || value === null) return DEFAULT_PREFERENCES;
  const given = value as Partial<Record<keyof Preferences, unknown>>;
  const { helps } = given;
  return {
    theme: oneOf(THEMES, given.theme, DEFAULT_PREFERENCES.theme),
    language: oneOf(LANGUAGE_CHOICES, given.language, DEFAULT_PREFERENCES.language),
    shortcuts: flag(given.shortcuts, DEFAULT_PREFERENCES.shortcuts),
    sound: flag(given.sound, DEFAULT_PREFERENCES.sound),
    aids: flag(given.aids, DEFAULT_PREFERENCES.aids),
    helps: Array.isArray(helps) ? HELPS.filter((help) => helps.includes(help)) : DEFAULT_PREFERENCES.helps,
    consistentOnly: flag(given.consistentOnly, DEFAULT_PREFERENCES.consistentOnly),
    skin: oneOf(SKIN_CHOICES, given.skin, DEFAULT_PREFERENCES.skin),
    setup: makeSetup(parseSetup(given.setup)),
    pace: oneOf(PACES, given.pace, DEFAULT_PREFERENCES.pace),
  };
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function oneOf<T extends string>(known: readonly T[], value: unknown, otherwise: T): T {
  return known.find((name) => name === value) ?? otherwise;
}
