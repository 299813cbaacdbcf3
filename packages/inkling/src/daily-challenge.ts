import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { type RandomState, seedRandom } from '@inkling/core/random';
import { type Sha256, utf8 } from './commitment.ts';
import { hmac, joined } from './daily-key.ts';
import { drawBytes, drawState } from './joint-draw.ts';
import { makeBytes } from './permalink/bytes-text.ts';

/** What is played each day. The witches are played alone. */
export const DAILY_RULES: Readonly<Record<'mastermind' | 'word' | 'witch', string>> = {
  mastermind: 'p4c6r/12',
  word: 'w5t6@english',
  witch: '5x5 bonus=1 bombs=2 rule=king touching=0 against=nobody quiz=names',
};

/**
 * How everybody's word, or table of witches, of a day is dealt from its key. 1: by the text of the seed, which is
 * mixed down to 32 bits; a patient player could find the seed from a few tiles. 2: as a draw to which nobody has
 * added a nonce, from 128 bits. A day has one of them, and both are fixed by its key.
 */
export const DAY_DICE = [1, 2] as const;
export type DayDice = (typeof DAY_DICE)[number];

/** As a file says it: days of which nothing is said were dealt by 1. */
export function readDayDice(said: unknown): DayDice | undefined {
  return said === undefined ? 1 : DAY_DICE.find((dice) => dice === said);
}

/** The dice that deal everybody's word, or table of witches, of a day. */
export async function dayDice(
  key: Uint8Array,
  game: string,
  dice: DayDice,
  sha256: Sha256,
): Promise<RandomState> {
  const seed = await hmac(key, utf8(`seed ${game}`), sha256);
  return dice === 1 ? seedRandom(makeBytes(seed)) : drawState(await sha256(drawBytes({ seed, nonces: [] })));
}

/** The code that all copies of a day come from; for at most 2³² codes. */
export async function dayCode(key: Uint8Array, rules: CodeRules, sha256: Sha256): Promise<Code> {
  let number = await new KeyedDice(key, 'mastermind', sha256).below(rules.symbols ** rules.places);
  return Array.from({ length: rules.places }, () => {
    const symbol = number % rules.symbols;
    number = Math.floor(number / rules.symbols);
    return symbol;
  });
}

/** A guest's own copy of it: symbols renamed and places exchanged, so exactly as hard and of no use to others. */
export async function dayCopy(
  key: Uint8Array,
  guest: string,
  rules: CodeRules,
  sha256: Sha256,
): Promise<Code> {
  const code = await dayCode(key, rules, sha256);
  const dice = new KeyedDice(key, `copy ${guest}`, sha256);
  const rename = await dice.permutation(rules.symbols);
  const places = await dice.permutation(rules.places);
  return places.map((place) => rename[code[place] as number] as number);
}

/** Is one code the other with symbols renamed and places exchanged? */
export function isCopy(one: Code, other: Code): boolean {
  return shapeOf(one) === shapeOf(other);
}

/** The words of HMAC-SHA-256(key, length ‖ variant ‖ counter), all numbers with the most significant byte first. */
class KeyedDice {
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

  async below(n: number): Promise<number> {
    for (;;) {
      const draw = await this.#next();
      if (draw < WORDS - (WORDS % n)) return draw % n;
    }
  }

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

function shapeOf(code: Code): string {
  const counts = new Map<number, number>();
  for (const symbol of Array.from(code)) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return [...counts.values()].toSorted((a, b) => a - b).join();
}
