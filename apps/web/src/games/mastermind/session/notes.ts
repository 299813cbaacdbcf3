import type { Seat } from './setup.ts';

/** What a person has opened in a game. */
export interface Notes {
  /** What is still possible was looked at, or asked for. */
  readonly withNotes: boolean;
  /** It is in sight. */
  readonly drawerOpen: boolean;
}

const NO_NOTES: Notes = { withNotes: false, drawerOpen: false };

/** A game from elsewhere is entered to see what is possible. */
const OPEN_NOTES: Notes = { withNotes: false, drawerOpen: true };

export function notesFor(seat: Seat): Notes {
  return seat === 'solver' ? OPEN_NOTES : NO_NOTES;
}

/** Total: what cannot be read was not opened. */
export function parseNotes({ withNotes, drawerOpen }: Readonly<Record<string, unknown>>): Notes {
  return { withNotes: withNotes === true, drawerOpen: drawerOpen === true };
}
