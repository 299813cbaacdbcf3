/** The information gained in one turn, and its expected value, in bits. */
export interface TurnInformation {
  readonly gained: number;
  readonly expected: number;
}

/** The same with the zero-based index of the turn. */
export interface NumberedInformation extends TurnInformation {
  readonly turn: number;
}

/** Whether luck was with or against the player, over all turns or in one. */
export type Luck = 'with' | 'usual' | 'against';

/** How far, in bits, the information of a turn may be from its expected value and still count as usual. */
export const USUAL_BITS = 0.3;

export function luckOfTurn({ gained, expected }: TurnInformation): Luck {
  return luckIn(gained - expected, USUAL_BITS);
}

/** Whether no answer to the guess could have excluded a candidate: then it was not bad luck that it carried nothing. */
export function toldNothing({ gained, expected }: TurnInformation): boolean {
  return Math.max(gained, expected) < 0.005;
}

/** Returns the luck of a whole game: good and bad turns offset each other. */
export function luckOfGame(turns: readonly TurnInformation[]): Luck {
  const sum = turns.reduce((bits, { gained, expected }) => bits + gained - expected, 0);
  return luckIn(sum, 2 * USUAL_BITS);
}

/** How good the choices of a game were, by the total number of turns that they cost. */
export type Choices = 'best' | 'good' | 'fair' | 'costly';

export function choicesOf(turnsLost: number): Choices {
  if (turnsLost < 0.05) return 'best';
  if (turnsLost < 0.25) return 'good';
  return turnsLost < 0.75 ? 'fair' : 'costly';
}

/** Rates one choice by the turns that it cost. A loss of a twentieth of a turn already deserves a second look. */
export function choiceByTurns(lost: number): Choices {
  if (lost < 0.005) return 'best';
  if (lost < 0.05) return 'good';
  return lost < 0.15 ? 'fair' : 'costly';
}

/** Returns a guess's expected information as a share of the best guess's; undefined if there was none to gain. */
export function shareOfBest(played: number | undefined, best: number | undefined): number | undefined {
  if (played === undefined || best === undefined || best <= 0) return undefined;
  return Math.min(1, played / best);
}

/** Rates the choices of a game by information, not turns: by the lowest share of the best (`shareOfBest`). */
export function choicesByShare(shares: readonly number[]): Choices {
  const least = Math.min(1, ...shares);
  if (least >= 0.985) return 'best';
  if (least >= 0.93) return 'good';
  return least >= 0.85 ? 'fair' : 'costly';
}

/**
 * Returns the turn whose answer was furthest from the expected; undefined if all were as usual. In a game with good or
 * bad luck, only turns with the same luck qualify: another would contradict the verdict on the game.
 */
export function notableTurn(turns: readonly NumberedInformation[]): NumberedInformation | undefined {
  const luck = luckOfGame(turns);
  const fitting = luck === 'usual' ? turns : turns.filter((turn) => luckOfTurn(turn) === luck);
  const [most] = fitting.toSorted((a, b) => distance(b) - distance(a));
  return most && distance(most) > USUAL_BITS ? most : undefined;
}

function distance({ gained, expected }: TurnInformation): number {
  return Math.abs(gained - expected);
}

function luckIn(bits: number, usual: number): Luck {
  if (Math.abs(bits) < usual) return 'usual';
  return bits > 0 ? 'with' : 'against';
}
