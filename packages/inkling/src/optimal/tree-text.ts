/**
 * Writes a checked strategy, as a strategy file or in the notations of other programs.
 *
 * @example
 * ```js
 * import { findOptimum } from 'inkling/optimal';
 * import { makeTree } from 'inkling/optimal/tree-text';
 * import { verifyFile } from 'inkling/optimal/verify-file';
 *
 * const game = { game: 'mastermind', rules: { places: 2, symbols: 3, repeats: true } };
 * const search = findOptimum(game);
 * let step = search.next();
 * while (!step.done) step = search.next();
 * const verified = step.value.ok && verifyFile(step.value.value.file);
 * if (verified && verified.ok) console.log(makeTree(verified.value, 'dot')?.slice(0, 16));
 * // → digraph strategy
 * ```
 * @packageDocumentation
 */

import { needShape } from '@inkling/core/arguments';
import { makeStrategy } from '@inkling/deduction/optimum/strategy-text';
import { optimumSpecOf } from '@inkling/games/optima';
import { type ForeignForm, makeForeign } from './foreign-tree.ts';
import type { Verified } from './verify-file.ts';

/** Every notation in which trees can be written: the strategy file, and those of other programs. */
export type TreeForm = 'strategy' | ForeignForm;

/**
 * Writes a checked tree in a notation. A strategy file claims the costs that the checker counted, weighted if
 * weights were given; the other notations hold only the tree. Returns `undefined` in the same cases as
 * `makeForeign`.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function makeTree(verified: Verified, form: TreeForm): string | undefined {
  needShape(verified, 'verified', { tree: { game: { game: 'text' }, root: 'object' } });
  const { tree, rules, total, worst, histogram, weighted } = verified;
  const { game, root } = tree;
  if (form !== 'strategy') return makeForeign(root, form, game);
  const spec = optimumSpecOf(game);
  const verifier = spec.verifier(game);
  if (!verifier.ok) return undefined;
  const claim = { total, worst, histogram };
  const claims = weighted ? { claim, weighted } : { claim };
  return makeStrategy(
    { game: game.game, rules, lists: spec.lists(game), ...claims, root },
    verifier.value.codec,
  );
}
