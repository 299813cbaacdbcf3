import type { Kernels } from '@inkling/codes/kernels/kernels';
import { CODE_RULES, needList, needShape } from '@inkling/core/arguments';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Result } from '@inkling/core/result';
import { type Hint, hintFor as hint } from '@inkling/games/mastermind/analysis/hint';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { positionAfter as position } from '@inkling/games/mastermind/analysis/positions';

/**
 * Returns the position after these turns, listed if possible, or 'too-large' if the diagram's budget is spent.
 *
 * @throws TypeError if an argument is invalid; the message names it
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
 * Returns the most likely placement; a certain one is the most likely of all. Skips places where all possible
 * symbols are equally likely, and places where `guess`, the symbols that the user has placed so far, already
 * has a most likely symbol. Returns `undefined` if no place remains.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function hintFor(analysis: Position, guess: readonly (number | undefined)[] = []): Hint | undefined {
  needShape(analysis, 'analysis', { count: 'function', places: 'function' });
  needList(guess, 'guess');
  return hint(analysis, guess);
}
