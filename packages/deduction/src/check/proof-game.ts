import { checkCodes, checkExactNear, checkMarks } from './evaluators.ts';

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

/** Words by themselves, answers as marks (`2` in place, `1` elsewhere, `0` no). Secrets are words that may be guessed. No symmetries. */
export function wordGame(words: readonly string[], secrets: readonly string[]): ProofGame | undefined {
  const guesses = new Map(words.map((word, number) => [word, number]));
  const length = words[0]?.length ?? 0;
  const answerCount = 3 ** length;
  if (answerCount > 256 || words.length * secrets.length > 2 ** 28) return undefined;
  const rows = words.map(numbersOf);
  const columns = secrets.map(numbersOf);
  const answers = new Uint8Array(words.length * secrets.length);
  for (const [guess, row] of rows.entries())
    for (const [secret, column] of columns.entries())
      answers[guess * secrets.length + secret] = checkMarks(row, column);
  return {
    guessCount: words.length,
    secretCount: secrets.length,
    answerCount,
    answers,
    solved: answerCount - 1,
    guess: (text) => guesses.get(text),
    answer: (text) =>
      /^[012]+$/.test(text) && text.length === length ? Number.parseInt(text, 3) : undefined,
    symmetry: () => undefined,
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
