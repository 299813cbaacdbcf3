/**
 * The tables, the same on both engines: only text and whole numbers, explicit keys, ids and times made by us, no
 * functions of the database. A room is its setup and a log, and everything else about it follows from these.
 */
export interface Schema {
  /** Has one row: the version of these tables (`prepare-schema.ts`). */
  readonly inkling_schema: { readonly version: number };
  /** The secrets that sign guest tokens. */
  readonly keys: { readonly kid: string; readonly secret: string; readonly made_ms: number };
  readonly guests: {
    readonly id: string;
    /** SHA-256 of the recovery code, in base64url. */
    readonly recovery: string;
    readonly made_ms: number;
    /** When the guest last got a token; no earlier one is valid for longer. */
    readonly issued_ms: number;
    /** 1 for guests who ever got the token itself, as programs do; 0 for pages, which have a cookie. */
    readonly program: number;
  };
  readonly rooms: {
    readonly id: string;
    /** JSON of the setup that was asked for. */
    readonly setup: string;
    /** Secret until the end: base64url of the 32 bytes from which the game's randomness comes. */
    readonly seed: string;
    /** Secret until the end: base64url of the 32 bytes that salt the server's own promise. */
    readonly salt: string;
    /** The guest and the request that made it, so that a repeated request finds it. */
    readonly guest: string | null;
    readonly req: string;
    readonly made_ms: number;
  };
  /** What happened in a room, in order. `n` counts from 1, and is the version after the entry. */
  readonly entries: {
    readonly room: string;
    readonly n: number;
    readonly kind: string;
    readonly seat: string;
    /** Who did it; null for computer players and for those who asked to be forgotten. */
    readonly guest: string | null;
    /** The client's name of the request; null where the server acted by itself. */
    readonly req: string | null;
    readonly line: string;
    /** JSON of what follows from this entry and takes too long to work out again; or empty. */
    readonly note: string;
    readonly at_ms: number;
  };
  /** The secret from which the keys of a year's days come: the key of its last day. */
  readonly daily_years: {
    readonly year: number;
    readonly root: string;
  };
  /** Days that a server has begun: the keys of all days before the last of them may have been shown. */
  readonly begun_days: { readonly day: string };
  /** Who plays which day in which room; stays when the room goes. Times are the server's. */
  readonly attempts: {
    readonly room: string;
    readonly day: string;
    readonly game: string;
    readonly guest: string | null;
    /** `unassisted`, `assisted` or `bot`. */
    readonly kind: string;
    readonly started_ms: number;
    readonly ended_ms: number | null;
    /** 1 when the secret was found before the day was over, 0 when not, null while it is played. */
    readonly solved: number | null;
  };
  /** Written once, with the move that solved it. Fewer turns are better, then fewer milliseconds. */
  readonly scores: {
    readonly room: string;
    readonly day: string;
    readonly game: string;
    readonly kind: string;
    readonly turns: number;
    readonly ms: number;
    readonly guest: string | null;
    /** Why it is on no public board: `implausible` or `struck`; empty for those that are. */
    readonly held: string;
  };
  /**
   * How many public scores there are by turns and time; a rank is a sum over these. `bucket` counts spans of `width`
   * seconds; each score is counted once in minutes and once in seconds.
   */
  readonly score_counts: {
    readonly day: string;
    readonly game: string;
    readonly kind: string;
    readonly turns: number;
    readonly width: number;
    readonly bucket: number;
    readonly n: number;
  };
  /** Days on which a guest may stay away without losing the streak. */
  readonly pauses: { readonly guest: string; readonly day: string };
  /** Those who take part in the rating of puzzles. `rating`: JSON of rating, deviation and volatility (Glicko-2). */
  readonly puzzle_raters: { readonly guest: string; readonly rating: string };
  /** Each puzzle counts once for each of them. */
  readonly puzzle_tries: { readonly guest: string; readonly puzzle: string };
  /** Puzzles that somebody has tried, by their addresses. */
  readonly puzzle_ratings: { readonly puzzle: string; readonly rating: string; readonly tries: number };
}
