import type { Cell } from './partition.ts';

/** A cell as a rectangle: as wide as it is likely, as high as its answer is surprising, in bits. */
export interface Area {
  readonly cell: Cell;
  /** Where it begins, from 0 to 1. */
  readonly from: number;
  /** log₂ 1/p */
  readonly bits: number;
  /** p · log₂ 1/p: what it gives to the expected bits. */
  readonly area: number;
}

/** The areas add up to the expected bits. */
export function areasOf(cells: readonly Cell[]): readonly Area[] {
  let from = 0;
  return cells.map((cell) => {
    const bits = Math.log2(1 / cell.chance);
    const area = { cell, from, bits, area: cell.chance * bits };
    from += cell.chance;
    return area;
  });
}
