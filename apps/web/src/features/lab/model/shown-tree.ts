import type { LabTree } from '../../../shell/parts/lab-tasks.ts';
import type { TreeSource } from './address.ts';
import type { TreeModel } from './tree-model.ts';

/** A tree on the page, where it came from, and how long the worker took. */
export interface ShownTree {
  readonly source: TreeSource;
  readonly model: TreeModel;
  readonly tree: LabTree;
  readonly milliseconds: number;
}
