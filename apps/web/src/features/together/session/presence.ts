import type { PresenceFacts } from '@inkling/client/follow';
import type { RoomView } from '@inkling/client/generated/api';
import { roomTask } from '@inkling/games/contract/room-task';
import type { Seat } from './room-game.ts';

/** Who of a room is here, in the time of this device. */
export interface RoomPresence {
  readonly here: ReadonlySet<Seat>;
  /** Since when, in milliseconds by the clock of this device. */
  readonly awaySince: ReadonlyMap<Seat, number>;
  readonly watchers: number;
}

/** The server tells how long somebody has been away, so that its clock and this one need not agree. */
export function presenceAt({ here, away, watchers }: PresenceFacts, nowMs: number): RoomPresence {
  const awaySince = new Map(away.map(({ seat, seconds }) => [seat, nowMs - seconds * 1000]));
  return { here: new Set(here), awaySince, watchers };
}

/** Does the room wait for this person? */
export function isOnesTurn(view: RoomView): boolean {
  return ['deposit', 'move', 'answer', 'open'].includes(roomTask(view));
}

/** Do two people sit in it? */
export function isForTwoPeople({ seats }: RoomView): boolean {
  return seats.filter(({ computer }) => computer === undefined).length > 1;
}

/** Has somebody sat down since a spectator, who does not only watch, saw the room as `known`? */
export function isSeatTaken(view: RoomView, known: RoomView): boolean {
  const free = [known, view].map(({ seats }) => seats.filter(({ taken }) => !taken).length);
  return view.you === 'spectator' && !view.watching && (free[0] ?? 0) > (free[1] ?? 0);
}
