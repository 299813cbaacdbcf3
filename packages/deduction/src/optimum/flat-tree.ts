import type { Strategy } from './strategy.ts';
import type { StrategyCodec } from './strategy-text.ts';
import type { Tally } from './verify.ts';

/**
 * A strategy as a flat list in the order of play: each node is immediately followed by everything below it. It is
 * plain data, so that threads can send it to each other.
 */
export interface FlatTree {
  /** The index of the parent of each node; −1 for the first. */
  readonly parents: Int32Array;
  /** 1 if the guess of the node can itself be the secret there, otherwise 0. */
  readonly hits: Uint8Array;
  readonly guesses: readonly string[];
  /** The answer that leads to each node; empty for the first. */
  readonly answers: readonly string[];
}

/** What is needed to follow every secret of a game through a strategy. */
export interface FlatGame {
  readonly secretCount: number;
  /** The class that ends the game. */
  readonly solved: number;
  classOf(guess: number, secret: number): number;
  readonly codec: StrategyCodec;
}

/**
 * Flattens a strategy by following every secret through it. Returns undefined if a secret has nowhere to go, or if no
 * secret reaches a node: such a tree is wrong, and `verifyStrategy` tells how.
 */
export function flattenTree(root: Strategy, game: FlatGame): FlatTree | undefined {
  const parents: number[] = [];
  const hits: number[] = [];
  const guesses: string[] = [];
  const answers: string[] = [];
  const walk = (node: Strategy, secrets: readonly number[], parent: number, answer: string): boolean => {
    const at = parents.length;
    const cells = new Map<number, number[]>();
    for (const secret of secrets) {
      const cls = game.classOf(node.guess, secret);
      const cell = cells.get(cls);
      if (cell) cell.push(secret);
      else cells.set(cls, [secret]);
    }
    parents.push(parent);
    guesses.push(game.codec.makeGuess(node.guess));
    answers.push(answer);
    hits.push(cells.has(game.solved) ? 1 : 0);
    cells.delete(game.solved);
    for (const { cls, next } of node.branches) {
      const cell = cells.get(cls);
      if (!cell || !walk(next, cell, at, game.codec.makeClass(cls))) return false;
      cells.delete(cls);
    }
    return cells.size === 0;
  };
  const everyone = Array.from({ length: game.secretCount }, (_, secret) => secret);
  if (!walk(root, everyone, -1, '')) return undefined;
  return { parents: Int32Array.from(parents), hits: Uint8Array.from(hits), guesses, answers };
}

/** Returns the total and the worst number of guesses, and how many secrets each guess finds. */
export function tallyOf({ parents, hits }: Pick<FlatTree, 'parents' | 'hits'>): Tally {
  const depths = new Int32Array(parents.length);
  const histogram: number[] = [];
  let total = 0;
  for (let node = 0; node < parents.length; node++) {
    const parent = parents[node] as number;
    const depth = parent < 0 ? 1 : (depths[parent] as number) + 1;
    depths[node] = depth;
    if (hits[node] !== 1) continue;
    while (histogram.length < depth) histogram.push(0);
    histogram[depth - 1] = (histogram[depth - 1] as number) + 1;
    total += depth;
  }
  return { total, worst: histogram.length, histogram };
}
