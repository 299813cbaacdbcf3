import { finish } from '@inkling/core/finish';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEVER, SetBounds, UNLIMITED } from '../check/set-bounds.ts';
import { CompiledSearch } from './compiled-search.ts';
import type { LemmaNames } from './lemma.ts';
import type { Problem } from './problem.ts';
import { type CellReader, ProofCells } from './proof-cells.ts';
import { INFEASIBLE } from './size-bound.ts';
import { drawCase } from './testing/drawn-case.ts';

describe('the cells that a proof reads', () => {
  it('match those of the checker, in WebAssembly and in its twin', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 3, max: 100 }),
        fc.integer({ min: 2, max: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (seed, secretCount, classCount, part) => {
          const { problem, columns } = drawCase(seed, secretCount, classCount, seed % 2 === 0, 60);
          const core = compiled(problem);
          compareAll(problem, columns, part, core);
          // The results of a search must not change it.
          core.cost(columns, [], INFEASIBLE);
          compareAll(problem, columns, part, core);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each([
    // Cells with more columns than a one-byte counter can hold; so few classes that each column adds more; and many.
    [4, 900, false],
    [2, 300, true],
    [13, 700, false],
    [14, 300, true],
    [21, 700, true],
    [31, 400, false],
    [33, 400, true],
  ])('match those of the checker for large sets with %i classes', (classCount, secretCount, even) => {
    const { problem, columns } = drawCase(7, secretCount, classCount, even, 90);
    const core = compiled(problem);
    for (const set of [columns, columns.filter((column) => column % 3 > 0), columns.subarray(0, 120)])
      compareAll(problem, set, 0.5, core);
  });

  it('match those of the checker with few guesses left', () => {
    const { problem, columns } = drawCase(11, 60, 5, true);
    const twin = new ProofCells(problem, NAMES);
    for (const left of [2, 3, 4]) compare(problem, columns, 0.7, twin, left);
  });
});

/** Every set is symmetric only to itself. */
const NAMES = {
  canonise: (set: Uint16Array) => ({ key: set.join(), form: undefined }),
} as LemmaNames<unknown>;

/** The cells of about this many rows are compared. */
const ROWS_MAX = 8;

function compiled(problem: Problem): CompiledSearch {
  return finish(CompiledSearch.steps(problem, { isCompiled: true })) as CompiledSearch;
}

function compareAll(problem: Problem, columns: Uint16Array, part: number, core: CompiledSearch): void {
  for (const reader of [core, new ProofCells(problem, NAMES)])
    compare(problem, columns, part, reader, UNLIMITED);
}

/** Compares a reader with the checker, for a claim that the fraction `part` of the rows does not reach by sizes. */
function compare(
  problem: Problem,
  columns: Uint16Array,
  part: number,
  reader: CellReader,
  left: number,
): void {
  const { rowCount, secretCount, matrix } = problem;
  const bounds = checker(problem);
  const bySize = bounds.read(columns, left - 1).slice();
  const cellsOf = (row: number) => {
    const cells = new Map<number, number[]>();
    for (const column of columns) {
      const cls = matrix[row * secretCount + column];
      if (column === row) continue;
      const cell = cells.get(cls);
      if (cell) cell.push(column);
      else cells.set(cls, [column]);
    }
    return cells;
  };
  const costs = Array.from({ length: rowCount }, (_, row) =>
    [...cellsOf(row).values()].reduce((sum, cell) => sum + bySize[cell.length], columns.length),
  );
  const claim = Math.min(NEVER, costs.toSorted((a, b) => a - b)[Math.floor(part * (rowCount - 1))] + 1);
  const tells = (row: number) => cellsOf(row).size > 1 || columns.includes(row);
  const below = Array.from(costs.keys()).filter((row) => costs[row] < claim && tells(row));
  expect(Array.from(reader.rowsBelow(columns, claim, left))).toEqual(below);
  for (const row of below.filter((_, i) => i % Math.ceil(below.length / ROWS_MAX) === 0)) {
    const cells = [...cellsOf(row)].map(([cls, cell]) => ({
      cls,
      low: Math.max(
        bySize[cell.length],
        cell.length < 3 ? 0 : bounds.byTwoGuesses(Uint16Array.from(cell), 0, left - 1),
      ),
    }));
    const missing = cells.reduce((sum, { low }) => sum - low, claim - columns.length);
    const found = reader.missingOf(columns, row, claim, left);
    expect(Math.max(0, found.missing)).toBe(Math.max(0, missing));
    if (missing > 0) expect(cells.map(({ cls }) => ({ cls, low: found.lows[cls] }))).toEqual(cells);
  }
}

/** The bounds of the checker, which reads certificates and shares no code with the search. */
function checker({ rowCount, secretCount, classCount, matrix }: Problem): SetBounds {
  return new SetBounds({
    guessCount: rowCount,
    secretCount,
    answerCount: classCount,
    answers: matrix,
    solved: matrix[0],
  });
}
