import { flag, oneOf } from '../../../shell/preferences.ts';
import type { SavedFields } from '../../../shell/saved/saved.ts';
import { FIRST_SETUP, makeSetup, parseSetup } from './setup.ts';

/** What a person sets for all games of Mastermind. */
export interface Settings {
  /** Which help is given, while any is. */
  readonly helps: readonly Help[];
  /** Refuses a guess that cannot be the code. */
  readonly consistentOnly: boolean;
  readonly skin: SkinChoice;
  /** The setup of the last new game, as `makeSetup` writes it. */
  readonly setup: string;
  readonly pace: (typeof PACES)[number];
}

/** The table of places and its marks; hints and suggestions; the list of codes left. */
export const HELPS = ['evidence', 'hints', 'list'] as const;
export type Help = (typeof HELPS)[number];
/** How fast a player plays on. */
export const PACES = ['slow', 'steady', 'fast'] as const;

/** The name that the settings are saved under. */
export const SETTINGS = 'settings/mastermind';

export const DEFAULT_SETTINGS: Settings = {
  helps: HELPS,
  consistentOnly: false,
  skin: 'winter',
  setup: makeSetup(FIRST_SETUP),
  pace: 'steady',
};

/** Total: whatever cannot be read is the default. */
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

/** How the pieces look, in the order in which a person chooses. */
export const SKIN_CHOICES = ['winter', 'pegs', 'halloween', 'letters', 'digits'] as const;
export type SkinChoice = (typeof SKIN_CHOICES)[number];
