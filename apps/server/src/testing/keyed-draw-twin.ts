import { createHmac } from 'node:crypto';
import type { Key } from '../daily/key-chain.ts';

/**
 * An independent reimplementation of the games' `KeyedDraw` with Node's own hashes, for comparison in tests. It
 * generates random numbers that only the holder of the key can predict: the bytes of HMAC-SHA-256(key, length ‖
 * variant ‖ counter). Knowing some draws of one variant reveals nothing about another variant or about the key.
 */
export class KeyedDrawTwin {
  readonly #key: Buffer;
  readonly #variant: Buffer;
  #block = 0;
  #bytes = Buffer.alloc(0);
  #at = 0;

  constructor(key: Key, variant: string) {
    this.#key = Buffer.from(key, 'base64url');
    const text = Buffer.from(variant);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    this.#variant = Buffer.concat([length, text]);
  }

  /** Returns a uniform integer in 0 … n − 1, unbiased (rejection, no modulo bias). n is in 1 … 2³². */
  below(n: number): number {
    const limit = WORDS - (WORDS % n);
    for (;;) {
      const draw = this.#word();
      if (draw < limit) return draw % n;
    }
  }

  /** Returns the numbers 0 … n − 1 in random order; all orders are equally likely. */
  permutation(n: number): readonly number[] {
    const order = Array.from({ length: n }, (_, i) => i);
    for (let i = n - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j] as number, order[i] as number];
    }
    return order;
  }

  #word(): number {
    if (this.#at === this.#bytes.length) {
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(this.#block++);
      this.#bytes = createHmac('sha256', this.#key).update(this.#variant).update(counter).digest();
      this.#at = 0;
    }
    this.#at += 4;
    return this.#bytes.readUInt32BE(this.#at - 4);
  }
}

const WORDS = 2 ** 32;
