import { type Code, feedbackClass, scoreCode } from '@inkling/core/feedback';
import type { ScoredTurn } from '../../rules/game.ts';
import type { LiarParams } from '../rules/params.ts';
import { codesLeft, doubtsIn, type PossibleCode } from './codes-left.ts';

/** The remaining codes with the same true answer to a guess. */
export interface LiarCell {
  /** The class of the answer. */
  readonly answer: number;
  readonly codes: readonly Code[];
}

export interface LiarSplit {
  readonly guess: Code;
  /** The expected information of a true answer, in bits. An answer that may be false rules out little. */
  readonly bits: number;
  /** Largest first. */
  readonly cells: readonly LiarCell[];
}

/** The review of a turn whose answer may have been false. */
export interface ReviewedTurn {
  /** The number of possible codes before and after the turn, allowing for lies. */
  readonly before: number;
  readonly after: number;
  readonly isFound: boolean;
  /** The information gained, in bits. A false answer gives less. */
  readonly gained: number;
  readonly played: LiarSplit;
  /** The best of the possible codes that were compared; undefined if none of them gives any information. */
  readonly best: LiarSplit | undefined;
  /** Zero-based indices of the turns whose answers are proved false by this turn. */
  readonly unmasked: readonly number[];
}

/** Reviews a game turn by turn, yielding the turns reviewed so far. Uses only guesses and answers, not the secret. */
export function* reviewLiar(
  params: LiarParams,
  turns: readonly ScoredTurn[],
): Generator<readonly ReviewedTurn[], readonly ReviewedTurn[]> {
  const reviewed: ReviewedTurn[] = [];
  let left = codesLeft(params, []);
  let unmasked: readonly number[] = [];
  for (const [at, { guess, feedback }] of turns.entries()) {
    const isFound = feedback.exact === params.rules.places;
    const past = turns.slice(0, at + 1);
    const next = isFound ? left.filter(({ code }) => isSame(code, guess)) : codesLeft(params, past);
    const doubts = doubtsIn(next, past.length);
    const now = isFound ? unmasked : doubts.flatMap((count, turn) => (count === next.length ? [turn] : []));
    reviewed.push({
      before: left.length,
      after: next.length,
      isFound,
      gained: Math.log2(left.length / Math.max(1, next.length)),
      played: splitOf(params, guess, left),
      best: bestOf(params, left),
      unmasked: now.filter((turn) => !unmasked.includes(turn)),
    });
    unmasked = now;
    left = next;
    yield [...reviewed];
  }
  return reviewed;
}

/** Returns the possible code with the most expected information. If there are too many, compares an even sample. */
function bestOf(params: LiarParams, left: readonly PossibleCode[]): LiarSplit | undefined {
  const weighed = Math.max(LEAST_WEIGHED, Math.floor(SCORES_MAX / Math.max(1, left.length)));
  const step = Math.max(1, Math.ceil(left.length / weighed));
  let best: Code | undefined;
  let most = 0;
  for (let at = 0; at < left.length; at += step) {
    const { code } = left[at] as PossibleCode;
    const bits = bitsOf(params, code, left);
    if (bits > most + TINY) {
      most = bits;
      best = code;
    }
  }
  return best && splitOf(params, best, left);
}

function splitOf(params: LiarParams, guess: Code, left: readonly PossibleCode[]): LiarSplit {
  const cells = new Map<number, Code[]>();
  for (const { code } of left) {
    const answer = scoreCode(guess, code);
    const cell = cells.get(answer);
    if (cell) cell.push(code);
    else cells.set(answer, [code]);
  }
  return {
    guess,
    bits: bitsOf(params, guess, left),
    cells: [...cells]
      .map(([answer, codes]) => ({ answer, codes }))
      .toSorted((a, b) => b.codes.length - a.codes.length),
  };
}

/**
 * Returns the average information over the possible codes. After a true answer, the remaining codes are those
 * that give the same answer, and those for which this answer may be another lie.
 */
function bitsOf({ rules, liesMax }: LiarParams, guess: Code, left: readonly PossibleCode[]): number {
  const found = feedbackClass(rules.places, 0);
  const same = new Map<number, number>();
  const sureSame = new Map<number, number>();
  let doubtful = 0;
  for (const { code, lies } of left) {
    const answer = scoreCode(guess, code);
    same.set(answer, (same.get(answer) ?? 0) + 1);
    if (lies.length >= liesMax) sureSame.set(answer, (sureSame.get(answer) ?? 0) + 1);
    else if (answer !== found) doubtful++;
  }
  let bits = 0;
  for (const [answer, count] of same) {
    // A guess of the secret itself is always answered truthfully, and no other guess is ever reported as found.
    const after = answer === found ? 1 : (sureSame.get(answer) ?? 0) + doubtful;
    bits += (count / left.length) * Math.log2(left.length / after);
  }
  return bits;
}

function isSame(code: Code, other: Code): boolean {
  return Array.from(code).every((symbol, place) => symbol === other[place]);
}

/** The number of scores after which a user in a browser would notice the delay. */
const SCORES_MAX = 200_000;
const LEAST_WEIGHED = 20;
const TINY = 1e-9;
