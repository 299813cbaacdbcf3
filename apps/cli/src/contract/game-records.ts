import type { Result } from '@inkling/core/result';
import type { RoomFault } from '@inkling/games/contract/room';
import type { JsonFault } from '@inkling/games/encoding/json-file';

/** What a game contributes to `verify` for its finished games. */
export interface GameRecords {
  /** The game's display name, for example `Mastermind`. */
  readonly name: string;
  /** What the game calls its secret, for example `code`. */
  readonly secret: string;
  /** Loads what says why a guess was not allowed after the turns before it, as a whole sentence. */
  readonly loadGuessFaults?: () => Promise<SayGuessFault>;
  /** Loads the checker for this game's own records, which do not come from a server. */
  readonly load?: () => Promise<RecordCheck>;
}

export type SayGuessFault = (fault: RoomFault) => string;

export type RecordCheck = (text: string) => Promise<Result<CheckedRecord, RecordFault>>;

export interface CheckedRecord {
  /** Whether the record holds (`ok`). The other fields are for `--json`. */
  readonly verdict: { readonly ok: boolean };
  /** The findings, one sentence per line. */
  readonly lines: readonly string[];
}

/** Why a text is not a game record. */
export type RecordFault =
  | JsonFault
  /** `version`: what the file states, as JSON. */
  | { readonly code: 'unknown-version'; readonly version: string }
  | { readonly code: 'unknown-game' }
  /** `field`: the path in the file; `turn` is zero-based. */
  | { readonly code: 'bad-field'; readonly field: string; readonly turn?: number };
