import { rank } from './ascending-numbers';
import { Frame } from './frame';
import { release, take } from './memory';
import { Problem, rowOf } from './problem';

/** Writes the cells of a guess to the stack, smallest first, with their addresses and sizes in the frame. */
export function split(frame: Frame, problem: Problem, row: u32): void {
  const set = frame.at;
  const size = frame.size;
  const cellsMax = <usize>min(size, problem.classCount);
  frame.starts = take(cellsMax << 2);
  frame.sizes = take(cellsMax << 2);
  frame.lows = take(cellsMax << 2);
  const columns = take((<usize>size) << 1);
  const classes = take(size);
  const cells = readClasses(problem, row, set, size, classes);
  sortCells(cells, size);
  let at = columns;
  for (let i: usize = 0; i < <usize>cells; i++) {
    const cell = load<u32>(order + (i << 2));
    const cellSize = cell >> 8;
    store<u32>(frame.starts + (i << 2), <u32>at);
    store<u32>(frame.sizes + (i << 2), cellSize);
    store<u32>(counts + ((<usize>(cell & 255)) << 2), <u32>at);
    at += (<usize>cellSize) << 1;
  }
  for (let i: usize = 0; i < <usize>size; i++) {
    const place = counts + ((<usize>load<u8>(classes + i)) << 2);
    const to = load<u32>(place);
    store<u16>(to, load<u16>(set + (i << 1)));
    store<u32>(place, to + 2);
  }
  for (let i: usize = 0; i < <usize>cells; i++)
    store<u32>(counts + ((<usize>load<u8>(order + (i << 2))) << 2), 0);
  frame.cells = cells;
  release(classes);
}

/** After `split`: returns the cell of an answer, or −1. */
export function cellOf(frame: Frame, cls: u32): i32 {
  for (let i: u32 = 0; i < frame.cells; i++)
    if (<u32>load<u8>(order + ((<usize>i) << 2)) === cls) return <i32>i;
  return -1;
}

export function layOutSplit(): void {
  counts = take(1024);
  listed = take(1088);
  order = take(1024);
  keys = take(RANKED_MAX << 1);
  ranks = take(RANKED_MAX << 1);
}

/** By class: how many columns have it, and later the address for the next of them; zero between calls. */
let counts: usize = 0;
/** The classes of the cells in order of first occurrence, four bytes each. */
let listed: usize = 0;
/** The cells in order, four bytes each: the class in the lowest byte, the size above it. */
let order: usize = 0;
/** `keys`: size and list index of each cell in one two-byte number. `ranks`: how many other keys are less. */
let keys: usize = 0;
let ranks: usize = 0;

const RANKED_MAX: u32 = 16;
const RANKED_SIZE_MAX: u32 = 2047;

/**
 * Writes, counts and lists (in order of first occurrence) the classes of a row on a set; returns how many there are.
 */
function readClasses(problem: Problem, row: u32, set: usize, size: u32, to: usize): u32 {
  const base = rowOf(problem, row);
  const step = <usize>problem.columnStep;
  let cells: u32 = 0;
  for (let i: usize = 0; i < <usize>size; i++) {
    const cls = <u32>load<u8>(base + <usize>load<u16>(set + (i << 1)) * step);
    store<u8>(to + i, <u8>cls);
    const count = counts + ((<usize>cls) << 2);
    const before = load<u32>(count);
    // Write unconditionally: a mispredicted branch would take longer.
    store<u32>(listed + ((<usize>cells) << 2), cls);
    cells += <u32>(before === 0);
    store<u32>(count, before + 1);
  }
  return cells;
}

/** Sorts the cells by size, smallest first; the sort is stable. */
function sortCells(cells: u32, size: u32): void {
  if (cells <= RANKED_MAX && size <= RANKED_SIZE_MAX) sortByRank(cells);
  else sortByInsertion(cells);
}

/** Puts each cell at the index that equals the number of cells before it. */
function sortByRank(cells: u32): void {
  const end = keys + ((<usize>cells) << 1);
  let at = listed;
  for (let i: usize = 0; i < <usize>cells; i++) {
    const size = load<u32>(counts + (load<u32>(at) << 2));
    store<u16>(keys + (i << 1), (size << 4) | i);
    at += 4;
  }
  rank(keys, cells, ranks);
  at = listed;
  for (let key = keys; key < end; key += 2) {
    store<u32>(
      order + ((<usize>load<u16>(key + (ranks - keys))) << 2),
      ((load<u16>(key) >> 4) << 8) | load<u32>(at),
    );
    at += 4;
  }
}

function sortByInsertion(cells: u32): void {
  for (let i: usize = 0; i < <usize>cells; i++) {
    const cls = load<u32>(listed + (i << 2));
    const size = load<u32>(counts + ((<usize>cls) << 2));
    let at = order + (i << 2);
    while (at > order && load<u32>(at - 4) >> 8 > size) {
      store<u32>(at, load<u32>(at - 4));
      at -= 4;
    }
    store<u32>(at, (size << 8) | cls);
  }
}
