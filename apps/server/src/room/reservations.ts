import type { Games } from './games.ts';
import { type Entry, isOver, type Room, seatOfGuest } from './room.ts';
import { gameOf } from './setup.ts';
import { reservationOf } from './viewer.ts';

/**
 * Returns the entries that reserve the free seats of the next room for the players of the finished one, so that no
 * spectator can take them. Everybody keeps their seat, except that the player whose old seat the opener has taken gets
 * the opener's old seat.
 */
export function reservationsIn(next: Room, finished: Room, opener: string, games: Games): readonly Entry[] {
  const [left, taken] = [seatOfGuest(finished, opener), seatOfGuest(next, opener)];
  if (left === undefined || taken === undefined) return [];
  if (finished.next !== undefined || !isOver(finished)) return [];
  return gameOf(next.setup, games).persons.flatMap((seat): readonly Entry[] => {
    const guest = finished.occupants.get(seat === left ? taken : seat);
    if (!guest || next.occupants.has(seat) || next.reservations.has(seat)) return [];
    return [{ kind: 'reserve', seat, guest: null, line: reservationOf(next.id, guest), note: '' }];
  });
}
