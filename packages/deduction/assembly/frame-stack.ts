import { Frame } from './frame';
import { release, take, top } from './memory';
import { Problem } from './problem';

/**
 * The stack of frames of a search. A search may begin while another one waits; the state of the waiting search is
 * stored after the set of the new one.
 */
export let depth: u32 = 0;
/** The guesses on the current path, as rows of the whole problem, four bytes each. */
export let history: usize = 0;
/** For sets after fewer guesses than this, guesses are omitted by symmetry. */
export let reducedDepth: i32 = 0;

/** How many guesses the search may make in total. */
export let allowed: u32 = 0;

/** The largest depth of a strategy. */
export const DEPTH_MAX: u32 = 255;

export function layOutFrames(): void {
  frames = 0;
}

/** Begins a search of the set at the top of the memory. `mode`: the state in which the waiting search resumes. */
export function pushSearch(
  problem: Problem,
  size: u32,
  limit: i32,
  reduceTo: i32,
  allow: u32,
  attempt: bool,
  mode: i32,
): void {
  const set = take((<usize>size) << 1);
  const waiting = changetype<Waiting>(take(offsetof<Waiting>()));
  waiting.frames = frames;
  waiting.history = history;
  waiting.depth = depth;
  waiting.mode = mode;
  waiting.isAttempt = isAttempt;
  waiting.reducedDepth = reducedDepth;
  waiting.allowed = allowed;
  frames = take(FRAMES * offsetof<Frame>());
  history = take(FRAMES << 2);
  depth = 0;
  reducedDepth = reduceTo;
  allowed = allow;
  isAttempt = attempt;
  fillFrame(problem, set, size, limit, attempt);
}

/** Returns to the waiting search; the result is the state in which it resumes. */
export function popSearch(): i32 {
  const set = frameAt(0).set;
  const waiting = changetype<Waiting>((set + ((<usize>frameAt(0).size) << 1) + 63) & ~(<usize>63));
  frames = waiting.frames;
  history = waiting.history;
  depth = waiting.depth;
  isAttempt = waiting.isAttempt;
  reducedDepth = waiting.reducedDepth;
  allowed = waiting.allowed;
  const mode = waiting.mode;
  release(set);
  return mode;
}

/** Returns how many guesses are left after `made` guesses from the current frame on; 0 if there is no limit. */
export function leftAfter(made: u32): u32 {
  return allowed < DEPTH_MAX && allowed > depth + made ? allowed - depth - made : 0;
}

export function frameAt(at: u32): Frame {
  return changetype<Frame>(frames + <usize>at * offsetof<Frame>());
}

/** Descends into a set that a guess leaves. `row`: the guess, as a row of the whole problem. */
export function pushFrame(problem: Problem, set: usize, size: u32, limit: i32, row: u32): void {
  store<u32>(history + ((<usize>depth) << 2), row);
  depth++;
  fillFrame(problem, set, size, limit, false);
}

export function popFrame(): void {
  depth--;
}

/** Whether the current frame tries one given guess, even if all its answers are the same. */
export function isAttemptFrame(): bool {
  return isAttempt && depth === 0;
}

const FRAMES: u32 = DEPTH_MAX + 1;

let frames: usize = 0;
let isAttempt: bool = false;

@unmanaged
class Waiting {
  frames: usize;
  history: usize;
  depth: u32;
  mode: i32;
  isAttempt: bool;
  reducedDepth: i32;
  allowed: u32;
}

function fillFrame(problem: Problem, set: usize, size: u32, limit: i32, fresh: bool): void {
  const frame = frameAt(depth);
  frame.problem = problem;
  frame.set = set;
  frame.size = size;
  frame.limit = limit;
  frame.isFresh = fresh;
  frame.bottom = top;
  frame.name = 0;
  frame.tried = 0;
  frame.deferred = 0;
  frame.isInOrder = true;
  frame.guessClaim = 0;
}
