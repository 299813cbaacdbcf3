/**
 * Which kinds of help were used in a game. A guess that was requested, or that somebody else made, is a hint; any other
 * look-up counts as notes.
 */
export interface Helps {
  readonly withNotes: boolean;
  readonly withHints: boolean;
}

export const NO_HELPS: Helps = { withNotes: false, withHints: false };

/** Whether any help was used. Statistics treat both kinds alike. */
export function usedHelp({ withNotes, withHints }: Helps): boolean {
  return withNotes || withHints;
}

/** Never throws: a field that cannot be read counts as no help. */
export function parseHelps({ withNotes, withHints }: Readonly<Record<string, unknown>>): Helps {
  return { withNotes: withNotes === true, withHints: withHints === true };
}
