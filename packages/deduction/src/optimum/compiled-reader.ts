import type { CompiledSearch } from './compiled-search.ts';
import { type Problem, rowsByGuess } from './problem.ts';
import type { OpeningBranch, Turn } from './search-options.ts';
import type { Strategy } from './strategy.ts';

/** `search-reader.ts` for a search in WebAssembly. */
export class CompiledReader {
  readonly #core: CompiledSearch;
  readonly #whole: Problem;
  readonly #before: readonly number[];
  readonly #rowOf: Int32Array;

  constructor(core: CompiledSearch, whole: Problem, turns: readonly Turn[]) {
    this.#core = core;
    this.#whole = whole;
    this.#before = turns.map(({ guess }) => guess);
    this.#rowOf = rowsByGuess(whole);
  }

  branchesOf(columns: Uint16Array, guess: number): readonly OpeningBranch[] {
    const cells = this.#cellsOf(columns, guess);
    return cells
      .toSorted((a, b) => a.columns.length - b.columns.length)
      .map((cell) => ({
        cls: cell.cls,
        size: cell.columns.length,
        ...this.#core.known(this.#secretsOf(cell.columns)),
      }));
  }

  strategySteps(
    _local: Problem,
    columns: Uint16Array,
    _depth: number,
    guess: number,
  ): Generator<undefined, Strategy> {
    return this.#extract(columns, guess, this.#before);
  }

  costOf(columns: readonly number[], _depth: number, limit: number): number {
    return this.#core.cost(this.#secretsOf(columns), [], limit);
  }

  *#extract(columns: Uint16Array, guess: number, before: readonly number[]): Generator<undefined, Strategy> {
    const history = [...before, guess];
    const branches = [];
    for (const cell of this.#cellsOf(columns, guess)) {
      const secrets = this.#secretsOf(cell.columns);
      const isSmall = secrets.length <= 2;
      const next = isSmall
        ? this.#whole.guesses[cell.columns[0]]
        : yield* this.#core.chooseSteps(secrets, history);
      if (!isSmall) yield;
      branches.push({ cls: cell.cls, next: yield* this.#extract(cell.columns, next, history) });
    }
    return { guess, branches: branches.toSorted((a, b) => a.cls - b.cls) };
  }

  /** The cells of a guess, that in which it is the secret left out. */
  #cellsOf(columns: Uint16Array, guess: number): readonly Cell[] {
    const { matrix, secretCount } = this.#whole;
    const row = this.#rowOf[guess];
    const cells = new Map<number, number[]>();
    for (const column of columns) {
      if (column === row) continue;
      const cls = matrix[row * secretCount + column];
      const cell = cells.get(cls);
      if (cell) cell.push(column);
      else cells.set(cls, [column]);
    }
    return Array.from(cells, ([cls, members]) => ({ cls, columns: Uint16Array.from(members) }));
  }

  #secretsOf(columns: ArrayLike<number>): Int32Array {
    return Int32Array.from(columns, (column) => this.#whole.secrets[column]);
  }
}

interface Cell {
  readonly cls: number;
  readonly columns: Uint16Array;
}
