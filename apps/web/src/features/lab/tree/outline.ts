import type { TreeModel } from '../model/tree-model.ts';

/** A visible line of the outline. Levels and positions are one-based. */
export interface OutlineLine {
  readonly node: number;
  readonly level: number;
  readonly position: number;
  readonly setSize: number;
  /** Undefined if the node has no children. */
  readonly isOpen: boolean | undefined;
}

/** Returns the visible lines in the order of play, descending into unfolded nodes. */
export function outlineOf(model: TreeModel, unfolded: ReadonlySet<number>): readonly OutlineLine[] {
  const lines: OutlineLine[] = [];
  const walk = (node: number, level: number, position: number, setSize: number) => {
    const children = model.childrenOf(node);
    const isOpen = children.length === 0 ? undefined : unfolded.has(node);
    lines.push({ node, level, position, setSize, isOpen });
    if (isOpen) for (const [at, child] of children.entries()) walk(child, level + 1, at + 1, children.length);
  };
  if (model.size > 0) walk(0, 1, 1, 1);
  return lines;
}

/** What a key of the tree pattern does on a line: move the focus, or fold or unfold the line. */
export type OutlineMove =
  | { readonly kind: 'go'; readonly node: number }
  | { readonly kind: 'fold'; readonly open: boolean };

/**
 * Returns the effect of a key, as WAI-ARIA defines it for trees. Undefined for other keys, and if there is
 * nowhere to go.
 */
export function outlineKey(
  key: string,
  model: TreeModel,
  lines: readonly OutlineLine[],
  node: number,
): OutlineMove | undefined {
  const at = lines.findIndex((line) => line.node === node);
  const line = lines[at];
  if (!line) return undefined;
  const go = (other: OutlineLine | undefined): OutlineMove | undefined =>
    other && { kind: 'go', node: other.node };
  switch (key) {
    case 'ArrowDown':
      return go(lines[at + 1]);
    case 'ArrowUp':
      return go(lines[at - 1]);
    case 'Home':
      return go(lines[0]);
    case 'End':
      return go(lines.at(-1));
    case 'ArrowRight':
      if (line.isOpen === undefined) return undefined;
      return line.isOpen ? go(lines[at + 1]) : { kind: 'fold', open: true };
    case 'ArrowLeft': {
      if (line.isOpen) return { kind: 'fold', open: false };
      const parent = model.parentOf(node);
      return parent < 0 ? undefined : { kind: 'go', node: parent };
    }
    default:
      return undefined;
  }
}
