/** What one turn told and what such a turn tells on average, in bits. */
export interface TurnInformation {
  readonly gained: number;
  readonly expected: number;
}

/** The same with the number of the turn, from 0. */
export interface NumberedInformation extends TurnInformation {
  readonly turn: number;
}

/** How the answers treated the player, over all turns or in one. */
export type Luck = 'with' | 'usual' | 'against';

/** How far a turn may tell more or less than on average and still be as usual, in bits. */
export const USUAL_BITS = 0.3;

export function luckOfTurn({ gained, expected }: TurnInformation): Luck {
  return luckIn(gained - expected, USUAL_BITS);
}

/** Whether every answer to a guess would have left all that was possible: then it was no luck that the answer told nothing. */
export function toldNothing({ gained, expected }: TurnInformation): boolean {
  return Math.max(gained, expected) < 0.005;
}

/** The luck of a game: single turns make up for each other. */
export function luckOfGame(turns: readonly TurnInformation[]): Luck {
  const sum = turns.reduce((bits, { gained, expected }) => bits + gained - expected, 0);
  return luckIn(sum, 2 * USUAL_BITS);
}

/** How good the choices of a game were, by the turns that they lost in all. */
export type Choices = 'best' | 'good' | 'fair' | 'costly';

export function choicesOf(turnsLost: number): Choices {
  if (turnsLost < 0.05) return 'best';
  if (turnsLost < 0.25) return 'good';
  return turnsLost < 0.75 ? 'fair' : 'costly';
}

/** How good one choice was, by the turns that it lost; a twentieth of a turn is worth a second look. */
export function choiceByTurns(lost: number): Choices {
  if (lost < 0.005) return 'best';
  if (lost < 0.05) return 'good';
  return lost < 0.15 ? 'fair' : 'costly';
}

/** How much of the best guess's expectation a guess had; `undefined` where there was nothing to tell apart. */
export function shareOfBest(played: number | undefined, best: number | undefined): number | undefined {
  if (played === undefined || best === undefined || best <= 0) return undefined;
  return Math.min(1, played / best);
}

/** The same for games whose choices are judged by what they tell: by the worst of them. */
export function choicesByShare(shares: readonly number[]): Choices {
  const least = Math.min(1, ...shares);
  if (least >= 0.985) return 'best';
  if (least >= 0.93) return 'good';
  return least >= 0.85 ? 'fair' : 'costly';
}

/**
 * The turn whose answer was furthest from the usual; `undefined` when all were as usual. In a game with good or bad
 * luck it is one with the same luck: another would contradict what is said of the game.
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
