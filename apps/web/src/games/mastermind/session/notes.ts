import type { Sheet } from '@inkling/core/sheet';
import { type Helps, NO_HELPS, parseHelps } from '../../../shell/parts/helps.ts';
import { nodesTo } from './branches.ts';
import type { Seating } from './seating.ts';
import type { Seat } from './setup.ts';

/** What a person has opened in a game. */
export interface Notes extends Helps {
  /** What is still possible is in sight. */
  readonly drawerOpen: boolean;
}

const NO_NOTES: Notes = { ...NO_HELPS, drawerOpen: false };

/** A game from elsewhere is entered to see what is possible. */
const OPEN_NOTES: Notes = { ...NO_HELPS, drawerOpen: true };

export function notesFor(seat: Seat): Notes {
  return seat === 'solver' ? OPEN_NOTES : NO_NOTES;
}

/** What helped on the line that is shown; a guess that somebody else made is a hint. */
export function helpsOf({ withNotes, withHints }: Notes, { assisted }: Seating, sheet: Sheet): Helps {
  const line = nodesTo(sheet);
  return { withNotes, withHints: withHints || assisted.some((node) => line.includes(node)) };
}

/** Total: what cannot be read was not opened. */
export function parseNotes(fields: Readonly<Record<string, unknown>>): Notes {
  return { ...parseHelps(fields), drawerOpen: fields['drawerOpen'] === true };
}
