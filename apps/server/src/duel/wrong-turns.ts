import { type Feedback, feedbackClass, feedbackOf, scoreCode } from '@inkling/core/feedback';
import type { MastermindState } from '@inkling/games/mastermind/game';
import { parseCode } from '@inkling/games/mastermind/notation';
import type { Room } from './room.ts';
import { mastermindParams } from './setup.ts';

/** The turns (from 0) whose answer this code does not give, with the answer that it gives. */
export function wrongTurns(room: Room, code: string): readonly (Feedback & { readonly turn: number })[] {
  const secret = parseCode(code, mastermindParams(room.setup).rules);
  if (!secret.ok) throw new Error('an opened code that was not checked');
  const turns = (room.lanes[0]?.state as MastermindState | undefined)?.turns ?? [];
  return turns.flatMap(({ guess, feedback }, turn) => {
    const truth = scoreCode(guess, secret.value);
    return truth === feedbackClass(feedback.exact, feedback.near) ? [] : [{ turn, ...feedbackOf(truth) }];
  });
}
