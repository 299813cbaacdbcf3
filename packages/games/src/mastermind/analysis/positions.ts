import { isListable } from '@inkling/codes/candidates/code-space';
import type { Kernels } from '@inkling/codes/kernels/kernels';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Result } from '@inkling/core/result';
import { CodeAnalysis } from './analysis.ts';
import type { Position } from './position.ts';
import { WideAnalysis } from './wide-analysis.ts';

/** The position after these turns, listed where that is possible; 'too-large' when the diagram's budget is spent. */
export function positionAfter(
  rules: CodeRules,
  turns: readonly CodeTurn[],
  kernels?: Kernels,
): Result<Position, 'too-large'> {
  return isListable(rules) ? CodeAnalysis.of(rules, turns, kernels) : WideAnalysis.of(rules, turns);
}

/** Can this position still be counted? A turn more can be too much for a diagram. */
export function isCountable(position: Position): boolean {
  return !(position instanceof WideAnalysis) || position.ready().ok;
}
