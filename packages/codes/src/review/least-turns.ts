import { feedbackClassCount } from '@inkling/core/feedback';

/**
 * The fewest turns that n codes can take together, whatever they are: the first guess can solve one of them, and
 * each guess has as many answers that go on as there are classes, but for the solved and the impossible one; so one
 * code takes one turn, that many take two, and so on.
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
