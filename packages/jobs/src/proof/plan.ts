import type { Turn } from '@inkling/deduction/optimum/search-options';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { Branch, Strategy } from '@inkling/deduction/optimum/strategy';
import type { Fact } from '../engine/fact.ts';
import type { Claim } from './claim.ts';
import type { ProofContext } from './proof-context.ts';
import { makeTree, parseTree } from './tree.ts';

/**
 * A set of secrets in the plan. The plan is the upper part of the search: a tree of questions, expanded only where a
 * job was too large. The cost of a set (`SetNode`) is that of its best guess; the cost of a guess (`GuessNode`) is
 * one for each secret (or its weight) plus the costs of the sets after its answers. Facts enter by key, and bounds
 * propagate up from the leaves. The plan depends only on the facts, so a proof that restarts with its facts resumes
 * where it was.
 */
export interface SetNode {
  readonly key: string;
  readonly path: readonly Turn[];
  readonly size: number;
  /** The cost of one guess over all secrets of the set: their total weight. */
  readonly weight: number;
  readonly parent: GuessNode | undefined;
  lower: number;
  upper: number;
  /** The best complete strategy that was reported; its cost is `treeCost`, which is `INFEASIBLE` if there is none. */
  tree: string;
  treeCost: number;
  spent: number;
  /** Sorted by the lower bounds that follow from partition sizes. Undefined until the set is opened. */
  guesses: readonly GuessNode[] | undefined;
}

export interface GuessNode {
  readonly key: string;
  readonly guess: number;
  readonly set: SetNode;
  lower: number;
  upper: number;
  tree: string;
  treeCost: number;
  spent: number;
  /** The sets after the answers, smallest first. Undefined until the guess is opened. */
  cells: readonly SetNode[] | undefined;
}

export class Plan {
  readonly context: ProofContext;
  readonly root: SetNode;
  readonly #nodes = new Map<string, (SetNode | GuessNode)[]>();
  readonly #known = new Map<string, Fact>();
  /** Keys of new questions that `takeFresh` has not returned yet. */
  #fresh: string[] = [];

  constructor(context: ProofContext) {
    this.context = context;
    this.root = this.#newSet([], context.columns([]), 0, undefined);
    this.openSet(this.root);
  }

  /** The number of different questions (sets and guesses) in the tree. */
  get nodeCount(): number {
    return this.#nodes.size;
  }

  get isClosed(): boolean {
    return this.root.lower >= this.root.upper;
  }

  get hasFresh(): boolean {
    return this.#fresh.length > 0;
  }

