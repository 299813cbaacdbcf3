import { flag, oneOf } from '../../../shell/preferences.ts';
import type { SavedFields } from '../../../shell/saved/saved.ts';

/** How the table looks and how a bot keeps time. These settings belong to the user, not to the game. */
export interface Look {
  readonly tile: (typeof TILE_SIZES)[number];
  /** Whether a bot plays automatically at a calm pace; otherwise each of its moves has to be requested. */
  readonly botGoesOn: boolean;
  /** Whether the seconds of a game are counted and shown. */
  readonly clock: boolean;
}

/** Edge lengths in CSS pixels, never wider than the page; `fluid` is as large as the window allows. */
export const TILE_SIZES = ['fluid', '99', '124', '166'] as const;

/** The storage key of the look. */
export const LOOK = 'settings/witch';

export const DEFAULT_LOOK: Look = { tile: 'fluid', botGoesOn: true, clock: false };

/** Never throws: invalid fields get their default. */
export function parseLook(fields: SavedFields): Look {
  return {
    tile: oneOf(TILE_SIZES, fields['tile'], DEFAULT_LOOK.tile),
    botGoesOn: flag(fields['botGoesOn'], DEFAULT_LOOK.botGoesOn),
    clock: flag(fields['clock'], DEFAULT_LOOK.clock),
  };
}
