import { mixed } from './secret-keys.ts';

/** Finds the permutation of the guesses that matches a permutation of the secrets, if it exists. */
export class GuessImages {
  readonly #rows: readonly Uint16Array[];
  /** The hash multiplier of each secret. */
  readonly #words: Int32Array;
  /** The guesses by the hash of their rows. */
  readonly #byHash = new Map<number, number[]>();
  readonly #rowsAtOnce: number;

  constructor(rows: readonly Uint16Array[], secretCount: number) {
    this.#rows = rows;
    this.#words = Int32Array.from({ length: secretCount }, (_, secret) => mixed(secret + 1) | 1);
    this.#rowsAtOnce = Math.ceil(READS_AT_ONCE / (secretCount + 1));
  }

  /** Hashes all rows, in short steps. Must be called first. */
  *read(): Generator<undefined, void> {
    for (let guess = 0; guess < this.#rows.length; guess++) {
      const hash = this.#hashOf(guess, undefined);
      const known = this.#byHash.get(hash);
      if (known) known.push(guess);
      else this.#byHash.set(hash, [guess]);
      if (guess % this.#rowsAtOnce === 0) yield;
    }
  }

  /**
   * Returns, for each guess, the guess whose answer for the image of every secret is this guess's answer for the
   * secret; undefined unless every guess has one. Every answer is compared.
   */
  *under(images: Int32Array): Generator<undefined, Int32Array | undefined> {
    const found = new Int32Array(this.#rows.length);
    const isTaken = new Uint8Array(this.#rows.length);
    for (let guess = 0; guess < found.length; guess++) {
      const image = this.#byHash
        .get(this.#hashOf(guess, images))
        ?.find((other) => isTaken[other] === 0 && this.#answersAlike(guess, other, images));
      if (image === undefined) return undefined;
      isTaken[image] = 1;
      found[guess] = image;
      if (guess % this.#rowsAtOnce === 0) yield;
    }
    return found;
  }

  #answersAlike(guess: number, image: number, images: Int32Array): boolean {
    const [row, other] = [this.#rows[guess] as Uint16Array, this.#rows[image] as Uint16Array];
    for (let secret = 0; secret < row.length; secret++)
      if (other[images[secret]] !== row[secret]) return false;
    return true;
  }

  /** Hashes the answers to a guess, with each secret replaced by its image. */
  #hashOf(guess: number, images: Int32Array | undefined): number {
    const row = this.#rows[guess] as Uint16Array;
    const words = this.#words;
    let sum = 0;
    for (let secret = 0; secret < row.length; secret++) {
      const place = images ? images[secret] : secret;
      sum = (sum + Math.imul(words[place], Math.imul(row[secret] + 1, 0x9e3779b1))) | 0;
    }
    return sum;
  }
}

const READS_AT_ONCE = 2 ** 18;
