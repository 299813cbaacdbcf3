import { owingSeats } from './deal.ts';
import type { Games } from './games.ts';
import { isOver, type Room, secretOf } from './room.ts';
import { gameOf } from './setup.ts';

/** Whether the room is waiting for a player to take a seat, or for a nonce of a joint draw. */
export function isWaiting(room: Room, games: Games): boolean {
  return hasFreeSeat(room, games) || (room.setup.joint === true && owingSeats(room, games).length > 0);
}

/** Whether a player's seat is still free, reserved or not. */
export function hasFreeSeat(room: Room, games: Games): boolean {
  return gameOf(room.setup, games).persons.some((seat) => !room.occupants.has(seat));
}

/**
 * Whether a player may end a game for everybody. A breaker who is still guessing resigns instead, and so does the person
 * who leads a class.
 */
export function mayEnd(room: Room, seat: string, games: Games): boolean {
  const { setup, playerStates, vote } = room;
  const isGuessing = playerStates.some((player) => player.seat === seat && !player.isOver);
  const isPlayed = !isOver(room) && !isWaiting(room, games);
  return isPlayed && !isGuessing && vote === undefined && setup.daily === undefined;
}

/** Whether a free seat is reserved for a player of the previous game. */
export function hasKeptSeat({ reservations, occupants }: Room): boolean {
  return [...reservations.keys()].some((seat) => !occupants.has(seat));
}

/** Returns the seats that may act now, including those of computer players. */
export function seatsToMove(room: Room, games: Games): readonly string[] {
  if (room.isWithdrawn || room.isEnded) return [];
  const { rules } = gameOf(room.setup, games).module;
  if (room.setup.maker === 'deposited' && secretOf(room, games) === undefined) return ['maker'];
  if (isWaiting(room, games)) return [];
  const seats: string[] = [];
  for (const { seat, state, isOver } of room.playerStates) {
    const status = isOver ? undefined : rules.status(state);
    if (status?.phase === 'playing') seats.push(status.turn === 'breaker' ? seat : status.turn);
  }
  return seats;
}
