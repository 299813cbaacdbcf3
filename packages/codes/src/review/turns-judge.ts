import { feedbackClassCount, solvedClass } from '@inkling/core/feedback';
import type { ListedCandidates, ListedSpace } from '../candidates/listed.ts';
import { type GuessPool, rankGuesses } from '../strategies/choice.ts';
import type { PartitionRule } from '../strategies/partition.ts';
import { parts } from '../strategies/parts.ts';
import { EXACT_CODES_MAX, ExactTurns } from './exact-turns.ts';
import { leastTurns } from './least-turns.ts';
import { SizeCurve } from './size-curve.ts';

/**
 * How a number of turns is known.
 * - `exact`: the optimum, by search of every guess.
 * - `played-out`: what a definite strategy takes: least Σ n·t(n) by the size curve, and the optimum once few codes
 *   are left. The optimum is at most this: within 1 % from the first turn of p4c6, and 0.003 turns a code on average
 *   where an exact search can tell (`npm run prove review`).
 * - `by-size`: told from numbers of codes alone, because the limit of work was reached.
 */
export const BASES = ['by-size', 'played-out', 'exact'] as const;
export type Basis = (typeof BASES)[number];

/** Turns that all codes of a set take together. */
export interface TurnsValue {
  readonly turns: number;
  /** A lower bound of the optimum; equal to `turns` when exact. */
  readonly floor: number;
  readonly basis: Basis;
}

export interface JudgedGuess {
  /** An index of the space. */
  readonly guess: number;
  readonly value: TurnsValue;
}

/** Limits of the work, counted in feedbacks looked at; `exactCodes`, `tailCodes` and `shortlist` count codes and guesses. */
export interface JudgeLimits {
  /** Sets up to this size are searched exactly when the question is about them. */
  readonly exactCodes: number;
  /** The limit of one exact search. */
  readonly exactWork: number;
  /** Sets up to this size are searched exactly at the end of a play-out. */
  readonly tailCodes: number;
  /** The limit of one question. */
  readonly work: number;
  /** Guesses that are played out to find the best. */
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
 * The best first guess of the usual rules, 1123, as a judge with `JUDGE_LIMITS` finds it for whoever may guess any code:
 * it takes longer than all else in a review of a short game.
 */
const USUAL_OPENING: JudgedGuess = { guess: 8, value: { turns: 5665, floor: 4986, basis: 'played-out' } };

/** A guess against the best that the judge knows, both on the same basis. */
export interface Judgement {
  readonly played: TurnsValue;
  readonly best: JudgedGuess;
}

/**
 * Judges guesses by the turns that good play takes from there, when later guesses come from `pool`. A question is a
 * generator that yields the work done so far, has a limit of its own, and always has an answer; the answer says how it
 * is known. Two guesses are only compared on one basis: when there is no time to play both out, both are told by size.
 */
export class TurnsJudge {
  readonly pool: GuessPool;
  readonly #space: ListedSpace;
  readonly #limits: JudgeLimits;
  /** Of all codes, where it is known beforehand. */
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

  /** Feedbacks looked at so far. */
  get work(): number {
    return this.#work;
  }

  get curve(): SizeCurve {
    this.#curve ??= SizeCurve.of(this.#space);
    return this.#curve;
  }

  /** Requires a candidate. `guess` is an index of the space, from any pool. */
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

  /** The optimum where the whole set can be searched, otherwise the best of a shortlist, each played out. */
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

  /** The turns that a guess takes when each answer is valued by its number of codes alone. */
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
   * Guesses worth playing out: the best by the size curve, and beyond one the best by number of answers too,
   * which sees other guesses. When the work runs out they are fewer, and worse.
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
