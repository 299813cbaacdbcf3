import type { Strategy } from './strategy.ts';

/**
 * The rules of a game for the checker, which trusts nothing: neither the search, nor the claims, nor the order of
 * branches. It follows every secret through the tree with an evaluator of its own (`check/evaluators.ts`) and
 * recomputes everything. This file imports only types, and is short so that it can be read instead of trusted.
 *
 * It proves that the strategy works and what it costs, which is an upper bound on the optimum. Whether anything costs
 * less is another question: see `check/lemma-checker.ts`.
 */
export interface CheckedGame {
  readonly secretCount: number;
  readonly guessCount: number;
  readonly solved: number;
  evaluate(guess: number, secret: number): number;
  /** Whether `next` may follow the answer `cls` to `guess`. Absent if every guess may. */
  permits?(guess: number, cls: number, next: number): boolean;
  /** Returns how many times a secret counts. Defaults to once. */
  weigh?(secret: number): number;
}

export interface Tally {
  readonly total: number;
  readonly worst: number;
  /** `histogram[i]` secrets are found with guess i + 1. */
  readonly histogram: readonly number[];
}

export interface WeighedTally extends Tally {
  /** The total with each secret counted as many times as `CheckedGame.weigh` returns. */
  readonly weighted: number;
}

export type VerifyFault = {
  readonly code:
    | 'foreign-guess' // not a guess of these rules
    | 'forbidden-guess' // hard mode does not allow it here
    | 'missing-answer' // an answer that occurs has no branch
    | 'impossible-answer' // a branch that no secret can reach
    | 'solved-branch' // play continues after the solving answer
    | 'too-deep';
  readonly node: Strategy;
  /** A secret, or a class of answers, that demonstrates the fault; −1 if none does. */
  readonly secret: number;
  readonly cls: number;
};

const DEPTH_MAX = 255;

/** Returns the tally of a strategy that finds every secret exactly once, or else the first fault met. */
export function verifyStrategy(root: Strategy, checkedGame: CheckedGame): WeighedTally | VerifyFault {
  const found: number[][] = [];
  const everyone = Array.from({ length: checkedGame.secretCount }, (_, secret) => secret);
  const fault = walk(root, everyone, 1, checkedGame, found);
  if (fault) return fault;
  const histogram: number[] = [];
  let total = 0;
  let weighted = 0;
  for (let level = 1; level <= found.length; level++) {
    const secrets = found[level - 1];
    histogram.push(secrets.length);
    total += secrets.length * level;
    for (const secret of secrets) weighted += (checkedGame.weigh?.(secret) ?? 1) * level;
  }
  return { total, worst: histogram.length, histogram, weighted };
}

function walk(
  node: Strategy,
  secrets: readonly number[],
  level: number,
  checkedGame: CheckedGame,
  /** The secrets found at each level, by zero-based level. */
  found: number[][],
): VerifyFault | undefined {
  const { guess, branches } = node;
  const faultAt = (code: VerifyFault['code'], secret: number, cls: number): VerifyFault => ({
    code,
    node,
    secret,
    cls,
  });
  if (level > DEPTH_MAX) return faultAt('too-deep', -1, -1);
  if (!Number.isInteger(guess) || guess < 0 || guess >= checkedGame.guessCount)
    return faultAt('foreign-guess', -1, -1);
  const cells = new Map<number, number[]>();
  for (const secret of secrets) {
    const cls = checkedGame.evaluate(guess, secret);
    const cell = cells.get(cls);
    if (cell) cell.push(secret);
    else cells.set(cls, [secret]);
  }
  const solved = cells.get(checkedGame.solved);
  found[level - 1] ??= [];
  found[level - 1].push(...(solved ?? []));
  cells.delete(checkedGame.solved);
  for (const { cls, next } of branches) {
    if (cls === checkedGame.solved) return faultAt('solved-branch', -1, cls);
    const cell = cells.get(cls);
    if (!cell) return { ...faultAt('impossible-answer', -1, cls), node: next };
    cells.delete(cls);
    if (checkedGame.permits && !checkedGame.permits(guess, cls, next.guess))
      return { ...faultAt('forbidden-guess', -1, cls), node: next };
    const fault = walk(next, cell, level + 1, checkedGame, found);
    if (fault) return fault;
  }
  for (const [cls, [secret]] of cells) return faultAt('missing-answer', secret, cls);
  return undefined;
}
