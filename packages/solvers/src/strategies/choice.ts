import { feedbackClassCount } from '@inkling/core/feedback';
import type { ListedCandidates } from '../candidates/listed.ts';
import { type PartitionFigures, type PartitionRule, partitionFigures } from './partition.ts';
import { lowestTwinTest, representativeTest } from './symmetry.ts';

/** A guess with what it would do. `guess` is an index of the space. */
export interface RankedGuess extends PartitionFigures {
  readonly guess: number;
  /** Is it still possible that this is the code? */
  readonly possible: boolean;
}

/** Where guesses are looked for: among all codes, or only among those that are still possible. */
export const GUESS_POOLS = ['all', 'possible'] as const;
export type GuessPool = (typeof GUESS_POOLS)[number];

/** True counters of a search: guesses looked at, guesses in all, the best so far. */
export interface ChoiceProgress {
  readonly done: number;
  readonly total: number;
  readonly best: number;
}

/**
 * The best guesses over all unused codes of the pool, best first; the last code left counts as unused even
 * after it was found. Ties: still possible first, then lowest.
 * Yields now and then, so that a caller can show progress, or stop and keep the best so far: candidates are
 * looked at first, then the rest in an order that spreads over the space.
 *
 * Requires at least one candidate. A candidate that tells all others apart cannot be beaten under any rule
 * here, and ends the search when only one guess is wanted.
 */
export function* rankGuesses(
  set: ListedCandidates,
  rule: PartitionRule,
  top: number,
  pool: GuessPool = 'all',
): Generator<ChoiceProgress, readonly RankedGuess[]> {
  const { indices, space, rules, turns } = set;
  const { table, size } = space.codes;
  const total = pool === 'all' ? size : indices.length;
  const stands = representativeTest(rules, turns);
  const used = new Set(turns.map((turn) => space.codes.indexOf(turn.guess)));
  if (indices.length === 1) used.delete(indices[0]);
  const best = new Leaders(rule, top);
  const histogram = new Uint32Array(feedbackClassCount(rules.places));
  const pause = Math.max(1, Math.floor(WORK_PER_PAUSE / indices.length));
  let done = 0;

  for (const guess of indices) {
    done++;
    if (used.has(guess) || !stands(table, guess * rules.places)) continue;
    space.scorer.histogram(guess, indices, histogram);
    best.offer(guess, true, histogram);
    if (top === 1 && isAllSingletons(histogram, indices.length)) return best.list();
    if (done % pause === 0) yield { done, total, best: best.first };
  }
  if (pool === 'possible') return best.list();
  // The lowest of several guesses that tell all apart is the best there is: look for it in order where there may be one.
  const inOrder = top === 1 && indices.length <= histogram.length;
  const stride = inOrder ? 1 : coprimeStride(size);
  const lowest = top === 1 ? lowestTwinTest(set) : undefined;
  const bound = top === 1 && indices.length <= BOUND_MAX ? new Bound(set, rule, inOrder) : undefined;
  bound?.lower(best.leader);
  let next = 0;
  for (let step = 0, guess = 0; step < size; step++, guess = (guess + stride) % size) {
    if (lowest?.(table, guess * rules.places) === false) continue;
    if (!stands(table, guess * rules.places)) continue;
    if (inOrder) while (indices[next] < guess) next++;
    if (inOrder ? indices[next] === guess : set.holds(guess)) continue;
    if (bound?.isPassed(guess) !== true) {
      if (used.has(guess)) continue;
      space.scorer.histogram(guess, indices, histogram);
      best.offer(guess, false, histogram);
      bound?.lower(best.leader);
    }
    if (inOrder && isAllSingletons(histogram, indices.length)) return best.list();
    if (++done % pause === 0) yield { done, total, best: best.first };
  }
  return best.list();
}

/** The one guess that a rule plays: its published opening, or the best. −1 when no candidate is left. */
export function* playRule(set: ListedCandidates, rule: PartitionRule): Generator<ChoiceProgress, number> {
  const [fallback = -1] = set.indices;
  if (fallback === -1) return -1;
  const opening = set.turns.length === 0 ? rule.opening?.(set.rules) : undefined;
  if (opening) return set.space.codes.indexOf(opening);
  const [best] = yield* rankGuesses(set, rule, 1);
  return best?.guess ?? fallback;
}

