import type { PresenceFacts } from '@inkling/client/follow';
import type { RoomView } from '@inkling/client/generated/api';
import { roomTask } from '@inkling/games/contract/room-task';
import type { Seat } from './room-game.ts';

/** Who is present in a room, with times by the clock of this device. */
export interface RoomPresence {
  readonly here: ReadonlySet<Seat>;
  /** When each absent player left, in milliseconds since the epoch by the clock of this device. */
  readonly awaySince: ReadonlyMap<Seat, number>;
  readonly watchers: number;
}

/** Converts the server's facts. It sends how long a player has been away, so its clock and ours need not agree. */
export function presenceAt({ here, away, watchers }: PresenceFacts, nowMs: number): RoomPresence {
  const awaySince = new Map(away.map(({ seat, seconds }) => [seat, nowMs - seconds * 1000]));
  return { here: new Set(here), awaySince, watchers };
}

/** Whether all other people in the room have left it. False while it is unknown who is here. */
export function areOthersAway({ seats, you }: RoomView, presence: RoomPresence | undefined): boolean {
  const others = seats.filter(({ seat, taken, computer }) => taken && computer === undefined && seat !== you);
  return others.length > 0 && others.every(({ seat }) => presence?.awaySince.has(seat) === true);
}

/** Whether the room waits for this user. A class waits for its pupils. */
export function isUsersTurn(view: RoomView): boolean {
  return view.classroom === undefined && ['deposit', 'move', 'answer', 'open'].includes(roomTask(view));
}

/** Whether the room has seats for at least two people. */
export function isForTwoPeople({ seats }: RoomView): boolean {
  return seats.filter(({ computer }) => computer === undefined).length > 1;
}

/** Whether a seat was taken since `known`. Always false for players, and for spectators who came only to watch. */
export function isSeatTaken(view: RoomView, known: RoomView): boolean {
  const free = [known, view].map(({ seats }) => seats.filter(({ taken }) => !taken).length);
  return view.you === 'spectator' && !view.watching && (free[0] ?? 0) > (free[1] ?? 0);
}
