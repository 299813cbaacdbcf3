import { Problem } from './problem';

/** One set under search, and the guess that is tried on it. */
@unmanaged
export class Frame {
  /** The set in the problem that it came from, and in its own, which may be the same. */
  problem: Problem;
  set: usize;
  inner: Problem;
  at: usize;
  size: u32;
  limit: i32;
  isKeyed: bool;
  /** Neither looked up nor recorded, because the best guess is wanted, which the table does not hold. */
  isFresh: bool;
  /** The top of memory before. */
  bottom: usize;
  /** What the set costs at least; the least cost found, or the limit; by which guess, in rows of the whole; the least cost left out. */
  floor: i32;
  best: i32;
  chosen: i32;
  missed: i32;
  /** The guesses still to be tried, a heap. */
  heap: usize;
  count: u32;
  /** The most parts on the set, which bound what its cells cost; both 0 where the problem's own bounds do. */
  inside: u32;
  outside: u32;
  /** The guess, where its cells lie on the stack with their sizes and what they cost at least, and the next to be searched. */
  row: u32;
  cells: u32;
  cell: u32;
  /** How many steps of raising the bounds of its cells are done. */
  raised: u32;
  starts: usize;
  sizes: usize;
  lows: usize;
  /** What the guess costs at least so far, and the top of memory before it. */
  sum: i32;
  attemptBottom: usize;
  /** Names the set to other threads; 0 where it is too small to be worth it. */
  name: u32;
  /** How many guesses were tried, and how many were left to later because another thread is at them: those stand behind the heap. */
  tried: u32;
  deferred: u32;
  /** Were all guesses tried in the order of the list? */
  isInOrder: bool;
  /** Whether some cells were put off, and whether they are searched now. */
  hasDeferredCells: bool;
  isLater: bool;
  /** The limit for the cell that is searched. */
  cellLimit: i32;
  /** What this thread has claimed for the guess and for its current cell; 0 for nothing. */
  guessClaim: u32;
  cellClaim: u32;
}
