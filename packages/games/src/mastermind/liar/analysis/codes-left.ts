import { CodeSpace } from '@inkling/codes/candidates/code-space';
import { type Code, feedbackClass, scoreCode, solvedClass } from '@inkling/core/feedback';
import type { ScoredTurn } from '../../rules/game.ts';
import type { LiarParams } from '../rules/params.ts';

/** A code that may be the secret, and the zero-based indices of the turns whose answers would then be false. */
export interface PossibleCode {
  readonly code: Code;
  readonly lies: readonly number[];
}

/**
 * Returns every code that contradicts at most `liesMax` answers. Codes that were guessed without being found
 * are excluded, because a guess of the secret itself is always answered truthfully.
 */
export function codesLeft(
  { rules, liesMax }: LiarParams,
  turns: readonly ScoredTurn[],
): readonly PossibleCode[] {
  const space = new CodeSpace(rules);
  const found = solvedClass(rules.places);
  const scored = turns.map(({ guess, feedback }) => ({
    guess,
    cls: feedbackClass(feedback.exact, feedback.near),
  }));
  const left: PossibleCode[] = [];
  for (let index = 0; index < space.size; index++) {
    const code = space.codeAt(index);
    const lies: number[] = [];
    let fits = true;
    for (const [turn, { guess, cls }] of scored.entries()) {
      const truth = scoreCode(guess, code);
      if (truth === cls) continue;
      lies.push(turn);
      fits = truth !== found && cls !== found && lies.length <= liesMax;
      if (!fits) break;
    }
    if (fits) left.push({ code: Array.from(code), lies });
  }
  return left;
}

/** Returns, for each turn, the number of possible codes for which its answer is false. */
export function doubtsIn(left: readonly PossibleCode[], turns: number): readonly number[] {
  const doubts = Array.from({ length: turns }, () => 0);
  for (const { lies } of left) for (const turn of lies) doubts[turn] = (doubts[turn] as number) + 1;
  return doubts;
}
