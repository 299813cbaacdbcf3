/**
 * The tables, the same on both engines: text and whole numbers only, explicit keys, ids and times made by us, no
 * database functions. A room is its setup and a log; everything else about it is worked out from these.
 */
export interface Schema {
  /** The secrets that sign guest tokens. */
  readonly keys: { readonly kid: string; readonly secret: string; readonly made_ms: number };
  readonly guests: {
    readonly id: string;
    /** SHA-256 of the recovery code, in base64url. */
    readonly recovery: string;
    readonly made_ms: number;
  };
  readonly rooms: {
    readonly id: string;
    /** JSON of the setup that was asked for. */
    readonly setup: string;
    /** Secret: what the game's randomness comes from. */
    readonly seed: string;
    /** Secret until the end: base64url of the 32 bytes that salt the server's own promise. */
    readonly salt: string;
    /** The guest and the request that made it: a repeat finds it. */
    readonly guest: string | null;
    readonly req: string;
    readonly made_ms: number;
  };
  /** What happened in a room, in order; `n` counts from 1 and is the version after it. */
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
    /** JSON of what was worked out from this entry and is too slow to work out again; or empty. */
    readonly note: string;
    readonly at_ms: number;
  };
}
