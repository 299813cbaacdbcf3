import { luckOfTurn } from '../../../shell/game/result/model/story.ts';
import type { JudgedTurn } from '../../../shell/review-part.ts';

/** Whether a turn is worth a second look. */
export function isCostly({ choice, better, lost = 0 }: JudgedTurn): boolean {
  return choice === 'fair' || choice === 'costly' || (better === undefined && lost >= LOST_LEAST);
}

/** The loss, in turns, from which a turn is costly although no better choice can be shown. */
const LOST_LEAST = 0.25;

/** Returns the index of the first costly turn after `turn`. Pass −1 to search from the start. */
export function nextCostly(turns: readonly JudgedTurn[], turn: number): number | undefined {
  const found = turns.findIndex((judged, at) => at > turn && isCostly(judged));
  return found < 0 ? undefined : found;
}

/** Returns the index of the turn that lost most. Undefined if no turn is worth a second look. */
export function costliest(turns: readonly JudgedTurn[]): number | undefined {
  const losses = turns.map((turn) => (isCostly(turn) ? (turn.lost ?? 0) + RANK[turn.choice ?? 'best'] : 0));
  const most = Math.max(0, ...losses);
  return most > 0 ? losses.indexOf(most) : undefined;
}

/** Returns the index of the costliest turn, or if there is none, of the luckiest. */
export function firstShown(turns: readonly JudgedTurn[]): number {
  const worst = costliest(turns);
  if (worst !== undefined) return worst;
  const luck = turns.map(({ information }) =>
    information && luckOfTurn(information) === 'with' ? information.gained - information.expected : 0,
  );
  return Math.max(0, luck.indexOf(Math.max(0, ...luck)));
}

/** Ranks choices by their rating for games that cannot tell how many turns a choice lost. */
const RANK = { best: 0, good: 0.01, fair: 0.1, costly: 0.2 } as const;
