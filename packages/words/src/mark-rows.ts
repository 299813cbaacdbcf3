import type { WordTable } from './table.ts';

/**
 * The marks of every guess against a list of secrets, a row a guess. The marks of a letter depend only on where
 * the guess has that letter, not on its other letters; so a row is the *sum* of one vector for each (letter, set
 * of places) pair, made once and kept. No class passes 3ⁿ − 1, hence no sum carries: four 8-bit classes (or two
 * of 16 bits) are added in one 32-bit addition. Grading pair by pair is ten times slower.
 */
export interface MarkRows {
  readonly guessCount: number;
  readonly secretCount: number;
  /** 3 to the length. */
  readonly classCount: number;
  /** Classes of the guess against each secret. Valid until the next call, unless the rows are a matrix. */
  row(guess: number): MarkRow;
}

export type MarkRow = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** Rows made when asked for: little memory, for one pass. */
export function streamMarkRows(guesses: WordTable, secrets: WordTable): MarkRows {
  const maker = new RowMaker(guesses, secrets);
  const [buffer, words] = emptyRow(guesses.length, secrets.count);
  const view = buffer.subarray(0, secrets.count);
  return {
    guessCount: guesses.count,
    secretCount: secrets.count,
    classCount: 3 ** guesses.length,
    row(guess) {
      maker.write(guess, words, 0);
      return view;
    },
  };
}

/** The whole matrix, or `undefined` where it would pass the limit. */
export function markMatrix(
  guesses: WordTable,
  secrets: WordTable,
  bytesMax: number = 512 * 1024 * 1024,
): MarkRows | undefined {
  const [sample, step] = emptyRow(guesses.length, secrets.count);
  const stride = sample.length;
  if (sample.byteLength * guesses.count > bytesMax) return undefined;
  const maker = new RowMaker(guesses, secrets);
  const [matrix, words] = emptyRow(guesses.length, stride * guesses.count);
  for (let guess = 0; guess < guesses.count; guess++) maker.write(guess, words, guess * step.length);
  return {
    guessCount: guesses.count,
    secretCount: secrets.count,
    classCount: 3 ** guesses.length,
    row: (guess) => matrix.subarray(guess * stride, guess * stride + secrets.count),
  };
}

/** What is added: 32-bit words that hold several classes, or classes that need a double each (21 places on). */
type Lanes = Uint32Array | Float64Array;

/** A row rounded up to whole 32-bit words, and the same memory as lanes. */
function emptyRow(length: number, count: number): [MarkRow, Lanes] {
  if (length > 20) {
    const row = new Float64Array(count);
    return [row, row];
  }
  const perWord = length <= 5 ? 4 : length <= 10 ? 2 : 1;
  const words = new Uint32Array(Math.ceil(count / perWord));
  if (length <= 5) return [new Uint8Array(words.buffer), words];
  return [length <= 10 ? new Uint16Array(words.buffer) : words, words];
}

class RowMaker {
  readonly #guesses: WordTable;
  readonly #secrets: WordTable;
  /** By letter, then by set of places. */
  readonly #vectors = new Map<number, Map<number, Lanes>>();
  readonly #pending: Lanes[] = [];

  constructor(guesses: WordTable, secrets: WordTable) {
    this.#guesses = guesses;
    this.#secrets = secrets;
  }

  write(guess: number, out: Lanes, from: number): void {
    const { length, symbols } = this.#guesses;
    const base = guess * length;
    let todo = length === 32 ? -1 : (1 << length) - 1;
    this.#pending.length = 0;
    while (todo !== 0) {
      const letter = symbols[base + 31 - Math.clz32(todo & -todo)];
      let places = 0;
      for (let place = 0; place < length; place++) if (symbols[base + place] === letter) places |= 1 << place;
      todo &= ~places;
      this.#pending.push(this.#vector(letter, places));
    }
    addUp(this.#pending, out, from);
  }

  #vector(letter: number, places: number): Lanes {
    let bySet = this.#vectors.get(letter);
    if (!bySet) this.#vectors.set(letter, (bySet = new Map()));
    let vector = bySet.get(places);
    if (!vector) bySet.set(places, (vector = this.#makeVector(letter, places)));
    return vector;
  }

  /** What this letter at these places adds to the class, for each secret. */
  #makeVector(letter: number, places: number): Lanes {
    const { length, count, symbols } = this.#secrets;
    const [row, lanes] = emptyRow(length, count);
    for (let secret = 0, base = 0; secret < count; secret++, base += length) {
      let spare = 0;
      for (let place = 0; place < length; place++)
        if (symbols[base + place] === letter && ((places >>> place) & 1) === 0) spare++;
      let cls = 0;
      for (let place = 0; place < length; place++) {
        cls *= 3;
        if (((places >>> place) & 1) === 0) continue;
        if (symbols[base + place] === letter) cls += 2;
        else if (spare > 0) {
          cls += 1;
          spare--;
        }
      }
      row[secret] = cls;
    }
    return lanes;
  }
}

function addUp(vectors: readonly Lanes[], out: Lanes, from: number): void {
  const size = vectors[0].length;
  if (vectors.length === 5) {
    const [a, b, c, d, e] = vectors;
    for (let i = 0; i < size; i++) out[from + i] = a[i] + b[i] + c[i] + d[i] + e[i];
    return;
  }
  out.set(vectors[0], from);
  for (let k = 1; k < vectors.length; k++) {
    const vector = vectors[k];
    for (let i = 0; i < size; i++) out[from + i] += vector[i];
  }
}