  /** Returns the keys of the questions that are new since the last call. */
  takeFresh(): readonly string[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  /** Adds facts that count: see `Ledger`. */
  learn(facts: readonly Fact[]): void {
    for (const fact of facts) {
      this.#known.set(fact.key, fact);
      for (const node of this.#nodes.get(fact.key) ?? []) this.#tell(node, fact);
    }
  }

  /** Returns the upper bound of a question, or undefined if it is not in this plan. */
  upperOf(key: string): number | undefined {
    const nodes = this.#nodes.get(key);
    return nodes && Math.min(...nodes.map(({ upper }) => upper));
  }

  /** Returns the cost of a strategy (serialised as in a fact) for a question; undefined if it does not answer it. */
  costOf(key: string, tree: string): number | undefined {
    const [node] = this.#nodes.get(key) ?? [];
    const strategy = node && parseTree(tree);
    if (!node || !strategy || ('set' in node && strategy.guess !== node.guess)) return undefined;
    return this.context.costOf(('set' in node ? node.set : node).path, strategy);
  }

  /** Returns the claim that a lower bound makes about a question of this plan. */
  claimOf(key: string, lower: number): Claim {
    const [node] = this.#nodes.get(key) ?? [];
    if (!node) throw new Error('this is not a question of the plan');
    return 'set' in node
      ? this.context.claimOf(node.set.path, node.guess, lower)
      : this.context.claimOf(node.path, undefined, lower);
  }

  /** Opens a set: adds its guesses, in the order in which they are to be tried. */
  openSet(node: SetNode): void {
    const { context } = this;
    const columns = context.columns(node.path);
    const openings = context.search(node.path).openings();
    node.guesses = openings.map(({ guess, lower }) => ({
      key: context.keyOf(node.path, columns, guess),
      guess,
      set: node,
      lower,
      upper: INFEASIBLE,
      tree: '',
      treeCost: INFEASIBLE,
      spent: 0,
      cells: undefined,
    }));
    for (const guess of node.guesses) this.#enter(guess);
    this.#rise(node);
  }

  /** Opens a guess: adds the sets after its answers. */
  openGuess(node: GuessNode): void {
    const { set, guess } = node;
    node.cells = this.context
      .search(set.path)
      .branchesOf(guess)
      .toSorted((a, b) => a.size - b.size)
      .map(({ cls, lower }) => {
        const path = [...set.path, { guess, cls }];
        return this.#newSet(path, this.context.columns(path), lower, node);
      });
    this.#raiseGuess(node);
    this.#rise(set);
  }

  /** Returns the cost below which a strategy for this set would still improve the result. */
  limitOf(node: SetNode): number {
    const { parent } = node;
    if (!parent) return node.upper;
    const above = this.limitOf(parent.set);
    const room = above >= INFEASIBLE ? INFEASIBLE : above - parent.lower + node.lower;
    return Math.min(room, node.upper);
  }

  /** Whether new facts about this node may still change the result. */
  isOpen(node: SetNode | GuessNode): boolean {
    const set = 'set' in node ? node.set : node;
    if (node.lower >= this.limitOf(set)) return false;
    return set.parent ? this.isOpen(set.parent) : true;
  }

  /** Returns the best completely known strategy for a set, or undefined if there is none. */
  strategyOf(node: SetNode): Strategy | undefined {
    const cost = this.#writtenCost(node);
    if (cost >= INFEASIBLE) return undefined;
    if (node.treeCost === cost) return parseTree(node.tree);
    const best = node.guesses?.find((guess) => this.#writtenAfter(guess) === cost);
    if (!best) return undefined;
    if (best.treeCost === cost) return parseTree(best.tree);
    const branches: Branch[] = [];
    for (const cell of best.cells ?? []) {
      const next = this.strategyOf(cell);
      if (!next) return undefined;
      branches.push({ cls: cell.path.at(-1)?.cls as number, next });
    }
    return { guess: best.guess, branches: branches.toSorted((a, b) => a.cls - b.cls) };
  }

  #writtenCost(node: SetNode): number {
    let cost = node.treeCost;
    for (const guess of node.guesses ?? [])
      if (guess.cells || guess.treeCost < cost) cost = Math.min(cost, this.#writtenAfter(guess));
    return cost;
  }

  #writtenAfter({ set, cells, treeCost }: GuessNode): number {
    if (!cells) return treeCost;
    let cost = set.weight;
    for (const cell of cells) cost = Math.min(INFEASIBLE, cost + this.#writtenCost(cell));
    return Math.min(cost, treeCost);
  }

  #newSet(
    path: readonly Turn[],
    columns: Uint16Array,
    lower: number,
    parent: GuessNode | undefined,
  ): SetNode {
    const key = this.context.keyOf(path, columns);
    const node: SetNode = {
      key,
      path,
      size: columns.length,
      weight: this.context.weigh(columns),
      parent,
      lower,
      upper: INFEASIBLE,
      tree: '',
      treeCost: INFEASIBLE,
      spent: 0,
      guesses: undefined,
    };
    if (columns.length <= SMALL) this.#solveAtOnce(node);
    this.#enter(node);
    return node;
  }

  /** Solves a small set immediately, because that is faster than asking workers. */
  #solveAtOnce(node: SetNode): void {
    const search = this.context.search(node.path);
    const { lower, upper } = search.advance(Number.POSITIVE_INFINITY);
    const strategy = search.strategy();
    node.lower = strategy ? lower : INFEASIBLE;
    if (!strategy) return;
    node.upper = upper;
    node.tree = makeTree(strategy);
    node.treeCost = upper;
  }

  #enter(node: SetNode | GuessNode): void {
    const same = this.#nodes.get(node.key);
    if (same) same.push(node);
    else {
      this.#nodes.set(node.key, [node]);
      this.#fresh.push(node.key);
    }
    const known = this.#known.get(node.key);
    if (known) this.#tell(node, known);
  }

  #tell(node: SetNode | GuessNode, fact: Fact): void {
    if (fact.tree !== '' && fact.upper < node.treeCost) {
      node.tree = fact.tree;
      node.treeCost = fact.upper;
    }
    node.upper = Math.min(node.upper, fact.upper);
    node.lower = Math.max(node.lower, fact.lower);
    node.spent = Math.max(node.spent, fact.spent);
    if ('set' in node) this.#raiseGuess(node);
    this.#rise('set' in node ? node.set : node);
  }

  /** Updates the bounds of a set from its guesses, then those of its ancestors. */
  #rise(from: SetNode): void {
    for (let set: SetNode | undefined = from; set; set = set.parent?.set) {
      if (set.guesses) {
        let [lower, upper] = [INFEASIBLE, set.upper];
        for (const guess of set.guesses) {
          if (guess.lower < lower) lower = guess.lower;
          if (guess.upper < upper) upper = guess.upper;
        }
        set.upper = upper;
        set.lower = Math.max(set.lower, Math.min(lower, upper));
      }
      if (set.parent) this.#raiseGuess(set.parent);
    }
  }

  #raiseGuess(node: GuessNode): void {
    if (!node.cells) return;
    node.lower = Math.max(node.lower, this.#sum(node, node.cells, 'lower'));
    node.upper = Math.min(node.upper, this.#sum(node, node.cells, 'upper'));
  }

  #sum({ set }: GuessNode, cells: readonly SetNode[], bound: 'lower' | 'upper'): number {
    let sum = set.weight;
    for (const cell of cells) sum += cell[bound];
    return Math.min(sum, INFEASIBLE);
  }
}

const SMALL = 12;
