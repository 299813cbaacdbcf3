import type { Turn } from '@inkling/deduction/optimum/search-options';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { Branch, Strategy } from '@inkling/deduction/optimum/strategy';
import type { Fact } from '../engine/fact.ts';
import type { Claim } from './claim.ts';
import type { ProofContext } from './proof-context.ts';
import { makeTree, parseTree } from './tree.ts';

/**
 * The upper part of the search as a tree of questions, opened only where a job was too large. A set of secrets costs what
 * its best guess costs (`SetNode`); a guess costs one for each secret (its weight) and what the sets after its answers
 * cost (`GuessNode`). Facts enter by their keys, and bounds rise from the leaves. The plan follows from the facts alone,
 * so a proof that starts again with its facts is where it was.
 */
export interface SetNode {
  readonly key: string;
  readonly path: readonly Turn[];
  readonly size: number;
  /** What one guess costs all its secrets together. */
  readonly weight: number;
  readonly parent: GuessNode | undefined;
  lower: number;
  upper: number;
  /** A whole strategy that was reported, and its cost; `INFEASIBLE` as long as there is none. */
  tree: string;
  treeCost: number;
  spent: number;
  /** By what each costs at least from its sizes; absent until the set is opened. */
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
  /** Smallest first; absent until the guess is opened. */
  cells: readonly SetNode[] | undefined;
}

export class Plan {
  readonly context: ProofContext;
  readonly root: SetNode;
  readonly #nodes = new Map<string, (SetNode | GuessNode)[]>();
  readonly #known = new Map<string, Fact>();
  /** Keys that nobody has asked for yet. */
  #fresh: string[] = [];

  constructor(context: ProofContext) {
    this.context = context;
    this.root = this.#newSet([], context.columns([]), 0, undefined);
    this.openSet(this.root);
  }

  /** Sets and guesses in the tree. */
  get nodeCount(): number {
    return this.#nodes.size;
  }

  get isClosed(): boolean {
    return this.root.lower >= this.root.upper;
  }

  get hasFresh(): boolean {
    return this.#fresh.length > 0;
  }

  /** The keys of questions that are new since the last call. */
  takeFresh(): readonly string[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  /** Takes in facts that count: see `Ledger`. */
  learn(facts: readonly Fact[]): void {
    for (const fact of facts) {
      this.#known.set(fact.key, fact);
      for (const node of this.#nodes.get(fact.key) ?? []) this.#tell(node, fact);
    }
  }

  /** The upper bound of a question, or `undefined` if this plan does not have the question. */
  upperOf(key: string): number | undefined {
    const nodes = this.#nodes.get(key);
    return nodes && Math.min(...nodes.map(({ upper }) => upper));
  }

  /** The cost of a strategy (the text of a fact) as the answer to a question; `undefined` if it is no answer. */
  costOf(key: string, tree: string): number | undefined {
    const [node] = this.#nodes.get(key) ?? [];
    const strategy = node && parseTree(tree);
    if (!node || !strategy || ('set' in node && strategy.guess !== node.guess)) return undefined;
    return this.context.costOf(('set' in node ? node.set : node).path, strategy);
  }

  /** The claim that a lower bound makes about a question of this plan. */
  claimOf(key: string, lower: number): Claim {
    const [node] = this.#nodes.get(key) ?? [];
    if (!node) throw new Error('this is not a question of the plan');
    return 'set' in node
      ? this.context.claimOf(node.set.path, node.guess, lower)
      : this.context.claimOf(node.path, undefined, lower);
  }

  /** Opens a set: its guesses in the order in which they are to be tried. */
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

  /** Opens a guess: the sets after its answers. */
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

  /** Only strategies for this set that cost less than this are of interest. */
  limitOf(node: SetNode): number {
    const { parent } = node;
    if (!parent) return node.upper;
    const above = this.limitOf(parent.set);
    const room = above >= INFEASIBLE ? INFEASIBLE : above - parent.lower + node.lower;
    return Math.min(room, node.upper);
  }

  /** May what is found here still change the result? */
  isOpen(node: SetNode | GuessNode): boolean {
    const set = 'set' in node ? node.set : node;
    if (node.lower >= this.limitOf(set)) return false;
    return set.parent ? this.isOpen(set.parent) : true;
  }

  /** The best strategy for a set that is written down, or `undefined`. */
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

  /** Solves a small set here, because that is faster than asking workers. */
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

  /** Updates the bounds of a set from its guesses, and then of everything above it. */
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
