import type { CodeRules } from '@inkling/core/deduction';
import type { Feedback } from '@inkling/core/feedback';
import { checkFeedback } from '@inkling/games/mastermind/rules/notation';
import { countsOf } from '@inkling/games/mastermind/rules/partial-turn';
import type { MastermindController } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { nameOf } from '../pieces/names.ts';
import { mayLeaveOpen } from '../session/seating.ts';

/**
 * Returns whether the current guess can be submitted, and what to say about it. What the answers rule out is
 * only revealed while the drawer is open.
 */
export function readinessOf(controller: MastermindController): {
  readonly ready: boolean;
  readonly reason: string;
} {
  const { submission, answer, rules, asks, seating } = controller.session;
  const { value: state } = submission;
  const names = (symbol: number) => nameOf(controller.skin, symbol);
  const contradicts = state.ready ? state.contradicts : [];
  if (state.ready && asks.value === 'turn') {
    const { solver } = messages();
    const fault = answerFault(answer.value, rules);
    if (fault !== undefined) return { ready: false, reason: fault };
    if (answer.value.unknown && !mayLeaveOpen(seating.value, rules))
      return { ready: false, reason: solver.notWhole };
    return { ready: true, reason: solver.ready(...countsOf(answer.value)) };
  }
  if (contradicts.length > 0 && controller.settings.value.consistentOnly)
    return { ready: false, reason: messages().aids.held(contradicts.map((turn) => turn + 1)) };
  const known = state.ready && !controller.shows('evidence') ? { ...state, contradicts: [] } : state;
  return { ready: state.ready, reason: messages().guess.reason(known, names) };
}

/** Returns why an answer is impossible, or undefined if it is possible. */
export function answerFault({ exact, near }: Feedback, { places }: CodeRules): string | undefined {
  const possible = checkFeedback(exact, near, places);
  if (possible.ok) return undefined;
  const why = possible.error.code === 'impossible-feedback' ? possible.error.why : 'too-many';
  return messages().answer.impossible(why, places);
}
