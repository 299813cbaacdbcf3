import type { Kernels } from '@inkling/codes/kernels/kernels';
import { CODE_RULES, needList, needShape } from '@inkling/core/arguments';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Result } from '@inkling/core/result';
import { type Hint, hintFor as hint } from '@inkling/games/mastermind/analysis/hint';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { positionAfter as position } from '@inkling/games/mastermind/analysis/positions';

/**
 * The position after these turns, listed where that is possible; 'too-large' when the diagram's budget is spent.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function positionAfter(
  rules: CodeRules,
  turns: readonly CodeTurn[],
  kernels?: Kernels,
): Result<Position, 'too-large'> {
  needShape(rules, 'rules', CODE_RULES);
  needList(turns, 'turns');
  return position(rules, turns, kernels);
}

/**
 * The likeliest placement of any place, a certain one first. Places at which all possible symbols are equally likely tell
 * nothing, and places at which `guess` has a likeliest symbol already need no hint; `undefined` when no other is left.
 * `guess` holds the symbols that the person has placed so far.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function hintFor(analysis: Position, guess: readonly (number | undefined)[] = []): Hint | undefined {
  needShape(analysis, 'analysis', { count: 'function', places: 'function' });
  needList(guess, 'guess');
  return hint(analysis, guess);
}
