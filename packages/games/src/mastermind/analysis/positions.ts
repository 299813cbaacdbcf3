import { isListable } from '@inkling/codes/candidates/code-space';
import { DiagramSet } from '@inkling/codes/candidates/diagram/diagram-set';
import type { Kernels } from '@inkling/codes/kernels/kernels';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { CodeAnalysis } from './analysis.ts';
import type { Position } from './position.ts';
import { WideAnalysis } from './wide-analysis.ts';

/**
 * Returns the position after these turns, listed if possible, or 'too-large' if the diagram's budget is spent.
 */
export function positionAfter(
  rules: CodeRules,
  turns: readonly CodeTurn[],
  kernels?: Kernels,
): Result<Position, 'too-large'> {
  if (isListable(rules)) return CodeAnalysis.of(rules, turns, kernels);
  return turns.some(isPartlyUnknown) ? fail('too-large') : WideAnalysis.of(rules, turns);
}

/** Like `positionAfter`, but yields during the work: counting unlisted codes can take seconds after a few turns. */
export function* positionSteps(
  rules: CodeRules,
  turns: readonly CodeTurn[],
  kernels?: Kernels,
): Generator<undefined, Result<Position, 'too-large'>> {
  if (isListable(rules)) return CodeAnalysis.of(rules, turns, kernels);
  if (turns.some(isPartlyUnknown)) return fail('too-large');
  const position = new WideAnalysis(new DiagramSet(rules, turns));
  const ready = yield* position.set.readySteps();
  return ready.ok ? ok(position) : fail('too-large');
}

/** Whether this answer is partly unknown. Diagrams can only count complete answers. */
export function isPartlyUnknown({ others }: CodeTurn): boolean {
  return others !== undefined;
}

/** Whether the codes of this position can still be counted. A single turn more can be too much for a diagram. */
export function isCountable(position: Position): boolean {
  return !(position instanceof WideAnalysis) || position.ready().ok;
}
