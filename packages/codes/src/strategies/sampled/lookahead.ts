import type { CodeRules } from '@inkling/core/deduction';
import { type Code, feedbackClassCount, scoreCode, solvedClass } from '@inkling/core/feedback';
import { costToGo } from './cost-to-go.ts';
import { Judge, type JudgedCounter } from './judge.ts';
import { neighbours } from './proposals.ts';

/** The effort of the search for the guess after the next. */
export interface Lookahead {
  /** The maximum number of codes that represent the set of one answer. */
  readonly sample: number;
  /** The number of codes of each answer's set that are tried as the second guess, before neighbours of the best. */
  readonly starts: number;
}

/** Answers rarer than this keep their estimate; no second guess is sought for them. */
const SHARE_MIN = 0.01;

/**
 * Computes the expected number of guesses still to be made after a guess, by first finding the best second guess for
 * each of its answers: guesses that leave equally many codes can leave codes that are harder or easier to tell apart.
 * `codes` are the whole set if there are `size` of them, otherwise independent uniform draws. Pauses between answers.
 */
export function* costAfterTwo(
  rules: CodeRules,
  codes: readonly Code[],
  size: number,
  guess: Code,
  effort: Lookahead,
  counter?: JudgedCounter,
): Generator<undefined, number> {
  const cells = Array.from({ length: feedbackClassCount(rules.places) }, (): Code[] => []);
  for (const code of codes) cells[scoreCode(guess, code)].push(code);
  const itself = cells[solvedClass(rules.places)].splice(0).length;
  const others = codes.length === size ? codes.length : codes.length - itself;
  const scale = size / codes.length;
  let cost = 0;
  for (const cell of cells) {
    if (cell.length === 0) continue;
    const left = cell.length * scale;
    if (cell.length <= 2 || cell.length < SHARE_MIN * others) {
      cost += cell.length * costToGo(left);
      continue;
    }
    const drawn = cell.length <= effort.sample ? cell : cell.slice(0, effort.sample);
    const judge = new Judge(rules, drawn, left, counter);
    cost += cell.length * (1 + leastCost(rules, judge, drawn.slice(0, effort.starts)));
    yield;
  }
  return cost / others;
}

/** Finds the least cost with one step of improvement, which gains most of what many would: it runs very often. */
function leastCost(rules: CodeRules, judge: Judge, starts: readonly Code[]): number {
  const best = starts
    .map((code) => judge.judge(code))
    .reduce((one, other) => (other.cost < one.cost ? other : one));
  let least = best.cost;
  for (const { cost } of judge.judgeNeighbours(best.code, neighbours(best.code, rules)))
    least = Math.min(least, cost);
  return least;
}
