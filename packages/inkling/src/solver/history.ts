import type { CodeTurn } from '@inkling/core/deduction';
import { feedbackClass, isFeedbackPossible } from '@inkling/core/feedback';

/** An answer in the terms of games with black and white key pegs. */
export interface KeyPegs {
  /** Right element, right position. */
  readonly black: number;
  /** Right element, wrong position. */
  readonly white: number;
}

/** The same answer in the terms of this library. */
export interface ExactNear {
  /** Right element, right position. */
  readonly exact: number;
  /** Right element, wrong position. */
  readonly near: number;
}

/** Either kind of answer. A history may mix both. */
export type PegAnswer = KeyPegs | ExactNear;

/** Reads parallel histories. Throws if they do not fit the game. */
export function readHistory(
  guesses: unknown,
  answers: unknown,
  elements: readonly string[],
  length: number,
  repeats: boolean,
): readonly CodeTurn[] {
  needArray(guesses, 'guessHistory');
  needArray(answers, 'feedbackHistory');
  if (guesses.length !== answers.length)
    throw new TypeError(
      `feedbackHistory has length ${answers.length}, not ${guesses.length}: each guess needs its answer`,
    );
  return guesses.map((guess: unknown, at) => {
    const code = readGuess(guess, `guessHistory[${at}]`, elements, length);
    if (!repeats && new Set(code).size < length)
      throw new TypeError(`guessHistory[${at}] has an element twice`);
    return { guess: code, feedback: readAnswer(answers[at], `feedbackHistory[${at}]`, length) };
  });
}

export function needArray(value: unknown, place: string): asserts value is readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${place} is ${describe(value)}, not an array`);
}

function readGuess(
  guess: unknown,
  place: string,
  elements: readonly string[],
  length: number,
): readonly number[] {
  needArray(guess, place);
  if (guess.length !== length) throw new TypeError(`${place} has ${guess.length} elements, not ${length}`);
  return guess.map((element, i) => readElement(element, `${place}[${i}]`, elements));
}

/** Returns the index of an element. */
export function readElement(element: unknown, place: string, elements: readonly unknown[]): number {
  const symbol = elements.indexOf(element);
  if (symbol < 0) throw new TypeError(`${place} is ${describe(element)}, which is not an element`);
  return symbol;
}

/** Returns the class of an answer. Throws if no two codes of this length give it. */
function readAnswer(answer: unknown, place: string, length: number): number {
  if (typeof answer !== 'object' || answer === null)
    throw new TypeError(`${place} is ${describe(answer)}, not {black, white} or {exact, near}`);
  const names = 'exact' in answer ? ['exact', 'near'] : ['black', 'white'];
  const [exact, near] = names.map((name) => {
    const value = (answer as Readonly<Record<string, unknown>>)[name];
    if (!Number.isInteger(value) || (value as number) < 0)
      throw new TypeError(`${place}.${name} is ${describe(value)}, not a whole number of at least 0`);
    return value;
  }) as [number, number];
  if (isFeedbackPossible(length, exact, near)) return feedbackClass(exact, near);
  throw new TypeError(`${place} is ${JSON.stringify(answer)}, impossible in ${length} positions`);
}

/** Rejects unknown options, because a misspelt one would silently be ignored. */
export function needOptions(options: object, names: readonly string[]): void {
  for (const name of Object.keys(options))
    if (!names.includes(name)) throw new TypeError(`options has no ${name}, only ${names.join(', ')}`);
}

export function needBetween(value: number, place: string, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most)
    throw new TypeError(`${place} is ${describe(value)}, not from ${least} to ${most}`);
}

/** Formats a value for a message: strings in quotation marks, NaN as it is. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'object' && value ? 'an object' : String(value);
}
