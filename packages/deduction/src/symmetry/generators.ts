import { GuessImages } from './guess-images.ts';
import { Orbits } from './orbits.ts';
import { byKey, divideKeys, KeyCounter, mixed } from './secret-keys.ts';

/**
 * Finds the symmetries of a table of answers: the ways to replace guesses by guesses and secrets by secrets that change no
 * answer. Some guesses, the base, tell all secrets apart, so a symmetry is known from where it takes these. For
 * each of them, the last first, it is tried whether it can be taken to another guess while those before it stay, as in
 * the method of Schreier and Sims; keys of the secrets tell early where it cannot. Every symmetry is checked
 * answer by answer, so none is wrong; where the search is broken off, some may be missing.
 *
 * C. C. Sims, “Computation with permutation groups”, 1971.
 */
export class GeneratorSearch {
  /** Symmetries, each as the image of every guess, that make all that were found. */
  readonly found: Int32Array[] = [];
  readonly #rows: readonly Uint16Array[];
  readonly #images: GuessImages;
  /** By guess: guesses with different kinds are never images of each other. */
  readonly #kinds: Int32Array;
  readonly #base: number[] = [];
  /** Keys of the secrets after so many guesses of the base, and after their images. */
  readonly #keys: Int32Array[];
  readonly #keysOfImages: Int32Array[];
  readonly #sums: number[] = [0];
  /** Answers that may still be read. */
  #left: number;
  #pauseAt = Number.POSITIVE_INFINITY;

  /** `marks`: secrets with different ones are never images of each other. */
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

  /** Looks for them, in short steps. */
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

  /** The symmetries that leave the base below `level` where it is, and take its guess at `level` elsewhere. */
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

  /** The first symmetry that takes the base below `level` to where it has been taken. */
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

  /** Divides the images of the secrets by a guess: are there as many of each key as for the guess of the base? */
  #canBeImage(level: number, guess: number): boolean {
    if (this.#kinds[guess] !== this.#kinds[this.#base[level] as number]) return false;
    const keys = this.#keysOfImages[level] as Int32Array;
    this.#left -= keys.length;
    const into = this.#keysOfImages[level + 1] as Int32Array;
    return divideKeys(keys, this.#rows[guess] as Uint16Array, into) === this.#sums[level + 1];
  }

  /** Where everything goes if the base goes where it has been taken. */
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
   * Takes guesses that tell most secrets apart, until no guess tells more; `false` where that would be so many that the
   * search would be long.
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

/** Guesses among which one of the base is chosen, where one of them tells more secrets apart. */
const TRIED_FOR_BASE = 64;
/** Guesses of a base: with more of them it would take longer to find the symmetries than they save. */
const BASE_MAX = 24;
/** Answers read in all, for each answer of the table. */
const READS_PER_ANSWER = 128;
/** In a small table all are read that are wanted. */
const READS_MIN = 2 ** 20;
const READS_AT_ONCE = 2 ** 18;
