import { CodeSpace } from '@inkling/codes/candidates/code-space';
import { type Code, feedbackClass, scoreCode, solvedClass } from '@inkling/core/feedback';
import type { ScoredTurn } from '../../rules/game.ts';
import type { LiarParams } from '../rules/params.ts';

/** A code that may be the secret, and the turns, from 0, whose answers are then false. */
export interface PossibleCode {
  readonly code: Code;
  readonly lies: readonly number[];
}

/** Every code that contradicts no more answers than may be false. A code that was guessed and not found is none of them. */
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

/** For each turn, under how many of the codes its answer is false. */
export function doubtsIn(left: readonly PossibleCode[], turns: number): readonly number[] {
  const doubts = Array.from({ length: turns }, () => 0);
  for (const { lies } of left) for (const turn of lies) doubts[turn] = (doubts[turn] as number) + 1;
  return doubts;
}
