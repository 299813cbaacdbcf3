import { feedbackClassCount, solvedClass } from '@inkling/core/feedback';
import type { ListedCandidates, ListedSpace } from '../candidates/listed.ts';
import { type GuessPool, rankGuesses } from '../strategies/choice.ts';
import type { PartitionRule } from '../strategies/partition.ts';
import { parts } from '../strategies/parts.ts';
import { EXACT_CODES_MAX, ExactTurns } from './exact-turns.ts';
import { leastTurns } from './least-turns.ts';
import { SizeCurve } from './size-curve.ts';

/**
 * How a number of turns was determined.
 * - `exact`: the optimum, found by searching every guess.
 * - `played-out`: the turns of a specific strategy, which minimises Σ n·t(n) by the size curve and plays optimally
 *   once few codes are left. This is an upper bound on the optimum: within 1 % from the first turn of p4c6, and within
 *   0.003 turns per code on average where an exact search can tell (`npm run prove review`).
 * - `by-size`: estimated from the numbers of codes alone, because the work limit was reached.
 */
export const BASES = ['by-size', 'played-out', 'exact'] as const;
export type Basis = (typeof BASES)[number];

/** The total number of turns over all codes of a set. */
export interface TurnsValue {
  readonly turns: number;
  /** A lower bound on the optimum; equal to `turns` if exact. */
  readonly floor: number;
  readonly basis: Basis;
}

export interface JudgedGuess {
  /** An index of the space. */
  readonly guess: number;
  readonly value: TurnsValue;
}

/** Limits of a judge. `exactWork` and `work` count feedbacks computed; the others count codes or guesses. */
export interface JudgeLimits {
  /** Sets up to this size are searched exactly if they are the position judged, or follow it by one turn. */
  readonly exactCodes: number;
  /** The work limit of one exact search. */
  readonly exactWork: number;
  /** Sets up to this size are searched exactly at the end of a play-out. */
  readonly tailCodes: number;
  /** The work limit of one call of `judge`. */
  readonly work: number;
  /** The number of guesses that are played out to find the best. */
  readonly shortlist: number;
}

export const JUDGE_LIMITS: JudgeLimits = {
  exactCodes: 40,
  exactWork: 4_000_000,
  tailCodes: 10,
  work: 150_000_000,
  shortlist: 6,
};

/**
 * The best first guess under the usual rules, 1123, as a judge with `JUDGE_LIMITS` finds it if any code may be guessed.
 * It is precomputed because finding it takes longer than everything else in the review of a short game.
 */
const USUAL_OPENING: JudgedGuess = { guess: 8, value: { turns: 5665, floor: 4986, basis: 'played-out' } };

/** A guess and the best guess that the judge knows. Either both values are `by-size` or neither is. */
export interface Judgement {
  readonly played: TurnsValue;
  readonly best: JudgedGuess;
}

/**
 * Judges guesses by the number of turns that good play takes from there, if later guesses come from `pool`. Each call
 * of `judge` is a generator that yields the work done so far, has its own work limit, and always returns a result,
 * which says how it was determined. If there is no time to play both guesses out, both are estimated by size, because
 * an estimate cannot be compared with a played-out value.
 */
export class TurnsJudge {
  readonly pool: GuessPool;
  readonly #space: ListedSpace;
  readonly #limits: JudgeLimits;
  /** The best first guess, if it is known in advance. */
  readonly #opening: JudgedGuess | undefined;
  #curve: SizeCurve | undefined;
  #work = 0;
  #workMax = 0;

  constructor(space: ListedSpace, pool: GuessPool, limits: JudgeLimits = JUDGE_LIMITS) {
    this.#space = space;
    this.pool = pool;
    this.#limits = { ...limits, exactCodes: Math.min(limits.exactCodes, EXACT_CODES_MAX) };
    const { places, symbols, repeats } = space.codes.rules;
    const isUsual = places === 4 && symbols === 6 && repeats && pool === 'all' && limits === JUDGE_LIMITS;
    this.#opening = isUsual ? USUAL_OPENING : undefined;
  }

  /** Feedbacks computed so far. */
  get work(): number {
    return this.#work;
  }

  get curve(): SizeCurve {
    this.#curve ??= SizeCurve.of(this.#space);
    return this.#curve;
  }

