import { type CodeTurn, fitsTurn } from '@inkling/core/deduction';
import type { ListedSpace } from '../candidates/listed.ts';

/**
 * For every code of a listed space, which turns it violates. One pass over the space a turn; marks are kept
 * as words of 30 turns, because there is no limit on the number of turns.
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
    const everything = Uint32Array.from({ length: size }, (_, index) => index);
    const words = Array.from({ length: Math.ceil(turns.length / WORD) }, () => new Uint32Array(size));
    this.#classes = turns.map((turn, t) => {
      const classes = new Uint8Array(size);
      space.scorer.classesOf(space.codes.indexOf(turn.guess), everything, classes);
      const word = words[Math.floor(t / WORD)];
      const bit = 1 << (t % WORD);
      for (let code = 0; code < size; code++) if (!fitsTurn(turn, classes[code])) word[code] |= bit;
      return classes;
    });
    this.#words = words;
  }

  /** The turns that a code violates. */
  markOf(code: number): bigint {
    let mark = 0n;
    for (let word = this.#words.length - 1; word >= 0; word--)
      mark = (mark << BigInt(WORD)) | BigInt(this.#words[word][code]);
    return mark;
  }

  /** The distinct marks of all codes, or of those that `chosen` accepts. */
  marks(chosen: (code: number) => boolean = () => true): ReadonlySet<bigint> {
    const seen = new Set<number | string>();
    const marks = new Set<bigint>();
    const { size } = this.space.codes;
    const [first] = this.#words;
    for (let code = 0; code < size; code++) {
      if (!chosen(code)) continue;
      const key =
        this.#words.length < 2 ? (first?.[code] ?? 0) : this.#words.map((word) => word[code]).join();
      if (seen.has(key)) continue;
      seen.add(key);
      marks.add(this.markOf(code));
    }
    return marks;
  }

  /** For each class, how many codes would fit if that were the answer to this turn and all else stood. */
  alternatives(turn: number, classCount: number): Uint32Array {
    const left = new Uint32Array(classCount);
    const alone = 1n << BigInt(turn);
    const classes = this.#classes[turn];
    for (let code = 0; code < classes.length; code++) {
      const mark = this.#words.length === 1 ? this.#words[0][code] : undefined;
      const fits =
        mark === undefined ? (this.markOf(code) | alone) === alone : (mark | (1 << turn)) === 1 << turn;
      if (fits) left[classes[code]]++;
    }
    return left;
  }
}

const WORD = 30;
