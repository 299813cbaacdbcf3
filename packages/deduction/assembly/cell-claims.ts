import { Frame } from './frame';
import { claim } from './host';
import { INFEASIBLE } from './size-bounds';
import { SHARED_MIN, unitOf } from './work-units';

/**
 * How much more than is known of it a cell may cost. While others are at cells of the same guess, theirs will cost more than is
 * known, too, so half of what is left is proved first, and a cell that costs more waits until theirs are done.
 */
export function roomOf(frame: Frame): i32 {
  const left = frame.best - frame.sum;
  return frame.hasDeferredCells && frame.best < INFEASIBLE ? (left + 1) / 2 : left;
}

/** Claims a cell, or leaves it for later if another thread works on it. */
export function claimCell(frame: Frame, size: u32): bool {
  frame.cellClaim = 0;
  if (frame.isLater || size < SHARED_MIN) return true;
  const unit = unitOf(unitOf(frame.name, frame.row + 1), frame.cell);
  if (unit === 0) return true;
  if (claim(unit)) frame.cellClaim = unit;
  else frame.hasDeferredCells = true;
  return frame.cellClaim !== 0;
}
