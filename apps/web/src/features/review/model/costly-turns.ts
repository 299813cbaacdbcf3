import { luckOfTurn } from '../../../shell/game/result/model/story.ts';
import type { JudgedTurn } from '../../../shell/review-part.ts';

/** Is a second look worth it? */
export function isCostly({ choice, better, lost = 0 }: JudgedTurn): boolean {
  return choice === 'fair' || choice === 'costly' || (better === undefined && lost >= LOST_LEAST);
}

/** Where nothing better can be shown: a quarter of a move was forgotten. */
const LOST_LEAST = 0.25;

/** The first costly turn after `turn` (−1 for the start). */
export function nextCostly(turns: readonly JudgedTurn[], turn: number): number | undefined {
  const found = turns.findIndex((judged, at) => at > turn && isCostly(judged));
  return found < 0 ? undefined : found;
}

/** The turn that lost most, if any is worth a second look. */
export function costliest(turns: readonly JudgedTurn[]): number | undefined {
  const losses = turns.map((turn) => (isCostly(turn) ? (turn.lost ?? 0) + RANK[turn.choice ?? 'best'] : 0));
  const most = Math.max(0, ...losses);
  return most > 0 ? losses.indexOf(most) : undefined;
}

/** That turn; where none lost anything, the one with the most luck. */
export function firstShown(turns: readonly JudgedTurn[]): number {
  const worst = costliest(turns);
  if (worst !== undefined) return worst;
  const luck = turns.map(({ information }) =>
    information && luckOfTurn(information) === 'with' ? information.gained - information.expected : 0,
  );
  return Math.max(0, luck.indexOf(Math.max(0, ...luck)));
}

/** Games that cannot say how many turns a choice lost are ranked by its word. */
const RANK = { best: 0, good: 0.01, fair: 0.1, costly: 0.2 } as const;
