import type { Code } from './feedback.ts';

/**
 * The problem a solver sees. No colours, no letters: guesses and secrets are numbers, and an answer is a
 * class. Games and solvers are siblings that meet only in the library and the apps, through this type;
 * a faster `feedback` (a kernel) can be put in its place without either knowing.
 */
export interface Deduction {
  readonly guessCount: number;
  readonly secretCount: number;
  readonly classCount: number;
  /** The class that ends the game. */
  readonly solved: number;
  /** The class of a guess against a secret, in 0 … classCount − 1. */
  feedback(guess: number, secret: number): number;
  /** The guess that is this secret, or −1 when the secret may not be guessed. */
  guessOf(secret: number): number;
  /** The secret that is this guess, or −1 when the guess cannot be the answer. */
  secretOf(guess: number): number;
}

/** A sequence problem: codes of `places` symbols out of `symbols`, each at most once unless `repeats`. */
export interface CodeRules {
  /** 1 … 16 */
  readonly places: number;
  /** 1 … 20, and at least `places` when symbols may not repeat. */
  readonly symbols: number;
  readonly repeats: boolean;
}

/** A past guess with the class of its answer (see `feedback.ts`). */
export interface CodeTurn {
  readonly guess: Code;
  readonly feedback: number;
  /** If part of the answer is unknown, the other classes that it may have been. Only listed spaces use it. */
  readonly others?: readonly number[];
}

/** Whether a code that would be answered with this class fits the turn. */
export function fitsTurn({ feedback, others }: CodeTurn, answered: number): boolean {
  return answered === feedback || (others?.includes(answered) ?? false);
}
