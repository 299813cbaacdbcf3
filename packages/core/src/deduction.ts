import type { Code } from './feedback.ts';

/**
 * The problem as a solver sees it, without colours or letters: guesses and secrets are numbers, and an answer
 * is a class. Games and solvers do not depend on each other; only the library and the apps connect them,
 * through this type. So a faster `feedback` (a kernel) can be substituted without changing either.
 */
export interface Deduction {
  readonly guessCount: number;
  readonly secretCount: number;
  readonly classCount: number;
  /** The class that ends the game. */
  readonly solved: number;
  /** The class of a guess against a secret, in 0 … classCount − 1. */
  feedback(guess: number, secret: number): number;
  /** The guess equal to this secret, or −1 if the secret may not be guessed. */
  guessOf(secret: number): number;
  /** The secret equal to this guess, or −1 if the guess cannot be the secret. */
  secretOf(guess: number): number;
}

/** The rules for codes: `places` symbols out of `symbols`, each at most once unless `repeats`. */
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
  /** If part of the answer is unknown, the other classes that it may have been. Only listed spaces use them. */
  readonly others?: readonly number[];
}

/** Whether a code fits the turn if its answer to the guess is the class `answered`. */
export function fitsTurn({ feedback, others }: CodeTurn, answered: number): boolean {
  return answered === feedback || (others?.includes(answered) ?? false);
}
