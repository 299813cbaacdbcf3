/**
 * Writes a strategy that was checked: as a strategy file, or in the notations of others.
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

/** Every notation that trees are written in: the strategy file, and those of others. */
export type TreeForm = 'strategy' | ForeignForm;

/**
 * A tree that was checked, in a notation. The strategy file claims what the checker counted, with the weights that were
 * given; the others hold the tree alone. `undefined` as of `makeForeign`.
 *
 * @throws TypeError that names an argument that is wrong
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
