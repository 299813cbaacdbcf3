import { Frame } from './frame';
import { release, take } from './memory';
import { Problem, rowOf } from './problem';

/** Lays the cells of a guess on the stack, smallest first. */
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
  sortCells(cells);
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

/** After `split`: which cell is that of an answer, or −1. */
export function cellOf(frame: Frame, cls: u32): i32 {
  for (let i: u32 = 0; i < frame.cells; i++)
    if (<u32>load<u8>(order + ((<usize>i) << 2)) === cls) return <i32>i;
  return -1;
}

export function layOutSplit(): void {
  counts = take(1024);
  order = take(1024);
}

/** By class: how many columns have it, later where the next of them goes; clear between two calls. */
let counts: usize = 0;
/** The cells, four bytes each: the class in the lowest, the size above. */
let order: usize = 0;

/** Writes and counts the classes of a row on a set; returns how many there are, and lists them in the order of their first use. */
function readClasses(problem: Problem, row: u32, set: usize, size: u32, to: usize): u32 {
  const base = rowOf(problem, row);
  const step = <usize>problem.columnStep;
  let cells: u32 = 0;
  for (let i: usize = 0; i < <usize>size; i++) {
    const cls = <u32>load<u8>(base + <usize>load<u16>(set + (i << 1)) * step);
    store<u8>(to + i, <u8>cls);
    const count = counts + ((<usize>cls) << 2);
    const before = load<u32>(count);
    if (before === 0) {
      store<u32>(order + ((<usize>cells) << 2), cls);
      cells++;
    }
    store<u32>(count, before + 1);
  }
  return cells;
}

/** Puts the smaller cells first; of equals, those that were listed first. */
function sortCells(cells: u32): void {
  for (let i: usize = 0; i < <usize>cells; i++) {
    const cls = load<u32>(order + (i << 2));
    const size = load<u32>(counts + ((<usize>cls) << 2));
    let at = order + (i << 2);
    while (at > order && load<u32>(at - 4) >> 8 > size) {
      store<u32>(at, load<u32>(at - 4));
      at -= 4;
    }
    store<u32>(at, (size << 8) | cls);
  }
}
