/**
 * Replays a proof that no strategy of a code game costs less than its claim. The checker trusts no line: each
 * is an instruction that it carries out itself, with its own evaluator (`verify-evaluators.ts`).
 *
 *     inkling-bound 1
 *     rules p3c3r
 *     total 73
 *     0 s 1 0 2 / 0 1 2      a symmetry of the present codes: places, then names of symbols
 *     0 g aab                a guess whose cells the next lines bound
 *     0 c 1,0 9              its cell (1,0) costs at least 9: proved by the lines of depth 1 that follow
 *     end 3
 *
 * The rule. A set S of n codes costs at least v if every guess does. A guess costs n plus what its unsolved cells
 * cost. A cell costs at least what its size says: with P the most classes that any guess has on S, at most
 * 1 + (P−1) + (P−1)² … codes can be found with the first, second, third guess. Guesses whose cells already
 * reach v by size need no line; others need a `g` with enough `c` below it, or a symmetry that carries a
 * proved guess to them. Guesses that tell nothing apart are left out: they cost more than v whenever S does.
 */
import { fail, ok, type Result } from '@inkling/core/result';
import { checkCodes, checkExactNear } from './verify-evaluators.ts';

export interface BoundProof {
  readonly places: number;
  readonly symbols: number;
  readonly repeats: boolean;
  /** Every strategy costs at least this. */
  readonly total: number;
}

export type BoundFault = {
  readonly code:
    | 'too-long'
    | 'not-a-proof'
    | 'bad-header'
    | 'too-large'
    | 'bad-line'
    | 'bad-guess'
    | 'bad-cell'
    | 'not-a-symmetry'
    | 'unproved'
    | 'too-deep'
    | 'too-much-work'
    | 'truncated';
  /** 1-based line; for `unproved`, the line after the last that should have proved it. */
  readonly line: number;
};

const BOUND_LENGTH_MAX = 64_000_000;
const CODES_MAX = 4096;
const DEPTH_MAX = 64;
/** Answers to look up in all: ten times what the largest proof that we keep needs. */
const WORK_MAX = 20_000_000_000;

/** The claim, if every line of the proof holds. */
export function replayBound(text: string): Result<BoundProof, BoundFault> {
  if (text.length > BOUND_LENGTH_MAX) return fail({ code: 'too-long', line: 1 });
  const lines = text.split('\n');
  if (lines[0] !== 'inkling-bound 1') return fail({ code: 'not-a-proof', line: 1 });
  const rules = /^rules p(\d{1,2})c(\d{1,2})([rn])$/.exec(lines[1] ?? '');
  const total = /^total (\d{1,9})$/.exec(lines[2] ?? '');
  if (!rules) return fail({ code: 'bad-header', line: 2 });
  if (!total) return fail({ code: 'bad-header', line: 3 });
  const [places, symbols, repeats] = [Number(rules[1]), Number(rules[2]), rules[3] === 'r'];
  if (places < 1 || symbols < 1 || (!repeats && places > symbols))
    return fail({ code: 'bad-header', line: 2 });
  let size = 1;
  for (let place = 0; place < places && size <= CODES_MAX; place++)
    size *= repeats ? symbols : symbols - place;
  if (size > CODES_MAX || symbols > 20) return fail({ code: 'too-large', line: 2 });
  const court = new Court(checkCodes(places, symbols, repeats), lines, places, symbols);
  const everything = court.codes.map((_, code) => code);
  const fault = court.prove(everything, Number(total[1]), 0);
  if (fault) return fail(fault);
  if (lines[court.at] !== `end ${court.at - 3}`) return fail({ code: 'truncated', line: court.at + 1 });
  if (lines.slice(court.at + 1).some((line) => line !== ''))
    return fail({ code: 'bad-line', line: court.at + 2 });
  return ok({ places, symbols, repeats, total: Number(total[1]) });
}

class Court {
  readonly codes: readonly (readonly number[])[];
  readonly #lines: readonly string[];
  readonly #places: number;
  readonly #symbols: number;
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #classes: Uint8Array;
  /** The next line to read. */
  at = 3;
  #work = 0;

  constructor(
    codes: readonly (readonly number[])[],
    lines: readonly string[],
    places: number,
    symbols: number,
  ) {
    this.codes = codes;
    this.#lines = lines;
    this.#places = places;
    this.#symbols = symbols;
    this.#numbers = new Map(codes.map((code, index) => [code.join(), index]));
    this.#classes = new Uint8Array(codes.length * codes.length);
    for (const [guess, a] of codes.entries())
      for (const [secret, b] of codes.entries())
        this.#classes[guess * codes.length + secret] = checkExactNear(a, b);
  }

