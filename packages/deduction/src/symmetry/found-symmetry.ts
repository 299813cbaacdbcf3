import type { GuessSymmetry, Symmetry } from '../optimum/search-options.ts';
import { GeneratorSearch } from './generators.ts';
import { Orbits } from './orbits.ts';

/** The symmetry group of a table of answers, found by searching the table. Every generator has been verified. */
export class FoundSymmetry implements Symmetry {
  readonly #rows: readonly Uint16Array[];
  /** Each generator maps every guess to its image. */
  readonly #generators: readonly Int32Array[];
  /** By first guess, or `NONE` before it: 1 for each guess that then represents its orbit. */
  readonly #known = new Map<number, Uint8Array>();
  /** The subgroup that preserves these weights. */
  readonly #whole: { readonly weights: Int32Array; readonly symmetry: GuessSymmetry } | undefined;

  private constructor(
    rows: readonly Uint16Array[],
    generators: readonly Int32Array[],
    whole?: { readonly weights: Int32Array; readonly symmetry: GuessSymmetry },
  ) {
    this.#rows = rows;
    this.#generators = generators;
    this.#whole = whole;
  }

  /**
   * Searches in short steps. Returns undefined if there is no symmetry, or the table is too large to search. `rowOf`
   * returns the answers to a guess, by secret; `weights` are those of the secrets, if they differ.
   */
  static *find(
    guessCount: number,
    secretCount: number,
    rowOf: (guess: number) => Uint16Array,
    weights?: Int32Array,
  ): Generator<undefined, FoundSymmetry | undefined> {
    if (guessCount * secretCount > ANSWERS_MAX) return undefined;
    const rows = Array.from({ length: guessCount }, (_, guess) => rowOf(guess));
    const generators = yield* generatorsOf(rows);
    if (generators.length === 0) return undefined;
    const kept = weights ? yield* generatorsOf(rows, weights) : [];
    const whole = kept.length > 0 ? new FoundSymmetry(rows, kept) : undefined;
    if (whole) yield* whole.#learn();
    const symmetry = new FoundSymmetry(rows, generators, weights && whole && { weights, symmetry: whole });
    yield* symmetry.#learn();
    return symmetry;
  }

  /**
   * After two or more guesses every guess represents itself, because hardly any symmetry is left. The same holds
   * after a first guess that does not represent its orbit or has no row.
   */
  representatives(history: readonly number[]): (guess: number) => boolean {
    const [made = NONE, ...more] = history;
    const stands = more.length > 0 ? undefined : this.#known.get(made);
    return (guess) => stands?.[guess] !== 0;
  }

  /** Only supports the weights that were passed to `find`; with any others every guess represents itself. */
  preserving(weights: Int32Array): GuessSymmetry {
    const whole = this.#whole;
    return whole?.weights === weights ? whole.symmetry : { representatives: () => () => true };
  }

  /** Computes, in short steps, the representatives of the orbits, and the representatives after each of them. */
  *#learn(): Generator<undefined, void> {
    const orbits = new Orbits(this.#rows.length);
    for (const images of this.#generators) orbits.joinImages(images);
    const firsts = Uint8Array.from(this.#rows, (_, guess) => (orbits.nameOf(guess) === guess ? 1 : 0));
    this.#known.set(NONE, firsts);
    let pairs = 0;
    let pauseAt = 0;
    for (const [guess, stands] of firsts.entries()) {
      if (stands === 0) continue;
      const images = this.#imagesOf(guess);
      pairs += images.size * this.#rows.length;
      if (pairs > PAIRS_MAX) return;
      if (pairs > pauseAt) {
        pauseAt = pairs + JOINED_AT_ONCE / this.#generators.length;
        yield;
      }
      this.#known.set(guess, yield* this.#after(images));
    }
  }

  /**
   * Computes the representatives of the orbits of the stabiliser of a guess g. Guesses x and y are in the same orbit
   * exactly if the pairs (g, x) and (g, y) are in the same orbit of pairs. `places` numbers the orbit of g.
   */
  *#after(places: ReadonlyMap<number, number>): Generator<undefined, Uint8Array> {
    const count = this.#rows.length;
    const orbits = new Orbits(places.size * count);
    let joined = 0;
    for (const images of this.#generators)
      for (const [guess, place] of places) {
        const [from, to] = [place * count, (places.get(images[guess]) as number) * count];
        for (let other = 0; other < count; other++) orbits.join(from + other, to + images[other]);
        joined += count;
        if (joined < JOINED_AT_ONCE) continue;
        joined = 0;
        yield;
      }
    // The guess itself has place 0, so the pairs that begin with it come first, and the lowest of them names their orbit.
    return Uint8Array.from(this.#rows, (_, other) => (orbits.nameOf(other) === other ? 1 : 0));
  }

  /** Numbers the members of the orbit of a guess, beginning with 0 for the guess itself. */
  #imagesOf(guess: number): ReadonlyMap<number, number> {
    const places = new Map([[guess, 0]]);
    for (const [one] of places)
      for (const images of this.#generators)
        if (!places.has(images[one])) places.set(images[one], places.size);
    return places;
  }
}

/** Finds generators in short steps. A symmetry must map each secret to one with the same mark. */
function* generatorsOf(
  rows: readonly Uint16Array[],
  marks?: ArrayLike<number>,
): Generator<undefined, readonly Int32Array[]> {
  const search = new GeneratorSearch(rows, marks);
  yield* search.search();
  return search.found;
}

/** The key for the position before the first guess. */
const NONE = -1;
/** A table with more answers is not searched, because that would take seconds. */
const ANSWERS_MAX = 2 ** 24;
/** The most pairs of guesses processed in all. After a guess that is not reached, every guess represents itself. */
const PAIRS_MAX = 2 ** 24;
const JOINED_AT_ONCE = 2 ** 18;
