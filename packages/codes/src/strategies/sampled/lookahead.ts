import type { CodeRules } from '@inkling/core/deduction';
import { type Code, feedbackClassCount, scoreCode, solvedClass } from '@inkling/core/feedback';
import { costToGo } from './cost-to-go.ts';
import { Judge, type JudgedCounter } from './judge.ts';
import { neighbours } from './proposals.ts';

/** How hard to look for the guess after the next. */
export interface Lookahead {
  /** At most this many codes stand for the set of one answer. */
  readonly sample: number;
  /** Codes of each answer's set that are tried as the second guess, and then the neighbours of the best. */
  readonly starts: number;
}

/** Answers rarer than this keep their estimate: a second guess is not looked for. */
const SHARE_MIN = 0.01;

/**
 * Expected guesses still to make after a guess, when the best second guess to each of its answers is found
 * first: guesses that leave equally many codes do not leave codes that are equally easy to tell apart.
 * `codes` are the whole set if it has that `size`, else independent uniform draws. Pauses between answers.
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

/** One step of improvement finds most of what many would: this is asked thousands of times a move. */
function leastCost(rules: CodeRules, judge: Judge, starts: readonly Code[]): number {
  const best = starts
    .map((code) => judge.judge(code))
    .reduce((one, other) => (other.cost < one.cost ? other : one));
  let least = best.cost;
  for (const { cost } of judge.judgeNeighbours(best.code, neighbours(best.code, rules)))
    least = Math.min(least, cost);
  return least;
}
