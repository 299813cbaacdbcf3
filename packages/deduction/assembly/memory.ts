/**
 * Linear memory. The input of a search is at the bottom; above it is a stack of bytes, which grows as long as memory is
 * available. To release memory, set the top back to where it was.
 */
export let top: usize = __heap_base;

const PAGE: usize = 65536;
const STEP: usize = 16 * PAGE;
let end: usize = 0;

/** Allocates this many bytes, aligned for vectors, and returns their address. */
export function take(count: usize): usize {
  const at = top;
  top = (at + count + 63) & ~(<usize>63);
  if (top + PAGE > end && !reserve(PAGE)) unreachable();
  return at;
}

export function release(to: usize): void {
  top = to;
}

/** Ensures that this many bytes are available above the top. Returns false if the memory cannot grow that much. */
export function reserve(count: usize): bool {
  end = <usize>memory.size() * PAGE;
  if (top + count <= end) return true;
  if (memory.grow(<i32>((top + count - end + STEP) / PAGE)) < 0) return false;
  end = <usize>memory.size() * PAGE;
  return true;
}
