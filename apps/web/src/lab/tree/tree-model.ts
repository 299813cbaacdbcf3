import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { markWord } from '@inkling/core/marks';
import { makeFeedback, parseCode } from '@inkling/games/mastermind/notation';
import { ENGLISH, spell } from '@inkling/games/word/letters';
import { makeMarks } from '@inkling/games/word/mark-signs';
import type { LabGame } from '../session/lab-game.ts';
import type { TreeData } from './tree-data.ts';

/** What is known of a node. */
export interface NodeFacts {
  readonly left: number;
  /** Guesses from here, this one counted: on average over the codes left, and at worst. */
  readonly average: number;
  readonly worst: number;
  /** Can the guess be the code itself? */
  readonly possible: boolean;
  /** From 0. */
  readonly depth: number;
}

/**
 * A tree to walk in. Nodes are numbers in the order of play, so what is below a node is the run from it to `endOf`;
 * codes left and guesses below are sums over that run, taken from running totals.
 */
export class TreeModel {
  readonly game: LabGame;
  readonly data: TreeData;
  readonly #ends: Int32Array;
  readonly #depths: Int32Array;
  /** Hits, and the depths at which they lie, before each node. */
  readonly #hitsBefore: Int32Array;
  readonly #depthsBefore: Float64Array;
  readonly #deepest: Int32Array;
  readonly #children: readonly (readonly number[])[];

  constructor(game: LabGame, data: TreeData) {
    const { parents, hits } = data;
    const size = parents.length;
    this.game = game;
    this.data = data;
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
    return this.data.parents.length;
  }

  /** The node above; −1 for the first. */
  parentOf(node: number): number {
    return this.data.parents[node] as number;
  }

  childrenOf(node: number): readonly number[] {
    return this.#children[node] as readonly number[];
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
      possible: this.data.hits[node] === 1,
    };
  }

  /** The first codes that end below a node, in the order of play. */
  codesAt(node: number, most: number): readonly string[] {
    const codes: string[] = [];
    for (let at = node; at < (this.#ends[node] as number) && codes.length < most; at++)
      if (this.data.hits[at] === 1) codes.push(this.data.guesses[at] as string);
    return codes;
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
      .map((at) => this.data.answers[at] as string);
  }

  /** The node at the end of some answers; `undefined` when the tree does not go there. */
  follow(path: readonly string[]): number | undefined {
    let node: number | undefined = 0;
    for (const answer of path) {
      if (node === undefined) return undefined;
      node = this.childrenOf(node).find((child) => this.data.answers[child] === answer);
    }
    return node;
  }

  /** The node whose guess is this code, found as play would find it; `undefined` for a code that is not in the tree. */
  nodeOf(code: string): number | undefined {
    for (let node: number | undefined = 0; node !== undefined; ) {
      if (this.data.guesses[node] === code) return this.data.hits[node] === 1 ? node : undefined;
      const answer = this.answerTo(this.data.guesses[node] as string, code);
      node = this.childrenOf(node).find((child) => this.data.answers[child] === answer);
    }
    return undefined;
  }

  /** What a guess would be answered, as the tree writes it; `undefined` for texts that are no codes of the game. */
  answerTo(guess: string, code: string): string | undefined {
    if (this.game.kind === 'words') {
      const [asked, secret] = [spell(ENGLISH, guess), spell(ENGLISH, code)];
      return asked && secret && asked.length === secret.length
        ? makeMarks(markWord(asked, secret))
        : undefined;
    }
    const [asked, secret] = [parseCode(guess, this.game.rules), parseCode(code, this.game.rules)];
    return asked.ok && secret.ok ? makeFeedback(feedbackOf(scoreCode(asked.value, secret.value))) : undefined;
  }
}
