import type { Result } from '@inkling/core/result';
import type { RoomFault } from '@inkling/games/contract/room';
import type { Entry, Room } from '../room/room.ts';

/**
 * A room as one viewer sees it: its state, and the viewer's seat, or the role of a viewer without a seat
 * (`room/viewer.ts`).
 */
export interface SeenRoom {
  readonly room: Room;
  readonly seat: string;
}

export type Seen = Result<SeenRoom, RoomServiceFault>;

export type RoomServiceFault =
  | {
      readonly code:
        | 'no-such-room'
        | 'no-such-game'
        | 'unavailable'
        | 'busy'
        | 'not-your-seat'
        | 'already-seated'
        | 'request-reused'
        | 'not-yet-shown';
    }
  /** `stale`: the room has changed since the version in the request. `now` is its current state. */
  | { readonly code: 'stale' | 'too-many-moves'; readonly now: SeenRoom }
  | (RoomFault & { readonly now: SeenRoom | undefined });

/** What a user wants to do. `version` is the one that they saw; taking a seat requires none. */
export interface RoomRequest {
  readonly req: string;
  readonly version: number | undefined;
  readonly kind: Entry['kind'];
  /** The seat to take. Other requests ignore it and use the guest's own seat. */
  readonly seat: string | undefined;
  readonly line: string;
}

/** Whether a request is about the vote of a class. */
export function isOfVote({ kind }: Pick<RoomRequest, 'kind'>): boolean {
  return kind === 'vote' || kind === 'direct-vote';
}

/** The guest that is written with a request. Votes are anonymous. */
export function writerOf({ kind }: Pick<RoomRequest, 'kind'>, guest: string): string | null {
  return kind === 'vote' ? null : guest;
}

/**
 * Whether a room has as many entries as it may have. Some games have no last turn, and each entry is stored, read and
 * replayed again. Votes are counted apart.
 */
export function hasTooManyMoves({ version, vote }: Room, { kind, line }: RoomRequest): boolean {
  return kind === 'move' && line !== 'resign' && vote === undefined && version >= ENTRIES_MAX;
}

/** No human game of pairs on the largest board takes as many. */
const ENTRIES_MAX = 2000;
