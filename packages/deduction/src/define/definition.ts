import type { Symmetry } from '../optimum/search-options.ts';

/** A value that a guess can be answered with. */
export type AnswerValue = string | number;

/** The features of a secret by name (`place 2`, `hair`), each with its value. */
export type Features = Readonly<Record<string, AnswerValue>>;

/**
 * The definition of a deduction game: the possible secrets, the possible guesses, and the answers. A secret or guess is
 * identified by its zero-based index in its list.
 */
export interface Definition<Secret, Guess, Answer extends AnswerValue> {
  readonly name: string;
  readonly secrets: readonly Secret[];
  /** Default: the secrets. */
  readonly guesses?: readonly Guess[];
  /**
   * Must be pure: the same guess and secret always get the same answer. There may be at most 65,535 different answers,
   * and no two with the same string form, such as `1` and `'1'`.
   */
  readonly answer: (guess: Guess, secret: Secret) => Answer;
  /**
   * The answer that ends the game. With 'identified', the game ends as soon as only one secret is left, without a guess
   * that names it.
   */
  readonly solved: NoInfer<Answer> | 'identified';
  /**
   * Returns the label of a secret or guess, unique in its list. Default: strings and numbers as they are, else JSON.
   */
  readonly label?: (item: Secret | Guess) => string;
  /** Must satisfy `parse(label(x)) === x`. Default: finds the item with this label in either list. */
  readonly parse?: (text: string) => Secret | Guess | undefined;
  /** Returns the features that `shares` and `why` refer to. Must be pure like `answer`: results may be cached. */
  readonly features?: (secret: Secret) => Features;
  /** How many times each secret counts, by secret index: whole numbers from 1. Default: every secret counts once. */
  readonly weights?: readonly number[];
  /**
   * Which guesses, and which sets of secrets, are equivalent, given as list indices. The search checks some guesses
   * and rejects a symmetry that cannot be right. Beyond that it trusts the symmetry, so a wrong one can make `proved`
   * and `lower` wrong. Certificates are checked without it. Default: the symmetry that the search finds in the
   * answers, which is never wrong; none in a game of more than 16 million answers.
   */
  readonly symmetry?: Symmetry;
  /** Computes the same answers faster. */
  readonly kernel?: AnswerKernel<Answer>;
}

/** Whether a value is a valid answer: a string or a finite number. */
export function isAnswer(value: unknown): value is AnswerValue {
  return typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
}

/** Returns the guesses of a definition, which default to its secrets. */
export function guessesOf<Secret, Guess>({
  guesses,
  secrets,
}: Pick<Definition<Secret, Guess, AnswerValue>, 'guesses' | 'secrets'>): readonly Guess[] {
  return guesses ?? (secrets as unknown as readonly Guess[]);
}

/** Computes the answers to one guess for all secrets in one call. */
export interface AnswerKernel<Answer> {
  /** Every answer that occurs, indexed by class. */
  readonly answers: readonly Answer[];
  /** Writes the class of the answer for each secret into `row`. */
  fill(guess: number, row: Uint16Array): void;
}

/** A guess and its answer, as the caller's own values. */
export type AnsweredGuess<Guess, Answer> = readonly [guess: Guess, answer: Answer];

export const IDENTIFIED = 'identified';

/** The largest number of different answers that a game may have. */
export const ANSWERS_MAX = 65_535;
