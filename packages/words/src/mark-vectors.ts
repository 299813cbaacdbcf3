import type { WordTable } from './table.ts';

/** The classes of many secrets. The classes of longer words need more bits. */
export type MarkRow = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/** The units of addition: 32-bit integers that hold one or more classes, or a double per class (from 21 places). */
export type Lanes = Uint32Array | Float64Array;

/** Creates a row, rounded up to whole 32-bit integers, and returns it with a view of the same memory as lanes. */
export function emptyRow(length: number, count: number): [MarkRow, Lanes] {
  if (length > 20) {
    const row = new Float64Array(count);
    return [row, row];
  }
  const perWord = length <= 5 ? 4 : length <= 10 ? 2 : 1;
  const words = new Uint32Array(Math.ceil(count / perWord));
  if (length <= 5) return [new Uint8Array(words.buffer), words];
  return [length <= 10 ? new Uint16Array(words.buffer) : words, words];
}

/**
 * The marks of a letter depend only on where the guess has that letter, not on its other letters. So the marks of a
 * guess against all secrets are the *sum* of one vector per letter. Each vector belongs to a letter and the set of its
 * places; it is computed once and cached.
 */
export class MarkVectors<Kept> {
  readonly #guesses: WordTable;
  readonly #secrets: WordTable;
  readonly #keep: (vector: Lanes) => Kept;
  /** By letter, then by set of places. */
  readonly #vectors = new Map<number, Map<number, Kept>>();
  /** For each letter, the secrets that contain it. */
  readonly #secretsWith = new Map<number, readonly number[]>();
  readonly #picked: Kept[] = [];

  /** `keep` stores a vector when it is first needed; `of` returns what `keep` returned. */
  constructor(guesses: WordTable, secrets: WordTable, keep: (vector: Lanes) => Kept) {
    this.#guesses = guesses;
    this.#secrets = secrets;
    this.#keep = keep;
  }

  /** Returns the vectors whose sum is the row of a guess. The array is valid until the next call. */
  of(guess: number): readonly Kept[] {
    const { length, symbols } = this.#guesses;
    const base = guess * length;
    let todo = length === 32 ? -1 : (1 << length) - 1;
    this.#picked.length = 0;
    while (todo !== 0) {
      const letter = symbols[base + 31 - Math.clz32(todo & -todo)];
      let places = 0;
      for (let place = 0; place < length; place++) if (symbols[base + place] === letter) places |= 1 << place;
      todo &= ~places;
      this.#picked.push(this.#vector(letter, places));
    }
    return this.#picked;
  }

  #vector(letter: number, places: number): Kept {
    let bySet = this.#vectors.get(letter);
    if (!bySet) this.#vectors.set(letter, (bySet = new Map()));
    let vector = bySet.get(places);
    if (vector === undefined) bySet.set(places, (vector = this.#keep(this.#makeVector(letter, places))));
    return vector;
  }

  /** Computes what this letter at these places adds to the class of each secret. */
  #makeVector(letter: number, places: number): Lanes {
    const { length, count, symbols } = this.#secrets;
    const [row, lanes] = emptyRow(length, count);
    for (const secret of this.#having(letter)) {
      const base = secret * length;
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

  #having(letter: number): readonly number[] {
    const known = this.#secretsWith.get(letter);
    if (known) return known;
    const { length, symbols } = this.#secrets;
    const having: number[] = [];
    for (let at = symbols.indexOf(letter); at >= 0; ) {
      const secret = Math.floor(at / length);
      having.push(secret);
      at = symbols.indexOf(letter, (secret + 1) * length);
    }
    this.#secretsWith.set(letter, having);
    return having;
  }
}
