import type { Sheet } from '@inkling/core/sheet';
import { type Helps, NO_HELPS, parseHelps } from '../../../shell/parts/helps.ts';
import { nodesTo } from './branches.ts';
import type { Seating } from './seating.ts';
import type { Seat } from './setup.ts';

/** The help that the user has used in a game, and whether the drawer is open. */
export interface Notes extends Helps {
  /** Whether the drawer that shows what is still possible is open. */
  readonly drawerOpen: boolean;
}

const NO_NOTES: Notes = { ...NO_HELPS, drawerOpen: false };

/** Users enter a game from elsewhere to see what is possible, so its drawer starts open. */
const OPEN_NOTES: Notes = { ...NO_HELPS, drawerOpen: true };

export function notesFor(seat: Seat): Notes {
  return seat === 'solver' ? OPEN_NOTES : NO_NOTES;
}

/** Returns the help used on the current line; a guess made by a computer player counts as a hint. */
export function helpsOf({ withNotes, withHints }: Notes, { assisted }: Seating, sheet: Sheet): Helps {
  const line = nodesTo(sheet);
  return { withNotes, withHints: withHints || assisted.some((node) => line.includes(node)) };
}

/** Never throws: help that cannot be read counts as not used. */
export function parseNotes(fields: Readonly<Record<string, unknown>>): Notes {
  return { ...parseHelps(fields), drawerOpen: fields['drawerOpen'] === true };
}
