/** What helped in a game. A guess that was asked for, or that somebody else made, is a hint; anything else that was looked up counts as notes. */
export interface Helps {
  readonly withNotes: boolean;
  readonly withHints: boolean;
}

export const NO_HELPS: Helps = { withNotes: false, withHints: false };

/** Both kinds count the same wherever games are counted. */
export function isHelped({ withNotes, withHints }: Helps): boolean {
  return withNotes || withHints;
}

/** Total: what cannot be read did not help. */
export function parseHelps({ withNotes, withHints }: Readonly<Record<string, unknown>>): Helps {
  return { withNotes: withNotes === true, withHints: withHints === true };
}
