import type { FlatTree } from '@inkling/deduction/optimum/flat-tree';
import type { LabGame } from '../../../shell/parts/lab-part.ts';
import type { LabTree } from '../../../shell/parts/lab-tasks.ts';
import type { TreeSource } from './address.ts';

/** What is known of a node. */
export interface NodeFacts {
  readonly left: number;
  /** Guesses from here, this one counted: on average over the secrets left, and at worst. */
  readonly average: number;
  readonly worst: number;
  /** Can the guess be the secret itself? */
  readonly possible: boolean;
  /** From 0. */
  readonly depth: number;
}

/**
 * A tree to walk in. Nodes are numbers in the order of play, so what is below a node is the run from it to `endOf`;
 * secrets left and guesses below are sums over that run, taken from running totals.
 */
export class TreeModel {
  readonly game: LabGame;
  readonly tree: FlatTree;
  readonly #ends: Int32Array;
  readonly #depths: Int32Array;
  /** Hits, and the depths at which they lie, before each node. */
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

  /** The node above; −1 for the first. */
  parentOf(node: number): number {
    return this.tree.parents[node] as number;
  }

  childrenOf(node: number): readonly number[] {
    return this.#children[node] as readonly number[];
  }

  /** The same, the answer that leaves most first. */
  largestFirst(node: number): readonly number[] {
    return this.childrenOf(node).toSorted((one, other) => this.leftAt(other) - this.leftAt(one));
  }

  depthOf(node: number): number {
    return this.#depths[node] as number;
  }

  leftAt(node: number): number {
    return (this.#hitsBefore[this.#ends[node] as number] as number) - (this.#hitsBefore[node] as number);
  }

  /** Levels below a node, itself counted. */
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

  /** The first secrets that are found below a node, in the order of play. */
  secretsAt(node: number, most: number): readonly string[] {
    const secrets: string[] = [];
    for (let at = node; at < (this.#ends[node] as number) && secrets.length < most; at++)
      if (this.tree.hits[at] === 1) secrets.push(this.tree.guesses[at] as string);
    return secrets;
  }

  /** Nodes from the first to this one. */
  lineTo(node: number): readonly number[] {
    const line: number[] = [];
    for (let at = node; at >= 0; at = this.parentOf(at)) line.push(at);
    return line.toReversed();
  }

  /** The answers on the way to a node. */
  pathTo(node: number): readonly string[] {
    return this.lineTo(node)
      .slice(1)
      .map((at) => this.tree.answers[at] as string);
  }

  /** The node at the end of some answers; `undefined` when the tree does not go there. */
  follow(path: readonly string[]): number | undefined {
    let node: number | undefined = 0;
    for (const answer of path) {
      if (node === undefined) return undefined;
      node = this.childrenOf(node).find((child) => this.tree.answers[child] === answer);
    }
    return node;
  }

  /** The node whose guess is this secret, found as play would find it; `undefined` for one that is not in the tree. */
  nodeOf(secret: string): number | undefined {
    for (let node: number | undefined = 0; node !== undefined; ) {
      if (this.tree.guesses[node] === secret) return this.tree.hits[node] === 1 ? node : undefined;
      const answer = this.game.answerTo(this.tree.guesses[node] as string, secret);
      node = this.childrenOf(node).find((child) => this.tree.answers[child] === answer);
    }
    return undefined;
  }

  /** The guess of a node as the person likes to see it. */
  writeGuess(node: number): string {
    return this.game.write(this.tree.guesses[node] as string);
  }

  /** The answer that leads to a node, in words; empty for the first. */
  sayAnswer(node: number): string {
    const answer = this.tree.answers[node] as string;
    return answer === '' ? '' : this.game.sayAnswer(answer);
  }
}

/** A tree on the page, where it came from, and how long the worker took. */
export interface ShownTree {
  readonly source: TreeSource;
  readonly model: TreeModel;
  readonly tree: LabTree;
  readonly milliseconds: number;
}
