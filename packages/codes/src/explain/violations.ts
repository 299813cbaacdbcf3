import { type CodeTurn, fitsTurn } from '@inkling/core/deduction';
import type { ListedSpace } from '../candidates/listed.ts';

/**
 * For every code of a listed space, its mark: the set of turns that it violates. Building this takes one pass over the
 * space per turn. Marks are stored as words of 30 turns, because there is no limit on the number of turns.
 */
export class Violations {
  readonly space: ListedSpace;
  readonly turns: readonly CodeTurn[];
  readonly #words: readonly Uint32Array[];
  /** classes[turn][code] */
  readonly #classes: readonly Uint8Array[];

  constructor(space: ListedSpace, turns: readonly CodeTurn[]) {
    this.space = space;
    this.turns = turns;
    const { size } = space.codes;
    const words = Array.from({ length: Math.ceil(turns.length / WORD) }, () => new Uint32Array(size));
    this.#classes = turns.map((turn, t) => {
      const classes = space.scorer.classesOf(space.codes.indexOf(turn.guess), space.every);
      const word = words[Math.floor(t / WORD)];
      const bit = 1 << (t % WORD);
      for (const code of space.every) if (!fitsTurn(turn, classes[code])) word[code] |= bit;
      return classes;
    });
    this.#words = words;
  }

  /** Returns the turns that a code violates, as bits. */
  markOf(code: number): bigint {
    let mark = 0n;
    for (let word = this.#words.length - 1; word >= 0; word--)
      mark = (mark << BigInt(WORD)) | BigInt(this.#words[word][code]);
    return mark;
  }

  /** Returns the distinct marks of all codes, or of those that `chosen` accepts. */
  marks(chosen: (code: number) => boolean = () => true): ReadonlySet<bigint> {
    const seen = new Set<number | string | undefined>();
    const marks = new Set<bigint>();
    const [first] = this.#words;
    for (const code of this.space.every) {
      if (!chosen(code)) continue;
      const key = this.#words.length < 2 ? first?.[code] : this.#words.map((word) => word[code]).join();
      if (seen.has(key)) continue;
      seen.add(key);
      marks.add(this.markOf(code));
    }
    return marks;
  }

  /** For each class, counts the codes that would fit if it were the answer to this turn and no other changed. */
  alternatives(turn: number, classCount: number): Uint32Array {
    const left = new Uint32Array(classCount);
    const classes = this.#classes[turn];
    const own = this.#words[Math.floor(turn / WORD)];
    const bit = 1 << (turn % WORD);
    const fits = (code: number) =>
      this.#words.every((word) => word[code] === 0 || (word === own && word[code] === bit));
    for (const code of this.space.every) if (fits(code)) left[classes[code]]++;
    return left;
  }
}

const WORD = 30;
