import type { Computation } from '../room/computation.ts';
import type { Games } from '../room/games.ts';
import { isOver, type Room } from '../room/room.ts';
import { gameOf } from '../room/setup.ts';
import { seatsToMove } from '../room/turn-order.ts';

/**
 * Returns the move that has to be computed now, or undefined if it is not a computer player's turn. Its randomness
 * comes from the room's salt and not from the seed of the secret, because its moves could otherwise leak the secret.
 */
export function computerMove(room: Room, games: Games): ComputerMove | undefined {
  const { module, seats } = gameOf(room.setup, games);
  if (room.conflict || seats.every(({ computer }) => computer === undefined) || isOver(room))
    return undefined;
  const turn = seatsToMove(room, games);
  const mover = seats.find(({ seat, computer }) => computer !== undefined && turn.includes(seat));
  if (mover?.computer === undefined) return undefined;
  const { seat, computer: player } = mover;
  const viewer = module.room.kind === 'sheets' ? 'breaker' : seat;
  const view: unknown = module.rules.view(room.playerStates[0]?.state, viewer);
  return { seat, computation: { kind: 'move', game: module.id, player, view, seed: room.salt } };
}

export interface ComputerMove {
  readonly seat: string;
  readonly computation: Computation;
}

/** Returns the check whether the answers given by hand contradict each other. It runs after every move. */
export function conflictCheck(room: Room, games: Games): Computation {
  const { module } = gameOf(room.setup, games);
  const view: unknown = module.rules.view(room.playerStates[0]?.state, 'spectator');
  return { kind: 'conflict', game: module.id, view };
}
