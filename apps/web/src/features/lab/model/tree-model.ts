import type { FlatTree } from '@inkling/deduction/optimum/flat-tree';
import type { LabGame } from '../../../shell/parts/lab-part.ts';
import type { LabTree } from '../../../shell/parts/lab-tasks.ts';
import type { TreeSource } from './address.ts';

/** Facts about a node. */
export interface NodeFacts {
  readonly left: number;
  /** Guesses from here on, counting this one: the mean over the remaining secrets, and the maximum. */
  readonly average: number;
  readonly worst: number;
  /** Whether the guess itself can be the secret. */
  readonly possible: boolean;
  /** Zero-based depth; the root has depth 0. */
  readonly depth: number;
}

/**
 * A strategy tree prepared for navigation. Nodes are numbered in the order of play, so the subtree of a node is
 * the contiguous range from it to its entry in `#ends` (exclusive). Remaining secrets and guesses in a subtree
 * are sums over that range, computed from prefix sums.
 */
export class TreeModel {
  readonly game: LabGame;
  readonly tree: FlatTree;
  readonly #ends: Int32Array;
  readonly #depths: Int32Array;
  /**
   * Prefix sums: the number of hits before each node, and below the sum of their depths. A hit is a node whose
   * guess can be the secret.
   */
  readonly #hitsBefore: Int32Array;
  readonly #depthsBefore: Float64Array;
  readonly #deepest: Int32Array;
  readonly #children: readonly (readonly number[])[];

  constructor(game: LabGame, tree: FlatTree) {
    const { parents, hits } = tree;
    const size = parents.length;
    this.game = game;
    this.tree = tree;
    this.#ends = Int32Array.from({ length: size }, (_, node) => node + 1);
    this.#depths = new Int32Array(size);
    this.#deepest = new Int32Array(size);
    this.#hitsBefore = new Int32Array(size + 1);
    this.#depthsBefore = new Float64Array(size + 1);
    const children: number[][] = Array.from({ length: size }, () => []);
    for (let node = 0; node < size; node++) {
      const parent = parents[node] as number;
      const depth = parent < 0 ? 0 : (this.#depths[parent] as number) + 1;
      const hit = hits[node] as number;
      this.#depths[node] = depth;
      this.#deepest[node] = depth;
      this.#hitsBefore[node + 1] = (this.#hitsBefore[node] as number) + hit;
      this.#depthsBefore[node + 1] = (this.#depthsBefore[node] as number) + hit * depth;
      if (parent >= 0) children[parent]?.push(node);
    }
    for (let node = size - 1; node > 0; node--) {
      const parent = parents[node] as number;
      this.#ends[parent] = Math.max(this.#ends[parent] as number, this.#ends[node] as number);
      this.#deepest[parent] = Math.max(this.#deepest[parent] as number, this.#deepest[node] as number);
    }
    this.#children = children;
  }

  get size(): number {
    return this.tree.parents.length;
  }

  /** Returns the parent of a node; −1 for the root. */
  parentOf(node: number): number {
    return this.tree.parents[node] as number;
  }

  childrenOf(node: number): readonly number[] {
    return this.#children[node] as readonly number[];
  }

  /** Returns the children of a node, starting with the one that leaves the most secrets. */
  largestFirst(node: number): readonly number[] {
    return this.childrenOf(node).toSorted((one, other) => this.leftAt(other) - this.leftAt(one));
  }

  depthOf(node: number): number {
    return this.#depths[node] as number;
  }

  leftAt(node: number): number {
    return (this.#hitsBefore[this.#ends[node] as number] as number) - (this.#hitsBefore[node] as number);
  }

  /** Returns the number of levels of the subtree, counting the node itself. */
  levelsOf(node: number): number {
    return (this.#deepest[node] as number) - this.depthOf(node) + 1;
  }

  factsOf(node: number): NodeFacts {
    const left = this.leftAt(node);
    const depth = this.depthOf(node);
    const depths =
      (this.#depthsBefore[this.#ends[node] as number] as number) - (this.#depthsBefore[node] as number);
    return {
      left,
      depth,
      average: left === 0 ? 0 : depths / left - depth + 1,
      worst: this.levelsOf(node),
      possible: this.tree.hits[node] === 1,
    };
  }

  /** Returns up to `most` secrets that are found in the subtree of a node, in the order of play. */
  secretsAt(node: number, most: number): readonly string[] {
    const secrets: string[] = [];
    for (let at = node; at < (this.#ends[node] as number) && secrets.length < most; at++)
      if (this.tree.hits[at] === 1) secrets.push(this.tree.guesses[at] as string);
    return secrets;
  }

  /** Returns the nodes from the root to this one, inclusive. */
  lineTo(node: number): readonly number[] {
    const line: number[] = [];
    for (let at = node; at >= 0; at = this.parentOf(at)) line.push(at);
    return line.toReversed();
  }

  /** Returns the answers on the path to a node. */
  pathTo(node: number): readonly string[] {
    return this.lineTo(node)
      .slice(1)
      .map((at) => this.tree.answers[at] as string);
  }

  /** Returns the node reached by a sequence of answers. Undefined if the tree does not contain that path. */
  follow(path: readonly string[]): number | undefined {
    let node: number | undefined = 0;
    for (const answer of path) {
      if (node === undefined) return undefined;
      node = this.childrenOf(node).find((child) => this.tree.answers[child] === answer);
    }
    return node;
  }

  /**
   * Returns the node whose guess is this secret, found by playing against it. Undefined if the tree does not
   * contain the secret.
   */
  nodeOf(secret: string): number | undefined {
    for (let node: number | undefined = 0; node !== undefined; ) {
      if (this.tree.guesses[node] === secret) return this.tree.hits[node] === 1 ? node : undefined;
      const answer = this.game.answerTo(this.tree.guesses[node] as string, secret);
      node = this.childrenOf(node).find((child) => this.tree.answers[child] === answer);
    }
    return undefined;
  }

  /** Returns the guess of a node in the user's preferred notation. */
  writeGuess(node: number): string {
    return this.game.write(this.tree.guesses[node] as string);
  }

  /** Returns the answer that leads to a node, in words; empty for the root. */
  sayAnswer(node: number): string {
    const answer = this.tree.answers[node] as string;
    return answer === '' ? '' : this.game.sayAnswer(answer);
  }
}

/** A displayed tree, its source, and how long the worker took. */
export interface ShownTree {
  readonly source: TreeSource;
  readonly model: TreeModel;
  readonly tree: LabTree;
  readonly milliseconds: number;
}
