import { isListable } from '@inkling/codes/candidates/code-space';
import { DiagramSet } from '@inkling/codes/candidates/diagram/diagram-set';
import type { Kernels } from '@inkling/codes/kernels/kernels';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { CodeAnalysis } from './analysis.ts';
import type { Position } from './position.ts';
import { WideAnalysis } from './wide-analysis.ts';

/**
 * The position after these turns, listed where that is possible; 'too-large' when the diagram's budget is spent.
 */
export function positionAfter(
  rules: CodeRules,
  turns: readonly CodeTurn[],
  kernels?: Kernels,
): Result<Position, 'too-large'> {
  if (isListable(rules)) return CodeAnalysis.of(rules, turns, kernels);
  return turns.some(isKnownInPart) ? fail('too-large') : WideAnalysis.of(rules, turns);
}

/** The same with pauses: where codes cannot be listed, a few turns can take seconds to count. */
export function* positionSteps(
  rules: CodeRules,
  turns: readonly CodeTurn[],
  kernels?: Kernels,
): Generator<undefined, Result<Position, 'too-large'>> {
  if (isListable(rules)) return CodeAnalysis.of(rules, turns, kernels);
  if (turns.some(isKnownInPart)) return fail('too-large');
  const position = new WideAnalysis(new DiagramSet(rules, turns));
  const ready = yield* position.set.readySteps();
  return ready.ok ? ok(position) : fail('too-large');
}

/** Is a part of this answer unknown? Diagrams count whole answers only. */
export function isKnownInPart({ others }: CodeTurn): boolean {
  return others !== undefined;
}

/** Can this position still be counted? One more turn can be too much for a diagram. */
export function isCountable(position: Position): boolean {
  return !(position instanceof WideAnalysis) || position.ready().ok;
}
