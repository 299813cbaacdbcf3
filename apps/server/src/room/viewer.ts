import { hash } from 'node:crypto';
import { type Room, seatOfGuest } from './room.ts';

/**
 * Returns the role in which a guest views a room: a seat, `awaited SEAT` if a free seat is reserved for the guest, or
 * `spectator`. A fourth role, `watcher`, is for clients that use the watch-only link.
 */
export function viewerOf(room: Room, guest: string | undefined): string {
  const seat = seatOfGuest(room, guest);
  if (seat !== undefined) return seat;
  if (guest === undefined || room.reservations.size === 0) return 'spectator';
  const own = reservationOf(room.id, guest);
  for (const [free, reservation] of room.reservations)
    if (reservation === own && !room.occupants.has(free)) return reservedRole(free);
  return 'spectator';
}

/** The role of a guest who has no seat, but for whom this seat is reserved. */
export function reservedRole(seat: string): string {
  return `awaited ${seat}`;
}

/** Whether this is the role of a viewer without a seat. */
export function isSeatless(viewer: string): boolean {
  return viewer === 'spectator' || viewer === 'watcher' || viewer.startsWith('awaited ');
}

/** Identifies the guest of a reservation by a hash, so that nothing has to be erased when the guest is forgotten. */
export function reservationOf(room: string, guest: string): string {
  return hash('sha256', `seat ${room} ${guest}`, 'base64url');
}
