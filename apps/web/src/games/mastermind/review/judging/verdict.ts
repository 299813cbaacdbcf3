import type { Code } from '@inkling/core/feedback';
import type { ReviewedTurn } from '@inkling/games/mastermind/analysis/review';
import type { Weighed } from './weighing.ts';

/** How a try compares with the best known guess and with the guess that was played. */
const VERDICTS = ['same', 'beyond', 'best', 'better', 'equal', 'worse'] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Try {
  readonly guess: Code;
  readonly weighed: Weighed;
  readonly verdict: Verdict;
}

/** Costs that differ by less than this count as equal: a two-hundredth of a turn. */
const SAME_TURNS = 0.005;

export function verdictOf(played: ReviewedTurn, guess: Code, { choice }: Weighed): Verdict {
  const cost = played.choice?.cost ?? 0;
  if (Array.from(guess).every((symbol, place) => symbol === played.guess[place])) return 'same';
  if (choice.cost < -SAME_TURNS) return 'beyond';
  if (choice.cost < SAME_TURNS) return 'best';
  if (choice.cost < cost - SAME_TURNS) return 'better';
  return choice.cost <= cost + SAME_TURNS ? 'equal' : 'worse';
}
