import type { TreeModel } from '../model/tree-model.ts';

/** A guess of the tree with its answers, one column of the walk. */
export interface TreeColumn {
  readonly node: number;
  /** The node below that the next column shows; `undefined` in the last. */
  readonly next: number | undefined;
  /** Behind the node that is looked at: nobody has gone there yet. */
  readonly isAhead: boolean;
}

/**
 * The last columns of the walk to a node, and as far as there are fewer than `most`, those ahead of it: after each guess the
 * answer that leaves most.
 */
export function columnsOf(model: TreeModel, at: number, most: number): readonly TreeColumn[] {
  const nodes = [...model.lineTo(at)].slice(-most);
  for (let last = at; nodes.length < most; ) {
    const next = model.largestFirst(last)[0];
    if (next === undefined || model.childrenOf(next).length === 0) break;
    nodes.push(next);
    last = next;
  }
  const here = nodes.indexOf(at);
  return nodes.map((node, column) => ({ node, next: nodes[column + 1], isAhead: column > here }));
}
