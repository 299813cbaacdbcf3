import { Frame } from './frame';
import { leftAfter } from './frame-stack';
import { tell } from './host';
import { hasSymmetry, key, keyHash, keyLength, keyMark, readKey } from './set-key';
import { findAnywhere, lower, record, upper } from './set-table';
import { INFEASIBLE } from './size-bounds';
import { nameOf } from './work-units';

/** What the table knows of the set of the present frame. */

/** Names the set, and says whether enough is known of it; then `lower` is what it costs, or at least that. */
export function isKnownEnough(frame: Frame): bool {
  readFrameKey(frame);
  frame.name = nameOf(keyHash, frame.size);
  return findAnywhere() && (lower >= frame.limit || lower === upper);
}

/** Has another thread proved that no guess costs less than the best known? */
export function isRefutedMeanwhile(frame: Frame): bool {
  if (!frame.isKeyed) return false;
  readFrameKey(frame);
  if (!findAnywhere() || lower < frame.best) return false;
  frame.missed = min(frame.missed, lower);
  return true;
}

/** Records what the set costs: the least cost if below the limit, else a lower bound. */
export function recordCost(frame: Frame, cost: i32): void {
  readFrameKey(frame);
  const most = cost < frame.limit ? cost : INFEASIBLE;
  record(cost, most, hasSymmetry() || !frame.isInOrder ? -1 : frame.chosen);
  tell(key, keyLength, keyHash, keyMark, cost, most);
}

function readFrameKey(frame: Frame): void {
  readKey(frame.problem, frame.set, frame.size, leftAfter(0));
}
