import type { ListedCandidates } from '@inkling/codes/candidates/listed';
import { type Code, scoreCode } from '@inkling/core/feedback';
import type { Choice } from '@inkling/games/mastermind/analysis/review';

/** How the answers to a guess part the codes that were possible. */
export interface CodeCell {
  readonly feedback: number;
  readonly count: number;
  /** The codes themselves, where few were possible. */
  readonly codes: readonly Code[];
}

/** Of a turn: its own guess, and the best one where that is another. */
export interface TurnSplits {
  readonly played: readonly CodeCell[];
  readonly best: readonly CodeCell[] | undefined;
}

/** Up to this many codes are drawn, each in the box of its answer. */
export const CODES_DRAWN_MAX = 12;

/** `undefined` where nothing was chosen: no code was left, or one. */
export function splitsOf(set: ListedCandidates, choice: Choice | undefined): TurnSplits | undefined {
  if (!choice || set.indices.length < 2) return undefined;
  const { played, best } = choice;
  const isOther = Array.from(played.guess).some((symbol, place) => symbol !== best.guess[place]);
  return { played: cellsOf(set, played.guess), best: isOther ? cellsOf(set, best.guess) : undefined };
}

/** The largest first. */
function cellsOf(set: ListedCandidates, guess: Code): readonly CodeCell[] {
  const counts = set.split(guess).map(Number);
  const isDrawn = set.indices.length <= CODES_DRAWN_MAX;
  const codes = isDrawn ? Array.from(set.indices, (index) => Array.from(set.space.codes.codeAt(index))) : [];
  return counts
    .flatMap((count, feedback) =>
      count === 0
        ? []
        : [{ feedback, count, codes: codes.filter((code) => scoreCode(guess, code) === feedback) }],
    )
    .toSorted((a, b) => b.count - a.count);
}
