import type { TreeModel } from '../model/tree-model.ts';

/** A node on paper: `x` and `width` in the units of the whole, `level` from 0 below the top. */
export interface IcicleBox {
  readonly node: number;
  readonly x: number;
  readonly width: number;
  readonly level: number;
}

/** Neighbours too narrow to draw one by one. */
export type IcicleCrumbs = Omit<IcicleBox, 'node'>;

export interface Icicle {
  readonly boxes: readonly IcicleBox[];
  readonly crumbs: readonly IcicleCrumbs[];
  /** Levels drawn. */
  readonly levels: number;
}

const ICICLE_LEVELS_MAX = 9;

/**
 * The tree below `top`, each node as wide as its share of the codes, children from left to right in the order of their
 * answers. What is narrower than `least` is drawn as crumbs, a run of neighbours as one, and not entered.
 */
export function icicleOf(model: TreeModel, top: number, width: number, least: number): Icicle {
  const boxes: IcicleBox[] = [];
  const crumbs: IcicleCrumbs[] = [];
  const unit = width / Math.max(model.leftAt(top), 1);
  let levels = 1;
  const draw = (node: number, x: number, level: number) => {
    boxes.push({ node, x, width: model.leftAt(node) * unit, level });
    levels = Math.max(levels, level + 1);
    if (level + 1 >= ICICLE_LEVELS_MAX) return;
    let at = x;
    let run = 0;
    const flush = () => {
      if (run > 0) crumbs.push({ x: at - run, width: run, level: level + 1 });
      run = 0;
    };
    for (const child of model.childrenOf(node)) {
      const share = model.leftAt(child) * unit;
      if (share < least) run += share;
      else {
        flush();
        draw(child, at, level + 1);
      }
      at += share;
    }
    flush();
  };
  draw(top, 0, 0);
  if (crumbs.length > 0) levels = Math.max(levels, ...crumbs.map(({ level }) => level + 1));
  return { boxes, crumbs, levels };
}

/** How certain the code is at a node, 0 at the beginning and 1 where one is left: the bits known, of those there are. */
export function certaintyOf(left: number, total: number): number {
  return total <= 1 ? 1 : 1 - Math.log2(left) / Math.log2(total);
}
