/**
 * Linear memory: what a search is given lies below, and above it a stack of bytes, which grows as long as there is memory.
 * Whoever takes room gives it back by setting the top to where it was.
 */
export let top: usize = __heap_base;

const PAGE: usize = 65536;
const STEP: usize = 16 * PAGE;
let end: usize = 0;

/** So many bytes, on a place that a vector may be read from. */
export function take(count: usize): usize {
  const at = top;
  top = (at + count + 63) & ~(<usize>63);
  if (top + PAGE > end && !reserve(PAGE)) unreachable();
  return at;
}

export function release(to: usize): void {
  top = to;
}

/** Is there, or can there be, so much above the top? */
export function reserve(count: usize): bool {
  end = <usize>memory.size() * PAGE;
  if (top + count <= end) return true;
  if (memory.grow(<i32>((top + count - end + STEP) / PAGE)) < 0) return false;
  end = <usize>memory.size() * PAGE;
  return true;
}
