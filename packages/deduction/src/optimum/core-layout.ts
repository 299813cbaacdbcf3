import { type Problem, rowsFrom } from './problem.ts';
import type { SearchCore } from './search-core.ts';
import type { SearchOptions } from './search-options.ts';

/** Hands a problem over to the search in WebAssembly. Returns false if there is not enough memory. */
export function* layOutSteps(
  core: SearchCore,
  problem: Problem,
  { symmetry, narrowing }: SearchOptions,
  tableBytes: number,
): Generator<undefined, boolean> {
  const { rowCount, secretCount, classCount, isSymmetric, guesses, secrets } = problem;
  const codes = symmetry?.codes;
  const [places, symbols] = codes ? [codes.places, codes.symbols] : [0, 0];
  const codeCount = codes ? codes.table.length / codes.places : 0;
  const sizes = [rowCount, secretCount, classCount, codeCount, places, symbols, tableBytes] as const;
  if (core.layOut(...sizes, isSymmetric, narrowing !== undefined) === 0) return false;
  const rowsAtOnce = LINE_BYTES * Math.ceil(LAID_OUT_AT_ONCE / LINE_BYTES / secretCount);
  for (let row = 0; row < rowCount; row += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, rowCount - row);
    const at = core.rowsAt(count) >>> 0;
    const room = new Uint8Array(core.memory.buffer, at, count * secretCount);
    const rows = rowsFrom(problem, row, count, room);
    if (rows !== room) room.set(rows);
    core.readyRows(row, count);
    yield;
  }
  // If rows are made anew, their classes are counted by now.
  const { rowParts } = problem;
  const { buffer } = core.memory;
  const parts = new Uint8Array(buffer, core.partsAt() >>> 0, rowCount);
  for (let row = 0; row < rowCount; row++) parts[row] = Math.min(255, rowParts[row]);
  new Uint16Array(buffer, core.secretsAt() >>> 0, secretCount).set(secrets);
  if (narrowing) new Int32Array(buffer, core.guessNumbersAt() >>> 0, rowCount).set(guesses);
  if (codes) new Uint8Array(buffer, core.codesAt() >>> 0, codes.table.length).set(codes.table);
  core.ready();
  return true;
}

/** Cells of the matrix handed over between two pauses. */
const LAID_OUT_AT_ONCE = 2 ** 19;
/** Rows are handed over in multiples of a cache line. */
const LINE_BYTES = 64;
