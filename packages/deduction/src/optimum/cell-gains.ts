import { NEVER } from '../check/set-bounds.ts';
import type { Turn } from './search-options.ts';
import type { SetSearch } from './set-search.ts';
import { INFEASIBLE } from './size-bound.ts';

/**
 * Returns cells for which a lemma can prove more than the bound of two guesses does: as many as are needed to make up
 * for `missing`, each with the gain to prove.
 */
export function gainsOf(
  search: SetSearch,
  cells: readonly Cell[],
  guess: number,
  turns: readonly Turn[],
  missing: number,
): readonly Gain[] {
  const larger = cells.filter(({ columns }) => columns.length > 2);
  let gains = larger
    .map((cell) => ({ cell, gain: search.knownOf(cell.columns, turns.length + 1).lower - cell.low }))
    .filter(({ gain }) => gain > 0);
  const sumOf = () => gains.reduce((sum, { gain }) => sum + gain, 0);
  for (const cell of larger.toReversed()) {
    const still = missing - sumOf();
    if (still <= 0) break;
    const known = gains.find((other) => other.cell === cell)?.gain ?? 0;
    const after = [...turns, { guess, cls: cell.cls }];
    const cost = search.costAfter(after, cell.low + known + still);
    if (cost <= cell.low + known) continue;
    gains = gains.filter((other) => other.cell !== cell);
    gains.push({ cell, gain: cost - cell.low });
  }
  let spare = sumOf() - missing;
  if (spare < 0) throw new Error(`a guess costs ${-spare} less than claimed`);
  const worth = ({ cell, gain }: Gain) => gain / cell.columns.length;
  return gains
    .toSorted((a, b) => worth(a) - worth(b) || a.cell.cls - b.cell.cls)
    .flatMap(({ cell, gain }) => {
      const less = Math.min(spare, gain);
      spare -= less;
      return less < gain ? [{ cell, gain: gain - less }] : [];
    });
}

/**
 * Returns a cell that cannot be solved with the guesses left: the smallest one that the search already knows of, or
 * else the largest one that it finds.
 */
export function hopelessCell(
  search: SetSearch,
  cells: readonly Cell[],
  guess: number,
  turns: readonly Turn[],
): readonly Gain[] {
  const larger = cells.filter(({ columns }) => columns.length > 2);
  const after = (cell: Cell) => [...turns, { guess, cls: cell.cls }];
  const cell =
    larger.findLast(({ columns }) => search.knownOf(columns, turns.length + 1).lower >= INFEASIBLE) ??
    larger.find((other) => search.costAfter(after(other), INFEASIBLE) >= INFEASIBLE);
  if (!cell) throw new Error('a guess leads to a strategy, although the claim says that there is none');
  return [{ cell, gain: NEVER - cell.low }];
}

/** A cell, and the cost to be proved for it in addition to what is known. */
export interface Gain {
  readonly cell: Cell;
  readonly gain: number;
}

/** The columns that an answer to a guess leaves. */
export interface Cell {
  readonly cls: number;
  readonly columns: Uint16Array;
  /** The lower bound known so far. */
  low: number;
}
