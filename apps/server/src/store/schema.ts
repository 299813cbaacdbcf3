/**
 * The tables, which are the same on both engines: they use only text and integers, explicit keys, ids and times that
 * the server generates, and no database functions. A room consists of its setup and a log; everything else about it is
 * derived from these.
 */
export interface Schema {
  /** A single row with the version of these tables (`prepare-schema.ts`). */
  readonly inkling_schema: { readonly version: number };
  /** The secrets that sign guest tokens. */
  readonly keys: { readonly kid: string; readonly secret: string; readonly made_ms: number };
  readonly guests: {
    readonly id: string;
    /** SHA-256 of the recovery code, in base64url. */
    readonly recovery: string;
    readonly made_ms: number;
    /** When the guest last got a token. No earlier token expires later than that one. */
    readonly issued_ms: number;
    /** 1 if the guest has ever received the token itself, as programs do; 0 for pages, which have a cookie. */
    readonly program: number;
  };
  readonly rooms: {
    readonly id: string;
    /** The checked setup of the room, as JSON. */
    readonly setup: string;
    /** Secret until the game is over: the 32 bytes from which the game's randomness comes, in base64url. */
    readonly seed: string;
    /** Secret until the game is over: the 32 bytes that salt the server's own promise, in base64url. */
    readonly salt: string;
    /** The guest and the request that created the room, so that a repeated request finds it. */
    readonly guest: string | null;
    readonly req: string;
    readonly made_ms: number;
  };
  /** What happened in a room, in order. `n` is one-based, and is the room's version after the entry. */
  readonly entries: {
    readonly room: string;
    readonly n: number;
    readonly kind: string;
    readonly seat: string;
    /** The guest who acted. Null for computer players, for the server, and for guests who asked to be forgotten. */
    readonly guest: string | null;
    /** The client's id of the request. Null if the server itself acted. */
    readonly req: string | null;
    readonly line: string;
    /** A result of this entry, as JSON, that would take too long to compute again; otherwise empty. */
    readonly note: string;
    readonly at_ms: number;
  };
  /** The secret from which the keys of a year's days are derived. It is the key of the year's last day. */
  readonly daily_years: {
    readonly year: number;
    readonly root: string;
  };
  /** Days that a server has begun. The keys of all days before the last of them may already have been published. */
  readonly begun_days: { readonly day: string };
  /** Which guest plays which daily challenge in which room. Outlives the room. Times are the server's. */
  readonly attempts: {
    readonly room: string;
    readonly day: string;
    readonly game: string;
    readonly guest: string | null;
    /** `unassisted`, `assisted` or `bot`. */
    readonly kind: string;
    readonly started_ms: number;
    readonly ended_ms: number | null;
    /** 1 if the secret was found before the day was over, 0 if not, null while the game is in progress. */
    readonly solved: number | null;
  };
  /** Scores of solved challenges, written once, in the same commit as the last move. Ranked by turns, then by time. */
  readonly scores: {
    readonly room: string;
    readonly day: string;
    readonly game: string;
    readonly kind: string;
    readonly turns: number;
    readonly ms: number;
    readonly guest: string | null;
    /** Why the score is on no public board: `implausible` or `struck`. Empty if it is on one. */
    readonly held: string;
  };
  /**
   * The number of public scores by turns and time; a rank is a sum over these. `bucket` is the time in units of `width`
   * seconds. Each score is counted twice: once with minutes and once with seconds.
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
  /** Days that a guest may skip without losing the streak. */
  readonly pauses: { readonly guest: string; readonly day: string };
  /** Guests who take part in puzzle rating. `rating` is rating, deviation and volatility (Glicko-2) as JSON. */
  readonly puzzle_raters: { readonly guest: string; readonly rating: string };
  /** The puzzles that a guest has tried. Only a guest's first try at a puzzle counts. */
  readonly puzzle_tries: { readonly guest: string; readonly puzzle: string };
  /** Ratings of the puzzles that anybody has tried. `puzzle` is the puzzle's address. */
  readonly puzzle_ratings: { readonly puzzle: string; readonly rating: string; readonly tries: number };
}
