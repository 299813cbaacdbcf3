import type { CompiledSearch } from './compiled-search.ts';
import { type Problem, rowsByGuess, rowsFrom } from './problem.ts';
import { type Cells, newCells } from './scan.ts';
import type { OpeningBranch, Turn } from './search-options.ts';
import type { Strategy } from './strategy.ts';

/** The counterpart of `SearchReader` for a search in WebAssembly. */
export class CompiledReader {
  readonly #core: CompiledSearch;
  readonly #whole: Problem;
  readonly #before: readonly Turn[];
  readonly #rowOf: Int32Array;
  /** Scratch space by class, 0 between uses: how many columns have the class, and then the index of their cell. */
  readonly #slots: Uint16Array;
  /** Buffer for the row being read. */
  readonly #row: Cells;

  constructor(core: CompiledSearch, whole: Problem, turns: readonly Turn[]) {
    this.#core = core;
    this.#whole = whole;
    this.#before = turns;
    this.#rowOf = rowsByGuess(whole);
    this.#slots = new Uint16Array(whole.classCount);
    this.#row = newCells(whole.classCount, whole.secretCount);
  }

  branchesOf(columns: Uint16Array, guess: number): readonly OpeningBranch[] {
    const cells = this.#cellsOf(columns, guess);
    return cells
      .toSorted((a, b) => a.columns.length - b.columns.length)
      .map((cell) => ({
        cls: cell.cls,
        size: cell.columns.length,
        ...this.#core.known(this.#secretsOf(cell.columns), [...this.#before, { guess, cls: cell.cls }]),
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

  *#extract(columns: Uint16Array, guess: number, before: readonly Turn[]): Generator<undefined, Strategy> {
    const branches = [];
    for (const { cls, columns: cell } of this.#cellsOf(columns, guess)) {
      if (cell.length <= 2) {
        branches.push({ cls, next: this.#inOrder(cell) });
        continue;
      }
      const turns = [...before, { guess, cls }];
      const next = yield* this.#core.chooseSteps(this.#secretsOf(cell), turns);
      yield;
      branches.push({ cls, next: yield* this.#extract(cell, next, turns) });
    }
    return { guess, branches: branches.toSorted((a, b) => a.cls - b.cls) };
  }

  /** Returns the strategy that guesses one or two secrets one after the other. */
  #inOrder([first, second]: Uint16Array): Strategy {
    const { guesses } = this.#whole;
    if (second === undefined) return { guess: guesses[first], branches: [] };
    const last = { guess: guesses[second], branches: [] };
    const cls = this.#answersOf(first)[second];
    return { guess: guesses[first], branches: [{ cls, next: last }] };
  }

  /** Returns the cells of a guess, except the one in which it is the secret. */
  #cellsOf(columns: Uint16Array, guess: number): readonly Cell[] {
    const row = this.#rowOf[guess];
    const answers = this.#answersOf(row);
    const slots = this.#slots;
    const met: number[] = [];
    for (let i = 0; i < columns.length; i++) {
      if (columns[i] === row) continue;
      const cls = answers[columns[i]];
      if (slots[cls]++ === 0) met.push(cls);
    }
    const cells = met.map((cls) => ({ cls, columns: new Uint16Array(slots[cls]) }));
    for (let cell = 0; cell < cells.length; cell++) slots[met[cell]] = cell;
    const filled = new Uint16Array(cells.length);
    for (let i = 0; i < columns.length; i++) {
      if (columns[i] === row) continue;
      const cell = slots[answers[columns[i]]];
      cells[cell].columns[filled[cell]++] = columns[i];
    }
    for (const cls of met) slots[cls] = 0;
    return cells;
  }

  #answersOf(row: number): Cells {
    return rowsFrom(this.#whole, row, 1, this.#row);
  }

  #secretsOf(columns: ArrayLike<number>): Int32Array {
    const { secrets } = this.#whole;
    const listed = new Int32Array(columns.length);
    for (let i = 0; i < listed.length; i++) listed[i] = secrets[columns[i]];
    return listed;
  }
}

interface Cell {
  readonly cls: number;
  readonly columns: Uint16Array;
}
