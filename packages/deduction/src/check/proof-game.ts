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
  guessName(guess: number): string;
  answerName(answer: number): string;
}

/** Keeps every answer: the answer of a guess to a secret is that of its image to the secret's image. */
export interface ProofSymmetry {
  guess(guess: number): number;
  secret(secret: number): number;
}

/** The answers of all codes to all must fit. */
const CODES_MAX = 16_384;
const SYMBOLS_MAX = 20;

/** `p4c6r`: four places, six symbols, repeats; `n` for none. `undefined` where there are too many codes, or none. */
export function codesOf(rules: string): ProofGame | undefined {
  const [, places, symbols, repeats] = /^p(\d{1,9})c(\d{1,9})([rn])$/.exec(rules) ?? [];
  const [p, c, r] = [Number(places), Number(symbols), repeats === 'r'];
  return repeats !== undefined && isCheckable(p, c, r) ? codeGame(p, c, r) : undefined;
}

/** Are there such codes, and not too many? */
export function isCheckable(places: number, symbols: number, repeats: boolean): boolean {
  if (Math.min(places, symbols) < 1 || Math.max(places, symbols) > SYMBOLS_MAX) return false;
  let size = 1;
  for (let place = 0; place < places && size <= CODES_MAX; place++)
    size *= repeats ? symbols : symbols - place;
  return size >= 1 && size <= CODES_MAX;
}

/** Codes by their letters, answers as `exact,near`, symmetries as `2013/bacd`. */
function codeGame(places: number, symbols: number, repeats: boolean): ProofGame {
  const codes = checkCodes(places, symbols, repeats);
  const size = codes.length;
  const keyOf = (code: readonly number[]) => code.reduce((key, symbol) => key * symbols + symbol, 0);
  const numbers = new Int32Array(symbols ** places).fill(-1);
  for (const [number, code] of codes.entries()) numbers[keyOf(code)] = number;
  const answers = new Uint8Array(size * size);
  for (const [a, guess] of codes.entries())
    for (let b = 0; b <= a; b++)
      answers[a * size + b] = answers[b * size + a] = checkExactNear(guess, codes[b]);
  const answerNames = new Map<number, string>();
  for (let total = 0; total <= places; total++)
    for (let exact = 0; exact <= total; exact++)
      answerNames.set((total * (total + 1)) / 2 + exact, `${exact},${total - exact}`);
  return {
    guessCount: size,
    secretCount: size,
    answerCount: answerNames.size,
    answers,
    solved: answerNames.size - 1,
    guess: (text) => {
      const code = numbersOf(text);
      const isCode = code.length === places && code.every((symbol) => symbol >= 0 && symbol < symbols);
      const number = isCode ? numbers[keyOf(code)] : -1;
      return number < 0 ? undefined : number;
    },
    answer: (text) => {
      const [, exact, near] = /^(\d{1,9}),(\d{1,9})$/.exec(text)?.map(Number) ?? [];
      if (exact === undefined || near === undefined || exact + near > places) return undefined;
      return ((exact + near) * (exact + near + 1)) / 2 + exact;
    },
    symmetry: (text) => {
      const [order, names, rest] = text.split('/');
      const from = Array.from(order?.match(/^\d+$/)?.[0] ?? '', Number);
      const to = numbersOf(names ?? '');
      if (rest !== undefined || !isPermutation(from, places) || !isPermutation(to, symbols)) return undefined;
      const image = (number: number) => {
        const code = codes[number];
        let key = 0;
        for (const place of from) key = key * symbols + to[code[place]];
        return numbers[key];
      };
      return { guess: image, secret: image };
    },
    guessName: (guess) => codes[guess].map((symbol) => String.fromCharCode(97 + symbol)).join(''),
    answerName: (answer) => answerNames.get(answer) ?? '',
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
