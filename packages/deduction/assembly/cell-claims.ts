import { Frame } from './frame';
import { claim } from './host';
import { INFEASIBLE } from './size-bounds';
import { SHARED_MIN, unitOf } from './work-units';

/**
 * Returns by how much a cell may exceed its lower bound. While other threads search cells of the same guess, those
 * will exceed their bounds, too. So only half of the remaining room is searched first, and a cell that costs more
 * waits until the others are done.
 */
export function roomOf(frame: Frame): i32 {
  const left = frame.best - frame.sum;
  return frame.hasDeferredCells && frame.best < INFEASIBLE ? (left + 1) / 2 : left;
}

/** Claims a cell, or defers it if another thread works on it. Returns whether to search it now. */
export function claimCell(frame: Frame, size: u32): bool {
  frame.cellClaim = 0;
  if (frame.isLater || size < SHARED_MIN) return true;
  const unit = unitOf(unitOf(frame.name, frame.row + 1), frame.cell);
  if (unit === 0) return true;
  if (claim(unit)) frame.cellClaim = unit;
  else frame.hasDeferredCells = true;
  return frame.cellClaim !== 0;
}