/** The same without a pause. */
export function chooseGuess(set: ListedCandidates, rule: PartitionRule): number {
  const search = playRule(set, rule);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/** Feedbacks between two pauses: some ten milliseconds. */
const WORK_PER_PAUSE = 4_000_000;
/** In larger sets few guesses are given up early enough to pay for the bookkeeping. */
const BOUND_MAX = 4096;

/** Which guesses, none of them possible, surely do not lead: the score need not be made to its end. */
class Bound {
  readonly #set: ListedCandidates;
  readonly #rule: PartitionRule;
  readonly #isInOrder: boolean;
  readonly #costs: Float64Array;
  #limit = Number.POSITIVE_INFINITY;
  #budget = Number.POSITIVE_INFINITY;

  constructor(set: ListedCandidates, rule: PartitionRule, isInOrder: boolean) {
    this.#set = set;
    this.#rule = rule;
    this.#isInOrder = isInOrder;
    this.#costs = new Float64Array(set.indices.length);
  }

  /** Guesses have to be better than this one from now on; or as good, where a lower one may come later. */
  lower(leader: Leader | undefined): void {
    const { budget, slack } = this.#rule;
    if (!leader || !budget) return;
    const losesTies = slack === 0 && (leader.possible || this.#isInOrder);
    const limit = losesTies ? leader.measure - 1 : leader.measure + slack;
    if (limit === this.#limit) return;
    this.#limit = limit;
    const { indices, rules } = this.#set;
    this.#budget = budget(limit, indices.length, feedbackClassCount(rules.places), this.#costs);
  }

  isPassed(guess: number): boolean {
    const { indices, space } = this.#set;
    if (this.#budget === Number.POSITIVE_INFINITY) return false;
    return space.scorer.isBeyond(guess, indices, this.#costs, this.#budget);
  }
}

/** The best `top` guesses seen so far, in order. */
class Leaders {
  readonly #rule: PartitionRule;
  readonly #top: number;
  readonly #entries: Leader[] = [];

  constructor(rule: PartitionRule, top: number) {
    this.#rule = rule;
    this.#top = top;
  }

  get first(): number {
    return this.#entries[0]?.guess ?? -1;
  }

  get leader(): Leader | undefined {
    return this.#entries[0];
  }

  offer(guess: number, possible: boolean, histogram: Uint32Array): void {
    const measure = this.#rule.measure(histogram);
    const entries = this.#entries;
    const last = entries[entries.length - 1];
    if (entries.length === this.#top && measure > last.measure + this.#rule.slack) return;
    const entry = { guess, possible, measure, histogram };
    let at = entries.length;
    while (at > 0 && this.#compare(entry, entries[at - 1]) < 0) at--;
    if (at === this.#top) return;
    entries.splice(at, 0, { ...entry, histogram: histogram.slice() });
    if (entries.length > this.#top) entries.pop();
  }

  list(): readonly RankedGuess[] {
    return this.#entries.map(({ guess, possible, histogram }) => ({
      guess,
      possible,
      ...partitionFigures(histogram),
    }));
  }

  #compare(a: Leader, b: Leader): number {
    const difference = a.measure - b.measure;
    if (Math.abs(difference) > this.#rule.slack) return difference;
    const settled = this.#rule.settle(a.histogram, b.histogram);
    if (settled !== 0) return settled;
    if (a.possible !== b.possible) return a.possible ? -1 : 1;
    return a.guess - b.guess;
  }
}

interface Leader {
  readonly guess: number;
  readonly possible: boolean;
  readonly measure: number;
  readonly histogram: Uint32Array;
}

function isAllSingletons(histogram: Uint32Array, candidates: number): boolean {
  let parts = 0;
  for (let cls = 0; cls < histogram.length; cls++) if (histogram[cls] > 0) parts++;
  return parts === candidates;
}

/** A step near the golden section of n that shares no factor with n, so that it visits every residue. */
function coprimeStride(n: number): number {
  let stride = Math.max(1, Math.round(n * 0.618));
  while (greatestCommonDivisor(stride, n) !== 1) stride++;
  return stride % n === 0 ? 1 : stride;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
