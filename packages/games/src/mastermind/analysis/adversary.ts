import type { AdversaryProof } from '@inkling/codes/reference/adversary-proof';
import { answerOf } from '@inkling/codes/strategies/adversary';
import { CODE_RULES, needShape } from '@inkling/core/arguments';
import { feedbackOf } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import type { MastermindState } from '../rules/game.ts';
import { codeTurn } from '../rules/game.ts';
import type { MastermindMove } from '../rules/moves.ts';
import { CodeAnalysis } from './analysis.ts';

/**
 * The adversary as the maker of a game that is scored by hand. To the game it looks like a human maker who
 * keeps the code in mind, so undo, saves and replay need no special support, and there is no secret that could
 * leak.
 */

/** Why the adversary cannot give an answer or a proof. */
export type AdversaryFault =
  /** The codes cannot be listed, so the answer with the largest candidate set is unknown. */
  | 'too-large'
  /** No guess is pending. */
  | 'nothing-to-answer'
  /** No code is consistent with the answers, so they cannot all be the adversary's. */
  | 'contradiction';

/**
 * Returns the move that answers the pending guess.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function adversaryMove(state: MastermindState): Result<MastermindMove, AdversaryFault> {
  needShape(state, 'state', { params: { rules: CODE_RULES }, turns: 'list' });
  if (!state.pending) return fail('nothing-to-answer');
  const position = CodeAnalysis.of(state.params.rules, state.turns.map(codeTurn));
  if (!position.ok) return position;
  const answer = answerOf(position.value.set, state.pending);
  return answer ? ok({ kind: 'score', ...feedbackOf(answer.feedback) }) : fail('contradiction');
}

/**
 * Returns what the adversary reveals at the end: the number of codes left after each turn, and the first code
 * in order that is consistent with all its answers.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function adversaryProof(state: MastermindState): Result<AdversaryProof, AdversaryFault> {
  needShape(state, 'state', { params: { rules: CODE_RULES }, turns: 'list' });
  const { rules } = state.params;
  const start = CodeAnalysis.of(rules, []);
  if (!start.ok) return start;
  let position = start.value;
  const turns = state.turns.map((turn) => {
    position = position.with(codeTurn(turn));
    return { guess: turn.guess, ...turn.feedback, left: position.count() };
  });
  const [code] = position.codes(1);
  return code ? ok({ rules, turns, code: Array.from(code) }) : fail('contradiction');
}
