import { Problem } from './problem';

/** A set that is being searched, and the guess that is tried on it. */
@unmanaged
export class Frame {
  /**
   * `set` is in the problem that it came from (`problem`); `at` is the same set in its own problem (`inner`), maybe
   * the same.
   */
  problem: Problem;
  set: usize;
  inner: Problem;
  at: usize;
  size: u32;
  limit: i32;
  isKeyed: bool;
  /** The set is neither looked up nor recorded, because the best guess is needed, which the table does not store. */
  isFresh: bool;
  /** The top of memory before this frame. */
  bottom: usize;
  /**
   * `floor`: a lower bound of the set. `best`: the lowest cost found, or the limit. `chosen`: the guess that costs
   * it, as a row of the whole problem. `missed`: the lowest bound among guesses that were left out.
   */
  floor: i32;
  best: i32;
  chosen: i32;
  missed: i32;
  /** A heap of the guesses still to be tried. */
  heap: usize;
  count: u32;
  /** The most parts of a member and of any other guess, which bound the cells; both 0 to use the problem's bounds. */
  inside: u32;
  outside: u32;
  /**
   * The guess (`row`), the number of its cells, and the next cell to be searched. `starts`, `sizes` and `lows` point to the
   * addresses, sizes and lower bounds of the cells.
   */
  row: u32;
  cells: u32;
  cell: u32;
  /** How many steps of `raiseNext` are done. */
  raised: u32;
  starts: usize;
  sizes: usize;
  lows: usize;
  /** The lower bound of the guess so far, and the top of memory before it. */
  sum: i32;
  attemptBottom: usize;
  /** The name of the set for other threads; 0 if the set is too small to share. */
  name: u32;
  /** How many guesses were tried, and how many were deferred (another thread works on them) and follow the heap. */
  tried: u32;
  deferred: u32;
  /** Whether all guesses so far were tried in the order of the list. */
  isInOrder: bool;
  /** Whether some cells were deferred, and whether the deferred cells are being searched now. */
  hasDeferredCells: bool;
  isLater: bool;
  /** The limit for the current cell. */
  cellLimit: i32;
  /** The units that this thread has claimed for the guess and for its current cell; 0 for none. */
  guessClaim: u32;
  cellClaim: u32;
}
