import { COVEN } from '@inkling/art/coven';
import { describe } from '@inkling/art/description';
import { type WitchModule, witchModule } from './module.ts';
import type { Roster } from './rules/roster.ts';

/** The witches of the coven. A promised board refers to them by id. */
export const COVEN_ROSTER: Roster = COVEN.map(({ id, name, traits }) => ({
  id,
  name,
  description: describe(traits),
}));

export const covenWitch: WitchModule = witchModule(COVEN_ROSTER);
