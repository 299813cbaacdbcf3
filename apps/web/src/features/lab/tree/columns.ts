import type { TreeModel } from '../model/tree-model.ts';

/** A column of the path: a guess of the tree with its answers. */
export interface TreeColumn {
  readonly node: number;
  /** The child that the next column shows. Undefined in the last column. */
  readonly next: number | undefined;
  /** Whether the column is beyond the current node, where the user has not gone yet. */
  readonly isAhead: boolean;
}

/**
 * Returns the last columns of the path to a node. If there are fewer than `most`, columns beyond the node are
 * added: after each guess, the answer that leaves the most secrets.
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
