import { feedbackOf } from '@inkling/core/feedback';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { DEPTH_MAX, INFEASIBLE, type Parts, sizeBoundTable } from '@inkling/deduction/optimum/size-bound';
import type { CodeSpace } from '../candidates/code-space.ts';
import type { CodeProblem } from './code-deduction.ts';

/**
 * Writes the proof that `replay-bound.ts` replays: for each guess that sizes alone do not dismiss, cells whose
 * costs add up, each with its own proof. The search says what a cell costs; if it were wrong the replay would
 * stop at that line.
 */
export function makeBound(game: CodeProblem, rules: string, total: number): string {
  const writer = new Writer(game);
  writer.prove(
    Array.from({ length: game.space.size }, (_, code) => code),
    total,
    0,
  );
  const lines = ['inkling-bound 1', `rules ${rules}`, `total ${total}`, ...writer.lines];
  return `${[...lines, `end ${writer.lines.length}`].join('\n')}\n`;
}

/** Smaller sets are not worth their symmetries. */
const SYMMETRY_SIZE_MIN = 8;

class Writer {
  readonly lines: string[] = [];
  readonly #space: CodeSpace;
  readonly #classes: Uint8Array | Uint16Array;
  readonly #search: OptimalSearch;

  constructor({ space, problem }: CodeProblem) {
    this.#space = space;
    this.#classes = problem.matrix;
    this.#search = new OptimalSearch(problem);
  }

  prove(set: readonly number[], claim: number, depth: number): void {
    const { size } = this.#space;
    const symmetries = set.length < SYMMETRY_SIZE_MIN ? [] : this.#symmetries(set, depth);
    const cellsOfGuess = Array.from({ length: size }, (_, guess) => this.#split(guess, set));
    const bySize = sizeBoundTable(set.length, partsOf(cellsOfGuess), DEPTH_MAX, 0);
    const settled = new Uint8Array(size);
    for (const [guess, cells] of cellsOfGuess.entries()) {
      const blunt = cells.length === 1 && set.length > 1;
      if (blunt || costOf(set.length, cells, bySize) >= claim) settled[guess] = 1;
    }
    for (const [guess, cells] of cellsOfGuess.entries()) {
      if (settled[guess] === 1) continue;
      this.#proveGuess(guess, cells, set.length, claim, depth, bySize);
      settle(guess, settled, symmetries);
    }
  }

  #proveGuess(
    guess: number,
    cells: readonly Cell[],
    n: number,
    claim: number,
    depth: number,
    bySize: Int32Array,
  ): void {
    this.lines.push(`${depth} g ${makeLetters(this.#space.codeAt(guess))}`);
    let missing = claim - costOf(n, cells, bySize);
    for (const { cls, codes, solved } of cells.toSorted((a, b) => a.codes.length - b.codes.length)) {
      if (missing <= 0) break;
      const low = bySize[codes.length];
      if (solved || codes.length < 3) continue;
      const cost = Math.min(this.#search.costOf(codes, INFEASIBLE), low + missing);
      if (cost <= low) continue;
      const { exact, near } = feedbackOf(cls);
      this.lines.push(`${depth} c ${exact},${near} ${cost}`);
      this.prove(codes, cost, depth + 1);
      missing -= cost - low;
    }
    if (missing > 0) throw new Error(`a guess costs ${missing} less than claimed`);
  }

  #split(guess: number, set: readonly number[]): readonly Cell[] {
    const cells = new Map<number, Cell & { readonly codes: number[] }>();
    for (const code of set) {
      const cls = this.#classes[guess * this.#space.size + code];
      const cell = cells.get(cls);
      if (cell) cell.codes.push(code);
      else cells.set(cls, { cls, codes: [code], solved: code === guess });
    }
    return [...cells.values()];
  }

  /** Exchanges of two places, of two symbols, or of both at once that map the set onto itself. */
  #symmetries(set: readonly number[], depth: number): readonly (readonly number[])[] {
    const { places, symbols } = this.#space.rules;
    const inside = new Set(set);
    const found: (readonly number[])[] = [];
    for (const arrangement of exchanges(places))
      for (const names of exchanges(symbols)) {
        const image = (code: number) => {
          const from = this.#space.codeAt(code);
          return this.#space.indexOf(arrangement.map((place) => names[from[place]]));
        };
        if (!set.every((code) => inside.has(image(code)))) continue;
        this.lines.push(`${depth} s ${arrangement.join(' ')} / ${names.join(' ')}`);
        found.push(Array.from({ length: this.#space.size }, (_, code) => image(code)));
      }
    return found;
  }
}

interface Cell {
  readonly cls: number;
  readonly codes: readonly number[];
  readonly solved: boolean;
}

function partsOf(cellsOfGuess: readonly (readonly Cell[])[]): Parts {
  const most = (possible: boolean) =>
    cellsOfGuess.reduce(
      (parts, cells) =>
        cells.some(({ solved }) => solved) === possible ? Math.max(parts, cells.length) : parts,
      0,
    );
  return { inside: most(true), outside: most(false) };
}

function costOf(n: number, cells: readonly Cell[], bySize: Int32Array): number {
  return cells.reduce((cost, cell) => cost + (cell.solved ? 0 : bySize[cell.codes.length]), n);
}

function settle(guess: number, settled: Uint8Array, symmetries: readonly (readonly number[])[]): void {
  const queue = [guess];
  settled[guess] = 1;
  for (const next of queue)
    for (const image of symmetries) {
      if (settled[image[next]] === 1) continue;
      settled[image[next]] = 1;
      queue.push(image[next]);
    }
}

/** The identity and every exchange of two. */
function exchanges(size: number): readonly (readonly number[])[] {
  const identity = Array.from({ length: size }, (_, i) => i);
  const all: (readonly number[])[] = [identity];
  for (let a = 0; a < size; a++) for (let b = a + 1; b < size; b++) all.push(identity.with(a, b).with(b, a));
  return all;
}

function makeLetters(code: ArrayLike<number>): string {
  return Array.from(code, (symbol) => String.fromCharCode(97 + symbol)).join('');
}
