import type { RoomView } from '@inkling/client/generated/api';
import { ownSheet, type Sheet } from './room-game.ts';

/** Is there an end to show? A secret that its maker has kept is shown before. */
export function isSettled({ phase, secret }: RoomView): boolean {
  return phase === 'over' && secret !== undefined;
}

/** Did who looks find the secret, and before anybody else? */
export function hasWon({ you, winner }: RoomView): boolean {
  return you !== 'maker' && winner === you;
}

/** Does the headline alone say how it ended? It speaks of one who looked for the secret alone. */
export function isToldByHeadline(view: RoomView): boolean {
  return view.you === 'breaker' && (ownSheet(view)?.turnsUsed ?? 0) > 0;
}

/** The sheet whose turns are told: one's own; for who made none, the winner's. */
export function shownSheet({ sheets = [], winner, you }: RoomView): Sheet | undefined {
  return sheets.find(({ seat }) => seat === you) ?? sheets.find(({ seat }) => seat === winner) ?? sheets[0];
}
