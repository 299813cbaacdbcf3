import type { TreeModel } from '../model/tree-model.ts';

/** A node of the plot. `x` and `width` are in units of the whole plot; `level` is zero-based from the top. */
export interface IcicleBox {
  readonly node: number;
  readonly x: number;
  readonly width: number;
  readonly level: number;
}

/** Neighbouring nodes that are too narrow to draw individually. */
export type IcicleCrumbs = Omit<IcicleBox, 'node'>;

export interface Icicle {
  readonly boxes: readonly IcicleBox[];
  readonly crumbs: readonly IcicleCrumbs[];
  /** The number of levels drawn. */
  readonly levels: number;
}

const ICICLE_LEVELS_MAX = 9;

/**
 * Lays out the tree below `top`. Each node is as wide as its share of the codes; children are in the order of
 * their answers from left to right. Nodes narrower than `least` are drawn as crumbs without their subtrees, and
 * a run of neighbours becomes one crumb.
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

/**
 * Returns how certain the code is at a node, from 0 at the root to 1 if a single code is left: the fraction of
 * all bits that are known.
 */
export function certaintyOf(left: number, total: number): number {
  return total <= 1 ? 1 : 1 - Math.log2(left) / Math.log2(total);
}
