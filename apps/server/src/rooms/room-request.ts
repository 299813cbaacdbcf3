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
  /** The room has changed since the version in the request; `now` is its current state. */
  | { readonly code: 'stale'; readonly now: SeenRoom }
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
