import { type Sha256, utf8 } from '../promise/commitment.ts';
import { hmac, joined } from './daily-key.ts';

/**
 * A random generator whose output only the holder of a key can predict: the 32-bit words of HMAC-SHA-256(key,
 * length ‖ variant ‖ counter), where all numbers have the most significant byte first. Draws of one variant
 * reveal nothing about another variant or about the key.
 */
export class KeyedDraw {
  readonly #key: Uint8Array;
  readonly #head: Uint8Array;
  readonly #sha256: Sha256;
  #block = 0;
  #words: number[] = [];

  constructor(key: Uint8Array, variant: string, sha256: Sha256) {
    const text = utf8(variant);
    this.#key = key;
    this.#head = joined(word(text.length), text);
    this.#sha256 = sha256;
  }

  /** Returns a uniformly distributed integer from 0 to `n - 1`. */
  async below(n: number): Promise<number> {
    for (;;) {
      const draw = await this.#next();
      if (draw < WORDS - (WORDS % n)) return draw % n;
    }
  }

  /** Returns a random permutation of the integers from 0 to `n - 1`. */
  async permutation(n: number): Promise<readonly number[]> {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    return order;
  }

  async #next(): Promise<number> {
    if (this.#words.length === 0) {
      const block = await hmac(this.#key, joined(this.#head, word(this.#block++)), this.#sha256);
      const view = new DataView(block.buffer, block.byteOffset, block.length);
      this.#words = Array.from({ length: 8 }, (_, i) => view.getUint32(i * 4));
    }
    return this.#words.shift() as number;
  }
}

const WORDS = 2 ** 32;

function word(n: number): Uint8Array {
  return Uint8Array.of(n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255);
}
