import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { PROGRESS_NODES_MIN, type SearchOptions } from '@inkling/deduction/optimum/search-options';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import type { BoundTable } from '@inkling/deduction/optimum/transposition-table';
import { leastCost } from '@inkling/deduction/reference/least-cost';
import { type Case, type Question, range } from './cases.ts';

/** Answers a question with the slow twin. */
export function truthOf({ deduction, base }: Case, question: Question): number {
  const { history = [], depth, surcharge, openings, followUps, weights } = question;
  const permits = base.narrowing?.permits;
  let secrets = range(deduction.secretCount);
  let guesses = range(deduction.guessCount);
  for (const { guess, cls } of history) {
    secrets = secrets.filter((secret) => deduction.feedback(guess, secret) === cls);
    if (permits) guesses = guesses.filter(permits(guess, cls));
  }
  const cost = leastCost(deduction, {
    secrets,
    guesses,
    ...(openings ? { openings } : {}),
    ...(followUps ? { followUps } : {}),
    ...(depth === undefined ? {} : { depth }),
    ...(surcharge === undefined ? {} : { surcharge }),
    ...(weights ? { weights } : {}),
    ...(permits ? { permits: (guess, cls, next) => permits(guess, cls)(next) } : {}),
  });
  return Math.min(cost, INFEASIBLE);
}

/**
 * Queries the search in every possible way: in one go, in steps, with bounds from outside, with what another
 * search learnt, and with a table that other questions of the same kind have filled. Yields every disagreement
 * with the truth.
 */
export function* disagreements(
  { deduction, problem, base }: Case,
  question: Question,
  truth: number,
  table?: BoundTable,
): Generator<string> {
  const options: SearchOptions = { ...base, ...question };
  const search = new OptimalSearch(problem, options);
  const { upper, lower, done } = search.advance(EVER);
  if (!done || lower !== truth || upper !== truth) yield `says ${lower} to ${upper}`;
  const strategy = search.strategy();
  const followed = strategy ? costOfStrategy(strategy, deduction, options) : INFEASIBLE;
  if (followed !== truth) yield `has a strategy of ${followed}`;

  if (base.symmetry) {
    const { symmetry: _, ...plain } = options;
    const result = new OptimalSearch(problem, plain).advance(EVER);
    if (result.lower !== truth || result.upper !== truth)
      yield `without symmetry says ${result.lower} to ${result.upper}`;
  }

  const slow = new OptimalSearch(problem, { ...options, tableBytes: 2 ** 16 });
  let status = slow.status();
  for (let step = 0; !status.done && step < 100; step++) {
    if (status.lower > truth || status.upper < truth) yield `halts with ${status.lower} to ${status.upper}`;
    status = slow.advance(PROGRESS_NODES_MIN);
  }
  if (status.lower !== truth || status.upper !== truth) yield `ends with ${status.lower} to ${status.upper}`;

  for (const { guess, lower: low } of search.openings()) {
    const cost =
      low < truth ? low : new OptimalSearch(problem, { ...options, openings: [guess] }).advance(EVER).upper;
    if (Math.min(low, INFEASIBLE) > cost) yield `puts opening ${guess} at ${low}, found for ${cost}`;
  }
  for (const { guess, lower: low, upper: high } of search.settled()) {
    const own = new OptimalSearch(problem, { ...options, openings: [guess] }).advance(EVER).upper;
    if (low > own || high < own) yield `settles ${guess} at ${low} to ${high}, not ${own}`;
  }

  const again = new OptimalSearch(problem, { ...options, settled: slow.settled() });
  for (const fact of search.facts(0)) again.learn(fact);
  const learnt = again.advance(EVER);
  if (learnt.lower !== truth || learnt.upper !== truth) yield `goes on to ${learnt.lower} to ${learnt.upper}`;

  for (const below of [truth - 1, truth, truth + 1]) {
    if (below < 1 || below > INFEASIBLE) continue;
    const bounded = new OptimalSearch(problem, { ...options, below }).advance(EVER);
    const wanted = below > truth ? [truth, truth] : [below, INFEASIBLE];
    if (bounded.lower !== wanted[0] || bounded.upper !== wanted[1])
      yield `below ${below} says ${bounded.lower} to ${bounded.upper}`;
  }

  if (table) yield* withTable(problem, table, { deduction, options }, truth);
}

/**
 * Searches with a table that other questions of the same kind have filled: checks its strategy, and its bounds
 * after each answer.
 */
function* withTable(
  problem: Case['problem'],
  table: BoundTable,
  { deduction, options }: { readonly deduction: Case['deduction']; readonly options: SearchOptions },
  truth: number,
): Generator<string> {
  const shared = new OptimalSearch(problem, { ...options, table });
  const result = shared.advance(EVER);
  if (result.lower !== truth || result.upper !== truth)
    yield `over a used table says ${result.lower} to ${result.upper}`;
  const grown = shared.strategy();
  if ((grown ? costOfStrategy(grown, deduction, options) : INFEASIBLE) !== truth)
    yield 'over a used table has another strategy';
  for (const { guess } of shared.openings().slice(0, 3))
    for (const { cls, lower: low, upper: high } of shared.branchesOf(guess)) {
      const history = [...(options.history ?? []), { guess, cls }];
      const depth = (options.depth ?? 255) - 1;
      const { openings: _, followUps: [next, ...after] = [], ...rest } = options;
      if (options.depth === undefined || depth === 0) continue;
      const given = next === undefined ? {} : { openings: [next], followUps: after };
      const sub = new OptimalSearch(problem, { ...rest, ...given, history, depth }).advance(EVER);
      if (low > sub.lower || high < sub.upper)
        yield `branch ${guess} ${cls} from ${low} to ${high}, not ${sub.upper}`;
    }
}

const EVER = 1e9;

/** Follows every secret that is consistent with the history, and checks hard mode along the way. */
function costOfStrategy(strategy: Strategy, deduction: Case['deduction'], options: SearchOptions): number {
  const { history = [], weights, depth, surcharge = 0, narrowing } = options;
  let cost = 0;
  for (let secret = 0; secret < deduction.secretCount; secret++) {
    if (history.some(({ guess, cls }) => deduction.feedback(guess, secret) !== cls)) continue;
    const turns = [...history];
    let node: Strategy | undefined = strategy;
    for (let level = 1; ; level++) {
      if (!node || level > (depth ?? 255)) return INFEASIBLE;
      const { guess }: Strategy = node;
      if (turns.some((turn) => narrowing?.permits(turn.guess, turn.cls)(guess) === false)) return -1;
      const cls = deduction.feedback(guess, secret);
      if (cls === deduction.solved) {
        cost += (level + (level === depth ? surcharge : 0)) * (weights?.[secret] ?? 1);
        break;
      }
      turns.push({ guess, cls });
      node = node.branches.find((branch) => branch.cls === cls)?.next;
    }
  }
  return cost;
}
