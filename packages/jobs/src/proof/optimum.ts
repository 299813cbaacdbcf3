import { fail, ok, type Result } from '@inkling/core/result';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { makeStrategy } from '@inkling/deduction/optimum/strategy-text';
import { tallyStrategy } from '@inkling/deduction/optimum/tally';
import type { OptimalFault, Optimum } from 'inkling/optimal';
import { weighStrategy } from 'inkling/optimal/weights';
import type { ProofContext } from './proof-context.ts';
import type { Proved } from './prove.ts';
import type { ProofSpec } from './spec.ts';

/**
 * Converts the result of a proof to the form that every search returns, with the certificate. For a stopped proof,
 * this is the best strategy that is completely known; the bounds may show that a better one exists.
 */
export function optimumOf(
  context: ProofContext,
  spec: ProofSpec,
  proved: Proved,
): Result<Optimum, OptimalFault> {
  const { strategy, end, counts } = proved;
  const { problem, codec, rules, lists } = context.listed;
  const isProved = end === 'proved';
  if (!strategy)
    return fail({
      code: isProved && proved.upper >= INFEASIBLE ? 'infeasible' : 'budget',
      nodes: counts.nodes,
    });
  const histogram = tallyStrategy(strategy, problem);
  const total = histogram.reduce((sum, count, i) => sum + count * (i + 1), 0);
  const claim = { total, worst: histogram.length, histogram };
  const weighted = spec.weights && weighStrategy(strategy, problem, spec.weights);
  const byWeight = weighted ? { weighted } : {};
  return ok({
    rules,
    ...claim,
    average: total / problem.secretCount,
    ...byWeight,
    root: codec.makeGuess(strategy.guess),
    proved: isProved,
    lower: proved.lower,
    upper: proved.upper,
    nodes: counts.nodes,
    strategy,
    file: makeStrategy({ game: spec.game.game, rules, lists, claim, ...byWeight, root: strategy }, codec),
  });
}
