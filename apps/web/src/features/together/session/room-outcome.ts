import type { RoomView } from '@inkling/client/generated/api';
import { rematchSetup } from '@inkling/games/contract/rematch';
import { ownSheet, type Sheet } from './room-game.ts';

/** Whether the outcome can be shown. A maker who kept the secret must reveal it first. */
export function isSettled({ phase, secret }: RoomView): boolean {
  return phase === 'over' && secret !== undefined;
}

/** Whether the user guessed the secret before anybody else. */
export function hasWon({ you, winner }: RoomView): boolean {
  return you !== 'maker' && winner === you;
}

/** Whether the headline alone says how the game ended, as it does for a user who was the only one guessing. */
export function isToldByHeadline(view: RoomView): boolean {
  return view.you === 'breaker' && (ownSheet(view)?.turnsUsed ?? 0) > 0;
}

/** Whether the user can open the same room again. */
export function mayPlayAgain(view: RoomView): boolean {
  return view.you !== 'spectator' && rematchSetup(view, view.you) !== undefined;
}

/** The sheet whose turns are shown: the user's own; without one, the winner's, or else the first. */
export function shownSheet({ sheets = [], winner, you }: RoomView): Sheet | undefined {
  return sheets.find(({ seat }) => seat === you) ?? sheets.find(({ seat }) => seat === winner) ?? sheets[0];
}