  /** Judges a guess: any index of the space, even outside the pool. The set must have at least one candidate. */
  *judge(set: ListedCandidates, guess: number): Generator<number, Judgement> {
    this.#workMax = this.#work + this.#limits.work;
    const best = yield* this.#best(set);
    const played =
      guess === best.guess ? best.value : yield* this.#valueOfGuess(set, guess, this.#limits.exactCodes);
    if (played.basis !== 'by-size' && best.value.basis !== 'by-size') return { played, best };
    return {
      played: this.#bySize(set, guess),
      best: { guess: best.guess, value: this.#bySize(set, best.guess) },
    };
  }

  /** Returns the optimum if the whole set can be searched, otherwise the best of a shortlist, each played out. */
  *#best(set: ListedCandidates): Generator<number, JudgedGuess> {
    if (this.#opening && set.turns.length === 0) return this.#opening;
    const exact = this.#search(set, this.#limits.exactCodes);
    if (exact) return { guess: exact.guess, value: exactly(exact.total) };
    const shortlist = yield* this.#shortlist(set, this.#limits.shortlist);
    let best: JudgedGuess | undefined;
    for (const guess of shortlist) {
      const value = yield* this.#valueOfGuess(set, guess, this.#limits.exactCodes);
      if (value.basis === 'by-size') break;
      if (!best || value.turns < best.value.turns) best = { guess, value };
    }
    const floor = this.#floorOf(set.indices.length);
    const [first] = shortlist;
    if (!best) return { guess: first, value: this.#bySize(set, first) };
    return { guess: best.guess, value: { turns: best.value.turns, floor, basis: 'played-out' } };
  }

  /** Estimates the turns of a guess by valuing each answer by its number of codes alone. */
  #bySize(set: ListedCandidates, guess: number): TurnsValue {
    const sizes = this.#sizesOf(set, guess);
    let turns = set.indices.length;
    let floor = turns;
    for (let cls = sizes.length - 2; cls >= 0; cls--) {
      turns += this.curve.total(sizes[cls]);
      floor += this.#floorOf(sizes[cls]);
    }
    return { turns, floor, basis: 'by-size' };
  }

  *#valueOfSet(set: ListedCandidates, exactCodes: number): Generator<number, TurnsValue> {
    const exact = this.#search(set, exactCodes);
    if (exact) return exactly(exact.total);
    const floor = this.#floorOf(set.indices.length);
    if (!this.#isSpent) {
      const [guess] = yield* this.#shortlist(set, 1);
      yield this.#work;
      if (guess !== undefined && !this.#isSpent) {
        const value = yield* this.#valueOfGuess(set, guess, this.#limits.tailCodes);
        return { turns: value.turns, floor, basis: weaker(value.basis, 'played-out') };
      }
    }
    return { turns: this.curve.total(set.indices.length), floor, basis: 'by-size' };
  }

  *#valueOfGuess(set: ListedCandidates, guess: number, exactCodes: number): Generator<number, TurnsValue> {
    const code = this.#space.codes.codeAt(guess);
    const sizes = this.#sizesOf(set, guess);
    let turns = set.indices.length;
    let floor = turns;
    let basis: Basis = 'exact';
    for (let cls = 0; cls < sizes.length; cls++) {
      if (sizes[cls] === 0 || cls === solvedClass(set.rules.places)) continue;
      const value = yield* this.#valueOfSet(set.with({ guess: code, feedback: cls }), exactCodes);
      turns += value.turns;
      floor += value.floor;
      basis = weaker(basis, value.basis);
      if (sizes[cls] > this.#limits.tailCodes) yield this.#work;
    }
    return { turns, floor, basis };
  }

  #sizesOf(set: ListedCandidates, guess: number): Uint32Array {
    const sizes = new Uint32Array(feedbackClassCount(set.rules.places));
    this.#space.scorer.histogram(guess, set.indices, sizes);
    this.#work += set.indices.length;
    return sizes;
  }

  #search(set: ListedCandidates, exactCodes: number): { guess: number; total: number } | undefined {
    if (set.indices.length > exactCodes) return undefined;
    const search = new ExactTurns(set, this.pool, this.#limits.exactWork);
    const found = search.best();
    this.#work += this.#limits.exactWork - search.workLeft;
    return found;
  }

  /**
   * Returns the guesses worth playing out: the best by the size curve and, if more than one is wanted, also the best by
   * number of answers, which favours other guesses. If the work limit is reached, they are fewer, and worse.
   */
  *#shortlist(set: ListedCandidates, length: number): Generator<number, readonly number[]> {
    const half = Math.ceil(length / 2);
    const listed = yield* this.#rank(set, this.curve.rule, half);
    if (length === 1 || this.#isSpent) return listed;
    return [...new Set([...listed, ...(yield* this.#rank(set, parts, length - half))])];
  }

  *#rank(set: ListedCandidates, rule: PartitionRule, top: number): Generator<number, readonly number[]> {
    const search = rankGuesses(set, rule, top, this.pool);
    const before = this.#work;
    for (let seen = 0; ; ) {
      const step = search.next();
      if (step.done) {
        const guesses = this.pool === 'all' ? this.#space.codes.size : set.indices.length;
        this.#work = before + Math.max(seen, guesses) * set.indices.length;
        return step.value.map(({ guess }) => guess);
      }
      seen = step.value.done;
      this.#work = before + seen * set.indices.length;
      if (this.#isSpent && step.value.best >= 0) return [step.value.best];
      yield this.#work;
    }
  }

  get #isSpent(): boolean {
    return this.#work >= this.#workMax;
  }

  #floorOf(size: number): number {
    return leastTurns(size, this.#space.codes.rules.places);
  }
}

function exactly(turns: number): TurnsValue {
  return { turns, floor: turns, basis: 'exact' };
}

function weaker(a: Basis, b: Basis): Basis {
  return BASES.indexOf(a) < BASES.indexOf(b) ? a : b;
}
