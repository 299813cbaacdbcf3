import type { ListedCandidates } from '@inkling/codes/candidates/listed';
import { type Code, scoreCode } from '@inkling/core/feedback';
import type { Choice } from '@inkling/games/mastermind/analysis/review';

/** One cell of the partition that a guess makes: the possible codes with the same answer. */
export interface CodeCell {
  readonly feedback: number;
  readonly count: number;
  /** The codes themselves; empty if more than `CODES_DRAWN_MAX` were possible. */
  readonly codes: readonly Code[];
}

/** The partitions of a turn: by its own guess, and by the best one if that is a different guess. */
export interface TurnSplits {
  readonly played: readonly CodeCell[];
  readonly best: readonly CodeCell[] | undefined;
}

/** Up to this many possible codes are drawn one by one, each in the box of its answer. */
export const CODES_DRAWN_MAX = 12;

/** Returns undefined if there was no choice, because at most one code was left. */
export function splitsOf(set: ListedCandidates, choice: Choice | undefined): TurnSplits | undefined {
  if (!choice || set.indices.length < 2) return undefined;
  const { played, best } = choice;
  const isOther = Array.from(played.guess).some((symbol, place) => symbol !== best.guess[place]);
  return { played: cellsOf(set, played.guess), best: isOther ? cellsOf(set, best.guess) : undefined };
}

/** Returns the non-empty cells, largest first. */
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
