import type { Cell } from './partition.ts';

/** A cell as a rectangle: its width is its probability, its height the surprise of its answer in bits. */
export interface Area {
  readonly cell: Cell;
  /** The left edge, from 0 to 1. */
  readonly from: number;
  /** log₂ 1/p, where p is the chance of the cell. */
  readonly bits: number;
  /** p · log₂ 1/p: its contribution to the expected bits. */
  readonly area: number;
}

/** Returns the rectangles, whose areas add up to the expected bits. */
export function areasOf(cells: readonly Cell[]): readonly Area[] {
  let from = 0;
  return cells.map((cell) => {
    const bits = Math.log2(1 / cell.chance);
    const area = { cell, from, bits, area: cell.chance * bits };
    from += cell.chance;
    return area;
  });
}
