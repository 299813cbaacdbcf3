import { owingSeats } from './deal.ts';
import type { Games } from './games.ts';
import { type Room, secretOf } from './room.ts';
import { gameOf } from './setup.ts';

/** Are there seats that nobody has taken yet, or people whose share in the draw is still to come? */
export function isWaiting(room: Room, games: Games): boolean {
  const { persons } = gameOf(room.setup, games);
  return persons.some((seat) => !room.occupants.has(seat)) || owingSeats(room, games).length > 0;
}

/** Is the person who opened the room alone in it, waiting for others? */
export function isInviting(room: Room, games: Games): boolean {
  return room.occupants.size === 1 && gameOf(room.setup, games).persons.length > 1;
}

/** The seats that may act now, computer players included. */
export function seatsToMove(room: Room, games: Games): readonly string[] {
  if (room.isWithdrawn) return [];
  const { rules } = gameOf(room.setup, games).module;
  if (room.setup.maker === 'deposited' && secretOf(room, games) === undefined) return ['maker'];
  if (isWaiting(room, games)) return [];
  return room.playerStates.flatMap((player) => {
    if (player.isOver) return [];
    const status = rules.status(player.state);
    if (status.phase === 'over') return [];
    return [status.turn === 'breaker' ? player.seat : status.turn];
  });
}
