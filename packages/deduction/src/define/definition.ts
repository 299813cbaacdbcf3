import type { Symmetry } from '../optimum/search-options.ts';

/** What a guess can be answered with. */
export type AnswerValue = string | number;

/** Names of what a secret has (`place 2`, `hair`), each with its value. */
export type Features = Readonly<Record<string, AnswerValue>>;

/**
 * A deduction game as somebody writes it down: what may be the secret, what may be asked, and what is answered. Secrets
 * and guesses are numbered from 0 in the order of their lists.
 */
export interface Definition<Secret, Guess, Answer extends AnswerValue> {
  readonly name: string;
  readonly secrets: readonly Secret[];
  /** The secrets themselves when absent. */
  readonly guesses?: readonly Guess[];
  /**
   * Pure: the same guess and secret always have the same answer. At most 65,535 different answers in all, and no two that
   * are written alike, as `1` and `'1'` are.
   */
  readonly answer: (guess: Guess, secret: Secret) => Answer;
  /**
   * The answer that ends the game; or 'identified': the game ends as soon as only one secret is left, and no guess
   * has to name it.
   */
  readonly solved: NoInfer<Answer> | 'identified';
  /** How a secret or guess is written; each in its list differently. Default: texts and numbers as they are, else JSON. */
  readonly label?: (item: Secret | Guess) => string;
  /** Law: `parse(label(x))` is `x`. Default: the item of either list that has this label. */
  readonly parse?: (text: string) => Secret | Guess | undefined;
  /** What `shares` and `why` speak of. Pure, as `answer` is: what it gives for a secret may be kept. */
  readonly features?: (secret: Secret) => Features;
  /** How many times a secret counts, by its number: whole numbers from 1. Once when absent. */
  readonly weights?: readonly number[];
  /**
   * Which guesses, and which sets of secrets, are the same; in the numbers of the lists. A search looks at some guesses and
   * refuses a symmetry that cannot be right; beyond that it trusts it, and a wrong one can make `proved` and `lower` wrong.
   * A certificate is checked without it. Default: what the search finds in the answers itself, which is never wrong, and
   * nothing in a game of more than 16 million answers.
   */
  readonly symmetry?: Symmetry;
  /** A faster way to the same answers. */
  readonly kernel?: AnswerKernel<Answer>;
}

/** Can a game answer with this? */
export function isAnswer(value: unknown): value is AnswerValue {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

/** What may be asked: the secrets themselves where a game names nothing else. */
export function guessesOf<Secret, Guess>({
  guesses,
  secrets,
}: Pick<Definition<Secret, Guess, AnswerValue>, 'guesses' | 'secrets'>): readonly Guess[] {
  return guesses ?? (secrets as unknown as readonly Guess[]);
}

/** Answers of one guess to all secrets at once. */
export interface AnswerKernel<Answer> {
  /** Every answer that occurs, by its class. */
  readonly answers: readonly Answer[];
  /** Writes the class of each secret's answer. */
  fill(guess: number, row: Uint16Array): void;
}

/** A guess and its answer, in the caller's own values. */
export type AnsweredGuess<Guess, Answer> = readonly [guess: Guess, answer: Answer];

export const IDENTIFIED = 'identified';

/** More different answers are refused. */
export const ANSWERS_MAX = 65_535;
