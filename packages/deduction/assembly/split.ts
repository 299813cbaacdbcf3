import { Frame } from './frame';
import { take } from './memory';
import { Problem, rowOf } from './problem';

/** Lays the cells of a guess on the stack, smallest first. */
export function split(frame: Frame, problem: Problem, row: u32): void {
  const set = frame.at;
  const size = frame.size;
  const base = rowOf(problem, row);
  const step = <usize>problem.columnStep;
  const cellsMax = <usize>min(size, problem.classCount);
  frame.starts = take(cellsMax << 2);
  frame.sizes = take(cellsMax << 2);
  frame.lows = take(cellsMax << 2);
  const columns = take((<usize>size) << 1);
  let cells: u32 = 0;
  for (let i: usize = 0; i < <usize>size; i++) {
    const cls = <u32>load<u8>(base + <usize>load<u16>(set + (i << 1)) * step);
    const count = counts + ((<usize>cls) << 2);
    const before = load<u32>(count);
    if (before === 0) {
      store<u32>(slots + ((<usize>cells) << 2), cls);
      cells++;
    }
    store<u32>(count, before + 1);
  }
  for (let i: u32 = 0; i < cells; i++) {
    const cls = load<u32>(slots + ((<usize>i) << 2));
    let j = i;
    while (j > 0 && countOf(load<u32>(classes + ((<usize>(j - 1)) << 2))) > countOf(cls)) {
      store<u32>(classes + ((<usize>j) << 2), load<u32>(classes + ((<usize>(j - 1)) << 2)));
      j--;
    }
    store<u32>(classes + ((<usize>j) << 2), cls);
  }
  let at = columns;
  for (let i: usize = 0; i < <usize>cells; i++) {
    const count = counts + ((<usize>load<u32>(classes + (i << 2))) << 2);
    const cellSize = load<u32>(count);
    store<u32>(frame.starts + (i << 2), <u32>at);
    store<u32>(frame.sizes + (i << 2), cellSize);
    store<u32>(count, <u32>at);
    at += (<usize>cellSize) << 1;
  }
  for (let i: usize = 0; i < <usize>size; i++) {
    const column = load<u16>(set + (i << 1));
    const place = counts + ((<usize>load<u8>(base + <usize>column * step)) << 2);
    const to = load<u32>(place);
    store<u16>(to, column);
    store<u32>(place, to + 2);
  }
  for (let i: usize = 0; i < <usize>cells; i++)
    store<u32>(counts + ((<usize>load<u32>(classes + (i << 2))) << 2), 0);
  frame.cells = cells;
}

/** After `split`: which cell is that of an answer, or −1. */
export function cellOf(frame: Frame, cls: u32): i32 {
  for (let i: u32 = 0; i < frame.cells; i++)
    if (load<u32>(classes + ((<usize>i) << 2)) === cls) return <i32>i;
  return -1;
}

export function layOutSplit(): void {
  counts = take(1024);
  slots = take(1024);
  classes = take(1024);
}

let counts: usize = 0;
let slots: usize = 0;
let classes: usize = 0;

function countOf(cls: u32): u32 {
  return load<u32>(counts + ((<usize>cls) << 2));
}
