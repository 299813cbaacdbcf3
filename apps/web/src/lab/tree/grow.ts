import type { CodeRules } from '@inkling/core/deduction';
import { feedbackClassCount, solvedClass } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { makeRules } from '@inkling/games/mastermind/rules';
import { codeCount } from '@inkling/solvers/candidates/code-space';
import { type ListedCandidates, listCandidates } from '@inkling/solvers/candidates/listed';
import type { Kernels } from '@inkling/solvers/kernels/kernels';
import { INFEASIBLE } from '@inkling/solvers/optimal/capacity';
import type { Branch, Strategy } from '@inkling/solvers/optimal/strategy';
import { makeStrategy } from '@inkling/solvers/optimal/strategy-text';
import { playRule } from '@inkling/solvers/strategies/choice';
import { sampledGuess } from '@inkling/solvers/strategies/sampled/sampled';
import { STRATEGY_RULES } from 'inkling/mastermind/players';
import { findOptimum } from 'inkling/optimal';
import { verifyFile } from 'inkling/optimal/verify-file';
import { codeGame } from './code-game.ts';
import type { GrowFault, Grown, GrowProgress } from './grown.ts';
import { layFlat, tallyOf } from './tree-data.ts';
import type { TreePlayer } from './tree-source.ts';

/** Codes whose tree a player makes here: p5c8. */
export const TREE_CODES_MAX = 32768;
/** Candidate sets that the exact search may look at: p4c6 takes 1,555 of them, p5c5 some thousands. */
const NODE_BUDGET = 400_000;

/** The tree of a player or of the exact search, checked by code that shares nothing with either. */
export function* growTree(
  source: TreePlayer | 'optimal',
  rules: CodeRules,
  kernels?: Kernels,
): Generator<GrowProgress, Result<Grown, GrowFault>> {
  if (codeCount(rules) > BigInt(TREE_CODES_MAX)) return fail({ code: 'many-codes', most: TREE_CODES_MAX });
  if (source !== 'optimal') return ok(checked(rules, yield* growPlayer(source, rules, kernels)));
  const search = findOptimum({ game: 'mastermind', rules }, { nodeBudget: NODE_BUDGET });
  for (;;) {
    const step = search.next();
    if (step.done) {
      if (!step.value.ok) return step.value;
      const { strategy, proved, lower, upper, nodes } = step.value.value;
      return ok({ ...checked(rules, strategy), search: { proved, lower, upper, nodes } });
    }
    const { lower, upper, nodes } = step.value;
    yield { kind: 'searched', nodes, lower, upper: upper === INFEASIBLE ? undefined : upper };
  }
}

/** A strategy for codes laid flat, as a file, and what the checker says of that file. */
export function checked(rules: CodeRules, root: Strategy): Grown {
  const game = codeGame(rules);
  const data = layFlat(root, game);
  if (!data) throw new Error('a strategy of ours that does not find every code');
  const text = makeStrategy(
    { game: 'mastermind', rules: makeRules(rules), lists: [], claim: tallyOf(data), root },
    game.codec,
  );
  const verdict = verifyFile(text);
  if (!verdict.ok) throw new Error(`a strategy of ours that is not sound: ${verdict.error.code}`);
  const { total, worst, histogram } = verdict.value;
  return {
    game: { kind: 'codes', rules },
    data,
    tally: { total, worst, histogram },
    checked: 'secrets',
    file: text,
    search: undefined,
  };
}

function* growPlayer(
  player: TreePlayer,
  rules: CodeRules,
  kernels: Kernels | undefined,
): Generator<GrowProgress, Strategy> {
  const listed = listCandidates(rules, [], kernels);
  if (!listed.ok) throw new Error('the gate let through what cannot be listed');
  const secrets = Number(codeCount(rules));
  const solved = solvedClass(rules.places);
  const { codes, scorer } = listed.value.space;
  let done = 0;

  function* grow(set: ListedCandidates): Generator<GrowProgress, Strategy> {
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
    yield { kind: 'played', done, total: secrets };
    return { guess, branches };
  }

  function* choose(set: ListedCandidates): Generator<GrowProgress, number> {
    if (player === 'sampled') {
      const guess = sampledGuess(set);
      if (!guess) throw new Error('no guess for codes that are left');
      return codes.indexOf(guess);
    }
    const search = playRule(set, STRATEGY_RULES[player]);
    for (;;) {
      const step = search.next();
      if (step.done) return step.value;
      yield { kind: 'played', done, total: secrets };
    }
  }

  return yield* grow(listed.value);
}