  /** Reads the lines of this depth, and makes sure that they prove that the set costs at least `claim`. */
  prove(set: readonly number[], claim: number, depth: number): BoundFault | undefined {
    if (depth > DEPTH_MAX) return this.#fault('too-deep');
    this.#work += set.length * this.codes.length;
    if (this.#work > WORK_MAX) return this.#fault('too-much-work');
    const symmetries: (readonly number[])[] = [];
    for (;;) {
      const line = this.#line(depth, 's');
      if (line === undefined) break;
      const image = this.#symmetry(line, set);
      if (!image) return this.#fault('not-a-symmetry');
      symmetries.push(image);
      this.at++;
    }
    const cellsOfGuess = this.codes.map((_, guess) => this.#split(guess, set));
    let [possible, other] = [1, 0];
    for (const cells of cellsOfGuess)
      if (cells.has(this.#solved)) possible = Math.max(possible, cells.size);
      else other = Math.max(other, cells.size);
    const bySize = sizeBounds(set.length, possible, other);
    const proved = new Uint8Array(this.codes.length);
    for (const [guess, cells] of cellsOfGuess.entries()) {
      const blunt = cells.size === 1 && !cells.has(this.#solved);
      if (blunt || this.#cost(set.length, cells, bySize) >= claim) proved[guess] = 1;
    }
    for (;;) {
      const line = this.#line(depth, 'g');
      if (line === undefined) break;
      const guess = this.#guess(line);
      if (guess === undefined) return this.#fault('bad-guess');
      this.at++;
      const fault = this.#proveGuess(cellsOfGuess[guess], set.length, claim, depth, bySize);
      if (fault) return fault;
      proved[guess] = 1;
    }
    carry(proved, symmetries);
    return proved.includes(0) ? this.#fault('unproved') : undefined;
  }

  #proveGuess(
    cells: ReadonlyMap<number, readonly number[]>,
    size: number,
    claim: number,
    depth: number,
    bySize: readonly number[],
  ): BoundFault | undefined {
    const better = new Map<number, number>();
    for (;;) {
      const line = this.#line(depth, 'c');
      if (line === undefined) break;
      const match = /^(\d{1,2}),(\d{1,2}) (\d{1,9})$/.exec(line);
      if (!match) return this.#fault('bad-line');
      const [exact, both] = [Number(match[1]), Number(match[1]) + Number(match[2])];
      const cls = (both * (both + 1)) / 2 + exact;
      const cell = cells.get(cls);
      if (!cell || better.has(cls) || cls === this.#solved) return this.#fault('bad-cell');
      this.at++;
      const fault = this.prove(cell, Number(match[3]), depth + 1);
      if (fault) return fault;
      better.set(cls, Number(match[3]));
    }
    const cost = this.#cost(size, cells, bySize, better);
    return cost >= claim ? undefined : this.#fault('unproved');
  }

  get #solved(): number {
    return ((this.#places + 1) * (this.#places + 2)) / 2 - 1;
  }

  #cost(
    size: number,
    cells: ReadonlyMap<number, readonly number[]>,
    bySize: readonly number[],
    better?: ReadonlyMap<number, number>,
  ): number {
    let cost = size;
    for (const [cls, cell] of cells)
      if (cls !== this.#solved) cost += Math.max(bySize[cell.length], better?.get(cls) ?? 0);
    return cost;
  }

  #split(guess: number, set: readonly number[]): Map<number, number[]> {
    const cells = new Map<number, number[]>();
    for (const code of set) {
      const cls = this.#classes[guess * this.codes.length + code];
      const cell = cells.get(cls);
      if (cell) cell.push(code);
      else cells.set(cls, [code]);
    }
    return cells;
  }

  /** The rest of the present line when it is of this depth and kind. */
  #line(depth: number, kind: string): string | undefined {
    const head = `${depth} ${kind} `;
    const line = this.#lines[this.at];
    return line?.startsWith(head) ? line.slice(head.length) : undefined;
  }

  #guess(text: string): number | undefined {
    const code = Array.from(text, (letter) => letter.charCodeAt(0) - 97);
    return this.#numbers.get(code.join());
  }

  /** Where each code goes, if the line is a symmetry that maps the set onto itself. */
  #symmetry(text: string, set: readonly number[]): readonly number[] | undefined {
    const [places, names, rest] = text.split(' / ').map((part) => part.split(' ').map(Number));
    if (rest || !isPermutation(places, this.#places) || !isPermutation(names, this.#symbols))
      return undefined;
    const image = this.codes.map(
      (code) => this.#numbers.get(places.map((place) => names[code[place]]).join()) as number,
    );
    const inside = new Set(set);
    return set.every((code) => inside.has(image[code])) ? image : undefined;
  }

  #fault(code: BoundFault['code']): BoundFault {
    return { code, line: this.at + 1 };
  }
}

/**
 * The least cost of a set by its size, when guesses that may be the secret have at most `possible` classes, the
 * solved one counted, and others at most `other`: with one guess more, 1 + (possible − 1) or `other` times as many
 * can be solved.
 */
function sizeBounds(sizeMax: number, possible: number, other: number): readonly number[] {
  const bounds = [0];
  let level = 1;
  let solved = 1;
  for (let size = 1; size <= sizeMax; size++) {
    if (size > solved) {
      level++;
      solved = Math.max(solved + 1, 1 + (possible - 1) * solved, other * solved);
    }
    bounds.push(bounds[size - 1] + level);
  }
  return bounds;
}

/** A symmetry carries a proved guess to a proved guess. */
function carry(proved: Uint8Array, symmetries: readonly (readonly number[])[]): void {
  const queue = Array.from(proved.keys()).filter((guess) => proved[guess] === 1);
  for (const guess of queue)
    for (const image of symmetries) {
      if (proved[image[guess]] === 1) continue;
      proved[image[guess]] = 1;
      queue.push(image[guess]);
    }
}

function isPermutation(values: readonly number[] | undefined, size: number): boolean {
  return (
    values?.length === size &&
    new Set(values).size === size &&
    values.every((v) => v >= 0 && v < size && Number.isInteger(v))
  );
}
