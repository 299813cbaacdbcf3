import { Frame } from './frame';
import { leftAfter } from './frame-stack';
import { tell } from './host';
import { hasSymmetry, key, keyHash, keyLength, keyMark, readKey } from './set-key';
import { findAnywhere, lower, record, upper } from './set-table';
import { INFEASIBLE } from './size-bounds';
import { nameOf } from './work-units';

/** What the table knows about the set of the current frame. */

/** Names the set and returns whether enough is known about it. If so, `lower` is its cost, or reaches the limit. */
export function isKnownEnough(frame: Frame): bool {
  readFrameKey(frame);
  frame.name = nameOf(keyHash, frame.size);
  return findAnywhere() && (lower >= frame.limit || lower === upper);
}

/** Whether another thread has proved meanwhile that no guess costs less than the best known. */
export function isRefutedMeanwhile(frame: Frame): bool {
  if (!frame.isKeyed) return false;
  readFrameKey(frame);
  if (!findAnywhere() || lower < frame.best) return false;
  frame.missed = min(frame.missed, lower);
  return true;
}

/** Records the cost of the set: exact if it is below the limit, and otherwise a lower bound. */
export function recordCost(frame: Frame, cost: i32): void {
  readFrameKey(frame);
  const most = cost < frame.limit ? cost : INFEASIBLE;
  record(cost, most, hasSymmetry() || !frame.isInOrder ? -1 : frame.chosen);
  tell(key, keyLength, keyHash, keyMark, cost, most);
}

function readFrameKey(frame: Frame): void {
  readKey(frame.problem, frame.set, frame.size, leftAfter(0));
}
