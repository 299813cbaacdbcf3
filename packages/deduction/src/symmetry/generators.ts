import { GuessImages } from './guess-images.ts';
import { Orbits } from './orbits.ts';
import { byKey, divideKeys, KeyCounter, mixed } from './secret-keys.ts';

/**
 * Finds generators of the symmetry group of a table of answers. A symmetry permutes the guesses and the secrets so
 * that every answer stays the same. The base is a list of guesses that distinguish all secrets, so the images of
 * these guesses determine a symmetry. Level by level, from the last guess of the base to the first, the search fixes
 * the guesses before it and looks for a symmetry that maps it to each other guess, as in the Schreier–Sims method.
 * Keys of the secrets rule out most images early. Every symmetry is verified answer by answer, so none is wrong; if
 * the search stops early, some may be missing.
 *
 * C. C. Sims, “Computation with permutation groups”, 1971.
 */
export class GeneratorSearch {
  /** The generators. Each maps every guess to its image. */
  readonly found: Int32Array[] = [];
  readonly #rows: readonly Uint16Array[];
  readonly #images: GuessImages;
  /** By guess: no symmetry maps a guess to one of another kind. */
  readonly #kinds: Int32Array;
  readonly #base: number[] = [];
  /** By level: the keys of the secrets after that many guesses of the base, and after the images of these guesses. */
  readonly #keys: Int32Array[];
  readonly #keysOfImages: Int32Array[];
  readonly #sums: number[] = [0];
  /** The number of answers that may still be read. */
  #left: number;
  #pauseAt = Number.POSITIVE_INFINITY;

  /** `marks` are by secret; a symmetry must map each secret to one with the same mark. */
  constructor(rows: readonly Uint16Array[], marks?: ArrayLike<number>) {
    const secretCount = rows[0]?.length ?? 0;
    const start = Int32Array.from({ length: secretCount }, (_, secret) => mixed((marks?.[secret] ?? 0) + 1));
    this.#rows = rows;
    this.#images = new GuessImages(rows, secretCount);
    this.#kinds = new Int32Array(rows.length);
    this.#keys = [start];
    this.#keysOfImages = [start.slice()];
    this.#left = Math.max(READS_MIN, READS_PER_ANSWER * rows.length * secretCount);
  }

  /** Finds the generators, in short steps. */
  *search(): Generator<undefined, void> {
    if (!(yield* this.#chooseBase())) return;
    yield* this.#images.read();
    yield* this.#readKinds();
    for (let level = this.#base.length - 1; level >= 0; level--) yield* this.#searchLevel(level);
  }

  *#readKinds(): Generator<undefined, void> {
    const start = this.#keys[0] as Int32Array;
    const scratch = new Int32Array(start.length);
    for (const [guess, row] of this.#rows.entries()) {
      this.#kinds[guess] = divideKeys(start, row, scratch);
      this.#left -= start.length;
      if (this.#isPauseDue()) yield;
    }
  }

  /** Finds symmetries that fix the guesses of the base before `level` and move the one at `level`. */
  *#searchLevel(level: number): Generator<undefined, void> {
    const [moved, count] = [this.#base[level] as number, this.#rows.length];
    const orbits = new Orbits(count);
    for (const images of this.found) orbits.joinImages(images);
    const hasFailed = new Uint8Array(count);
    this.#keysOfImages[level]?.set(this.#keys[level] as Int32Array);
    for (let guess = 0; guess < count; guess++) {
      if (hasFailed[orbits.nameOf(guess)] === 1 || orbits.nameOf(guess) === orbits.nameOf(moved)) continue;
      if (this.#isPauseDue()) yield;
      if (!this.#canBeImage(level, guess)) continue;
      const images = yield* this.#extend(level + 1);
      if (images) {
        this.found.push(images);
        orbits.joinImages(images);
        hasFailed.fill(0);
      } else hasFailed[orbits.nameOf(guess)] = 1;
      if (this.#left <= 0) return;
    }
  }

  /** Returns the first symmetry with the images chosen so far, for the guesses of the base before `level`. */
  *#extend(level: number): Generator<undefined, Int32Array | undefined> {
    if (level === this.#base.length) return yield* this.#imagesOfAll();
    for (let guess = 0; guess < this.#rows.length && this.#left > 0; guess++) {
      if (this.#isPauseDue()) yield;
      if (!this.#canBeImage(level, guess)) continue;
      const images = yield* this.#extend(level + 1);
      if (images) return images;
    }
    return undefined;
  }

  #isPauseDue(): boolean {
    if (this.#left > this.#pauseAt) return false;
    this.#pauseAt = this.#left - READS_AT_ONCE;
    return true;
  }

  /** Returns whether this guess seems to divide the secrets into parts of the same sizes as that of the base. */
  #canBeImage(level: number, guess: number): boolean {
    if (this.#kinds[guess] !== this.#kinds[this.#base[level] as number]) return false;
    const keys = this.#keysOfImages[level] as Int32Array;
    this.#left -= keys.length;
    const into = this.#keysOfImages[level + 1] as Int32Array;
    return divideKeys(keys, this.#rows[guess] as Uint16Array, into) === this.#sums[level + 1];
  }

  /** Returns the symmetry with the images chosen for the whole base, if it exists. */
  *#imagesOfAll(): Generator<undefined, Int32Array | undefined> {
    const [keys, ofImages] = [
      this.#keys.at(-1) as Int32Array,
      this.#keysOfImages[this.#base.length] as Int32Array,
    ];
    this.#left -= 2 * this.#rows.length * keys.length;
    const [from, to] = [byKey(keys), byKey(ofImages)];
    const images = new Int32Array(keys.length);
    for (let i = 0; i < images.length; i++) {
      if (keys[from[i]] !== ofImages[to[i]]) return undefined;
      images[from[i]] = to[i];
    }
    return yield* this.#images.under(images);
  }

  /**
   * Chooses the base greedily: each time the guess that distinguishes the most secrets, until none distinguishes more.
   * Returns false if the base would be too long to search.
   */
  *#chooseBase(): Generator<undefined, boolean> {
    const start = this.#keys[0] as Int32Array;
    const counter = new KeyCounter(start.length);
    for (let parts = counter.count(start); parts < start.length; ) {
      const keys = this.#keys.at(-1) as Int32Array;
      const into = new Int32Array(start.length);
      let best = { guess: -1, parts };
      for (const stride of [Math.ceil(this.#rows.length / TRIED_FOR_BASE), 1]) {
        for (let guess = 0; guess < this.#rows.length; guess += stride) {
          divideKeys(keys, this.#rows[guess] as Uint16Array, into);
          const parts = counter.count(into);
          if (parts > best.parts) best = { guess, parts };
        }
        yield;
        if (best.guess >= 0) break;
      }
      if (best.guess < 0) return true;
      if (this.#base.length === BASE_MAX) return false;
      this.#base.push(best.guess);
      this.#sums.push(divideKeys(keys, this.#rows[best.guess] as Uint16Array, into));
      this.#keys.push(into);
      this.#keysOfImages.push(into.slice());
      parts = best.parts;
    }
    return true;
  }
}

/** How many guesses are tried for the base, unless none of these distinguishes more secrets; then all are tried. */
const TRIED_FOR_BASE = 64;
/** The longest base. With a longer one, it would take longer to find the symmetries than they save. */
const BASE_MAX = 24;
/** The most answers read in all, as a multiple of the size of the table. */
const READS_PER_ANSWER = 128;
/** At least this many answers may be read, so that a small table is always searched completely. */
const READS_MIN = 2 ** 20;
const READS_AT_ONCE = 2 ** 18;
