import type { RoomView } from '@inkling/client/generated/api';
import { sameRoom } from '@inkling/games/contract/room-again';
import { ownSheet, type Sheet } from './room-game.ts';

/** Is there an end to show? The maker of a secret that was kept must show it first. */
export function isSettled({ phase, secret }: RoomView): boolean {
  return phase === 'over' && secret !== undefined;
}

/** Did this person look for the secret and find it before anybody else? */
export function hasWon({ you, winner }: RoomView): boolean {
  return you !== 'maker' && winner === you;
}

/** Does the headline alone say how it ended? It does for a person who looked for the secret with nobody else. */
export function isToldByHeadline(view: RoomView): boolean {
  return view.you === 'breaker' && (ownSheet(view)?.turnsUsed ?? 0) > 0;
}

/** Can this person open the same room again? */
export function mayPlayAgain(view: RoomView): boolean {
  return view.you !== 'spectator' && sameRoom(view, view.you) !== undefined;
}

/** The sheet whose turns are shown: the person's own, or the winner's for a person who made none. */
export function shownSheet({ sheets = [], winner, you }: RoomView): Sheet | undefined {
  return sheets.find(({ seat }) => seat === you) ?? sheets.find(({ seat }) => seat === winner) ?? sheets[0];
}
