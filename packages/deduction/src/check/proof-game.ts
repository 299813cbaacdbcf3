import { checkCodes, checkExactNear } from './evaluators.ts';

/** A game as the checker of lower bounds sees it: numbered guesses and secrets, and the answer of each guess to each secret. */
export interface ProofGame {
  readonly guessCount: number;
  readonly secretCount: number;
  /** Answers are numbers below it. */
  readonly answerCount: number;
  /** The answer at `guess * secretCount + secret`. */
  readonly answers: Uint8Array;
  /** The answer that ends the game. */
  readonly solved: number;
  guess(text: string): number | undefined;
  answer(text: string): number | undefined;
  symmetry(text: string): ProofSymmetry | undefined;
}

/** Keeps every answer: the answer of a guess to a secret is that of its image to the secret's image. */
export interface ProofSymmetry {
  guess(guess: number): number;
  secret(secret: number): number;
}

/** The answers of all codes to all must fit. */
const CODES_MAX = 16_384;

/** Codes by their letters, answers as `exact,near`, symmetries as `2013/bacd`; `undefined` where there are too many codes. */
export function codeGame(places: number, symbols: number, repeats: boolean): ProofGame | undefined {
  let size = 1;
  for (let place = 0; place < places && size <= CODES_MAX; place++)
    size *= repeats ? symbols : symbols - place;
  if (size > CODES_MAX || symbols > 20) return undefined;
  const codes = checkCodes(places, symbols, repeats);
  const numbers = new Map(codes.map((code, number) => [code.join(), number]));
  const answers = new Uint8Array(size * size);
  for (const [guess, a] of codes.entries())
    for (const [secret, b] of codes.entries()) answers[guess * size + secret] = checkExactNear(a, b);
  return {
    guessCount: size,
    secretCount: size,
    answerCount: ((places + 1) * (places + 2)) / 2,
    answers,
    solved: ((places + 1) * (places + 2)) / 2 - 1,
    guess: (text) => numbers.get(numbersOf(text).join()),
    answer: (text) => {
      const [, exact, near] = /^(\d{1,2}),(\d{1,2})$/.exec(text)?.map(Number) ?? [];
      if (exact === undefined || near === undefined || exact + near > places) return undefined;
      return ((exact + near) * (exact + near + 1)) / 2 + exact;
    },
    symmetry: (text) => {
      const [order, names, rest] = text.split('/');
      const from = Array.from(order?.match(/^\d+$/)?.[0] ?? '', Number);
      const to = numbersOf(names ?? '');
      if (rest !== undefined || !isPermutation(from, places) || !isPermutation(to, symbols)) return undefined;
      const image = (code: number) =>
        numbers.get(from.map((place) => to[codes[code][place]]).join()) as number;
      return { guess: image, secret: image };
    },
  };
}

function numbersOf(text: string): readonly number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0) - 97);
}

function isPermutation(values: readonly number[], size: number): boolean {
  return (
    values.length === size &&
    new Set(values).size === size &&
    values.every((value) => value >= 0 && value < size && Number.isInteger(value))
  );
}
