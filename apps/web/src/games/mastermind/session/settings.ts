import { flag, oneOf } from '../../../shell/preferences.ts';
import type { SavedFields } from '../../../shell/saved/saved.ts';
import { FIRST_SETUP, makeSetup, parseSetup } from './setup.ts';

/** The user's settings for all games of Mastermind. */
export interface Settings {
  /** The kinds of help that are available while help is on. */
  readonly helps: readonly Help[];
  /** Whether guesses that cannot be the code are rejected. */
  readonly consistentOnly: boolean;
  readonly skin: SkinChoice;
  /** The setup of the last new game, serialised by `makeSetup`. */
  readonly setup: string;
  readonly pace: (typeof PACES)[number];
}

/** `evidence`: the table of places and its marks; `hints`: hints and suggestions; `list`: the list of codes left. */
export const HELPS = ['evidence', 'hints', 'list'] as const;
export type Help = (typeof HELPS)[number];
/** How fast a computer player makes its guesses. */
export const PACES = ['slow', 'steady', 'fast'] as const;

/** The storage key of the settings. */
export const SETTINGS = 'settings/mastermind';

export const DEFAULT_SETTINGS: Settings = {
  helps: HELPS,
  consistentOnly: false,
  skin: 'winter',
  setup: makeSetup(FIRST_SETUP),
  pace: 'steady',
};

/** Never throws: anything unreadable is replaced by its default. */
export function parseSettings(fields: SavedFields, usual: Settings = DEFAULT_SETTINGS): Settings {
  const { helps, setup } = fields;
  return {
    helps: Array.isArray(helps) ? HELPS.filter((help) => helps.includes(help)) : usual.helps,
    consistentOnly: flag(fields['consistentOnly'], usual.consistentOnly),
    skin: oneOf(SKIN_CHOICES, fields['skin'], usual.skin),
    setup: makeSetup(parseSetup(setup ?? usual.setup)),
    pace: oneOf(PACES, fields['pace'], usual.pace),
  };
}

/** The looks of the pieces, in the order in which they are offered to the user. */
export const SKIN_CHOICES = ['winter', 'pegs', 'halloween', 'letters', 'digits'] as const;
export type SkinChoice = (typeof SKIN_CHOICES)[number];
