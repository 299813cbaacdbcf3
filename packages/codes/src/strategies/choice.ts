import { feedbackClassCount } from '@inkling/core/feedback';
import type { ListedCandidates } from '../candidates/listed.ts';
import { type CostBound, pruneByBound } from './bound-pruning.ts';
import { type PartitionFigures, type PartitionRule, partitionFigures } from './partition.ts';
import { representativesIn } from './representatives.ts';

/** A guess, an index of the space, with the figures of its partition. */
export interface RankedGuess extends PartitionFigures {
  readonly guess: number;
  /** Whether this may still be the code. */
  readonly possible: boolean;
}

/** Where guesses are taken from: all codes, or only those that are still possible. */
const GUESS_POOLS = ['all', 'possible'] as const;
export type GuessPool = (typeof GUESS_POOLS)[number];

/** The real progress of a search: guesses examined, guesses in total, the best so far (−1 if none). */
export interface ChoiceProgress {
  readonly done: number;
  readonly total: number;
  readonly best: number;
}

/**
 * Finds the best guesses among all unused codes of the pool, best first; the last code left counts as unused even
 * after it was found. Ties go to guesses that are still possible, then to the lowest.
 * Yields from time to time, so that a caller can show progress, or stop and keep the best so far. Candidates are
 * examined first, then the rest, both in order. So a guess that is only as good as an earlier one never overtakes it,
 * and a sieve removes most guesses a batch at a time.
 *
 * Requires at least one candidate. A candidate that tells all others apart cannot be beaten under any rule here, so it
 * ends the search if only one guess is wanted; so does the first other guess that tells all candidates apart.
 */
export function* rankGuesses(
  set: ListedCandidates,
  rule: PartitionRule,
  top: number,
  pool: GuessPool = 'all',
): Generator<ChoiceProgress, readonly RankedGuess[]> {
  const { indices, space, rules, turns } = set;
  const total = pool === 'all' ? space.codes.size : indices.length;
  const used = new Set(turns.map((turn) => space.codes.indexOf(turn.guess)));
  if (indices.length === 1) used.delete(indices[0]);
  const best = new Leaders(rule, top);
  const limit = new Limit(set, rule);
  const histogram = new Uint32Array(feedbackClassCount(rules.places));
  const batchMax = Math.max(1, Math.floor(WORK_PER_PAUSE / indices.length));
  const kept = new Uint32Array(Math.min(batchMax, space.codes.size));
  let done = 0;

  function* weigh(guesses: Uint32Array, possible: boolean): Generator<ChoiceProgress, boolean> {
    let size = Math.min(FIRST_BATCH, batchMax);
    for (let first = 0; first < guesses.length; first += size, size = Math.min(2 * size, batchMax)) {
      const batch = guesses.subarray(first, first + size);
      const keptCount = limit.sift(batch, kept);
      for (let i = 0; i < keptCount; i++) {
        const guess = kept[i];
        if (used.has(guess) || (!possible && set.holds(guess))) continue;
        space.scorer.histogram(guess, indices, histogram);
        best.offer(guess, possible, histogram);
        if (top === 1 && histogram.every((count) => count < 2)) return true;
      }
      limit.lower(best.last);
      done += batch.length;
      if (size === batchMax) yield { done, total, best: best.first };
    }
    return false;
  }

  const isSettled = yield* weigh(representativesIn(set), true);
  if (!isSettled && pool === 'all') yield* weigh(pruneByBound(set, top === 1, limit.bound), false);
  return best.list();
}

/** Returns the guess that a rule plays: its published opening, or the best guess. −1 if no candidate is left. */
export function* playRule(set: ListedCandidates, rule: PartitionRule): Generator<ChoiceProgress, number> {
  const [fallback = -1] = set.indices;
  if (fallback === -1) return -1;
  const opening = set.turns.length === 0 ? rule.opening?.(set.rules) : undefined;
  if (opening) return set.space.codes.indexOf(opening);
  if (set.indices.length <= 2) return fallback;
  const [best] = yield* rankGuesses(set, rule, 1);
  return best?.guess ?? fallback;
}

/** Does the same without a pause. */
export function chooseGuess(set: ListedCandidates, rule: PartitionRule): number {
  const search = playRule(set, rule);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

/** Feedbacks between two pauses: some ten milliseconds. */
const WORK_PER_PAUSE = 4_000_000;
/** The number of guesses that are all weighed, before the sieve can remove any. */
const FIRST_BATCH = 16;

/** The limit beyond which later guesses certainly do not become leaders. */
class Limit {
  readonly #set: ListedCandidates;
  readonly #rule: PartitionRule;
  readonly #costs: Float64Array;
  #limit = Number.POSITIVE_INFINITY;
  #budget = Number.POSITIVE_INFINITY;

  constructor(set: ListedCandidates, rule: PartitionRule) {
    this.#set = set;
    this.#rule = rule;
    this.#costs = new Float64Array(set.indices.length);
  }

  /** Requires guesses to be better than the last leader from now on, because they come after it. */
  lower(last: Leader | undefined): void {
    const { budget, slack } = this.#rule;
    if (!last || !budget) return;
    const limit = slack === 0 ? last.measure - 1 : last.measure + slack;
    if (limit === this.#limit) return;
    this.#limit = limit;
    const { indices, rules } = this.#set;
    this.#budget = budget(limit, indices.length, feedbackClassCount(rules.places), this.#costs);
  }

  get bound(): CostBound {
    return { costs: this.#costs, budget: this.#budget };
  }

  /** Writes to `kept` the guesses that may become leaders, and returns their number. */
  sift(guesses: Uint32Array, kept: Uint32Array): number {
    const { indices, space } = this.#set;
    if (this.#budget < Number.POSITIVE_INFINITY)
      return space.sieve.sift(guesses, indices, this.#costs, this.#budget, kept);
    kept.set(guesses);
    return guesses.length;
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

  /** The worst of them, once there are `top`. */
  get last(): Leader | undefined {
    return this.#entries[this.#top - 1];
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
    return (
      this.#rule.settle?.(a.histogram, b.histogram) ||
      Number(b.possible) - Number(a.possible) ||
      a.guess - b.guess
    );
  }
}

interface Leader {
  readonly guess: number;
  readonly possible: boolean;
  readonly measure: number;
  readonly histogram: Uint32Array;
}
