import { feedbackClassCount } from '@inkling/core/feedback';

/**
 * Returns a lower bound on the total turns of any `size` codes. The first guess can solve one of them, and each guess
 * has at most as many answers that do not end the game as there are classes, without the solved and the impossible one.
 * So at most one code takes one turn, at most that many codes take two, and so on.
 */
export function leastTurns(size: number, places: number): number {
  const branches = feedbackClassCount(places) - 2;
  let turns = 0;
  for (let turn = 1, room = 1, rest = size; rest > 0; turn++, room *= branches) {
    turns += turn * Math.min(room, rest);
    rest -= room;
  }
  return turns;
}
