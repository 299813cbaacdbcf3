import { owingSeats } from './deal.ts';
import type { Games } from './games.ts';
import { type Room, secretOf } from './room.ts';
import { gameOf } from './setup.ts';

/** Are there seats that nobody has taken yet, or people whose share in the draw is still missing? */
export function isWaiting(room: Room, games: Games): boolean {
  return hasFreeSeat(room, games) || (room.setup.joint === true && owingSeats(room, games).length > 0);
}

/** Is there a seat that nobody has taken yet, kept for somebody or not? */
export function hasFreeSeat(room: Room, games: Games): boolean {
  return gameOf(room.setup, games).persons.some((seat) => !room.occupants.has(seat));
}

/** Is there a free seat that is kept for a person of the game before? */
export function hasKeptSeat({ reservations, occupants }: Room): boolean {
  return [...reservations.keys()].some((seat) => !occupants.has(seat));
}

/** The seats that may act now, computer players included. */
export function seatsToMove(room: Room, games: Games): readonly string[] {
  if (room.isWithdrawn) return [];
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
