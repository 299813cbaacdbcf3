import type { Result } from '@inkling/core/result';
import type { JsonFault } from '@inkling/games/encoding/json-file';

/** What a game brings to `verify` for its finished games. */
export interface GameRecords {
  /** `Mastermind`. */
  readonly name: string;
  /** The game's word for its secret: `code`. */
  readonly secret: string;
  /** Checks this game's own records, which no server made. */
  readonly load?: () => Promise<RecordCheck>;
}

export type RecordCheck = (text: string) => Promise<Result<CheckedRecord, RecordFault>>;

export interface CheckedRecord {
  /** `ok`: nothing was found wrong. The rest is for `--json`. */
  readonly verdict: { readonly ok: boolean };
  /** What was found, one sentence a line. */
  readonly lines: readonly string[];
}

/** Why a text is no record. */
export type RecordFault =
  | JsonFault
  /** `version`: what the file says, as JSON. */
  | { readonly code: 'unknown-version'; readonly version: string }
  | { readonly code: 'unknown-game' }
  /** `field`: where in the file; `turn` counts from 0. */
  | { readonly code: 'bad-field'; readonly field: string; readonly turn?: number };
