import { codeCount } from '@inkling/codes/candidates/code-space';
import { type ListedCandidates, listCandidates } from '@inkling/codes/candidates/listed';
import type { Kernels } from '@inkling/codes/kernels/kernels';
import { playRule } from '@inkling/codes/strategies/choice';
import { sampledGuess } from '@inkling/codes/strategies/sampled/sampled';
import type { CodeRules } from '@inkling/core/deduction';
import { feedbackClassCount, solvedClass } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { Branch, Strategy } from '@inkling/deduction/optimum/strategy';
import { STRATEGY_RULES } from '@inkling/games/mastermind/analysis/players';
import { findOptimum, type OptimalFault } from 'inkling/optimal';
import type { LabTree, TreeProgress } from '../../../../shell/parts/lab-tasks.ts';
import { checkedTree, TREE_CODES_MAX } from './code-tree.ts';

/** Who can make trees: the exact search, and players whose choice depends only on the remaining codes. */
export const TREE_MAKERS = ['optimal', 'knuth', 'expected', 'entropy', 'parts', 'sampled'] as const;
export type TreeMaker = (typeof TREE_MAKERS)[number];

/** Why a tree cannot be made. */
export type MakeFault = OptimalFault | { readonly code: 'many-codes'; readonly most: number };

/** Number of candidate sets that the exact search may visit: p4c6 takes 1,555 of them, p5c5 some thousands. */
const NODE_BUDGET = 400_000;

/** Makes the tree of a player or of the exact search, checked by code that shares nothing with either. */
export function* makeTree(
  maker: TreeMaker,
  rules: CodeRules,
  kernels?: Kernels,
): Generator<TreeProgress, Result<LabTree, MakeFault>> {
  if (codeCount(rules) > BigInt(TREE_CODES_MAX)) return fail({ code: 'many-codes', most: TREE_CODES_MAX });
  if (maker !== 'optimal') return ok(checkedTree(rules, yield* playTree(maker, rules, kernels)));
  const search = findOptimum({ game: 'mastermind', rules }, { nodeBudget: NODE_BUDGET });
  for (;;) {
    const step = search.next();
    if (step.done) {
      if (!step.value.ok) return step.value;
      const { strategy, proved, lower, upper, nodes } = step.value.value;
      return ok({ ...checkedTree(rules, strategy), search: { proved, lower, upper, nodes } });
    }
    const { lower, upper, nodes } = step.value;
    yield { kind: 'searched', nodes, lower, upper: upper === INFEASIBLE ? undefined : upper };
  }
}

function* playTree(
  player: Exclude<TreeMaker, 'optimal'>,
  rules: CodeRules,
  kernels: Kernels | undefined,
): Generator<TreeProgress, Strategy> {
  const listed = listCandidates(rules, [], kernels);
  if (!listed.ok) throw new Error('the codes of these rules cannot be listed');
  const total = Number(codeCount(rules));
  const solved = solvedClass(rules.places);
  const { codes, scorer } = listed.value.space;
  let done = 0;

  function* grow(set: ListedCandidates): Generator<TreeProgress, Strategy> {
    const guess = yield* choose(set);
    const sizes = new Uint32Array(feedbackClassCount(rules.places));
    scorer.histogram(guess, set.indices, sizes);
    const code = codes.codeAt(guess);
    const branches: Branch[] = [];
    for (let cls = 0; cls < sizes.length; cls++) {
      if (sizes[cls] === 0) continue;
      if (cls === solved) done++;
      else branches.push({ cls, next: yield* grow(set.with({ guess: code, feedback: cls })) });
    }
    yield { kind: 'played', done, total };
    return { guess, branches };
  }

  function* choose(set: ListedCandidates): Generator<TreeProgress, number> {
    if (player === 'sampled') {
      const guess = sampledGuess(set);
      if (!guess) throw new Error('no guess found although codes remain');
      return codes.indexOf(guess);
    }
    const search = playRule(set, STRATEGY_RULES[player]);
    for (;;) {
      const step = search.next();
      if (step.done) return step.value;
      yield { kind: 'played', done, total };
    }
  }

  return yield* grow(listed.value);
}
