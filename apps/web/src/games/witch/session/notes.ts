/** Which notes on the tiles seen before the user has opened in a game. */
export interface Notes {
  readonly withNotes: boolean;
  readonly drawerOpen: boolean;
  readonly pictures: boolean;
}

export const NO_NOTES: Notes = { withNotes: false, drawerOpen: false, pictures: false };

/** Never throws: whatever is invalid counts as not opened. */
export function parseNotes(value: unknown): Notes {
  const { withNotes, drawerOpen, pictures } = Object(value) as Readonly<Record<string, unknown>>;
  return { withNotes: withNotes === true, drawerOpen: drawerOpen === true, pictures: pictures === true };
}

export function turnDrawer(notes: Notes, isOpen: boolean): Notes {
  return { ...notes, drawerOpen: isOpen, withNotes: notes.withNotes || isOpen };
}
