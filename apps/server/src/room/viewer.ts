import { hash } from 'node:crypto';
import { type Room, seatOfGuest } from './room.ts';

/**
 * As whom a guest looks at a room: with a seat, as somebody for whom a free seat is kept, or as a spectator. A fourth
 * kind, `watcher`, came by the link that only watches.
 */
export function viewerOf(room: Room, guest: string | undefined): string {
  const seat = seatOfGuest(room, guest);
  if (seat !== undefined) return seat;
  if (guest === undefined || room.reservations.size === 0) return 'spectator';
  const own = reservationOf(room.id, guest);
  for (const [free, reservation] of room.reservations)
    if (reservation === own && !room.occupants.has(free)) return awaitedIn(free);
  return 'spectator';
}

/** Somebody without a seat, for whom this one is kept. */
export function awaitedIn(seat: string): string {
  return `awaited ${seat}`;
}

/** Is this somebody without a seat? */
export function isSeatless(viewer: string): boolean {
  return viewer === 'spectator' || viewer === 'watcher' || viewer.startsWith('awaited ');
}

/** For whom a seat is kept, as a hash: nothing is left to be forgotten when that guest is. */
export function reservationOf(room: string, guest: string): string {
  return hash('sha256', `seat ${room} ${guest}`, 'base64url');
}
