import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { GuessNode, Plan, SetNode } from './plan.ts';

/** A unit of the proof that a worker can do now. */
export interface WorkUnit {
  readonly set: SetNode;
  /** The guesses to try; empty means all. */
  readonly guesses: readonly GuessNode[];
  readonly limit: number;
}

export interface SelectionTerms {
  /** The number of units that keep all workers busy. */
  readonly wanted: number;
  /** The number of sets to search before an unsettled unit is divided. */
  readonly budget: number;
  /** Whether a unit has failed so often that it is no longer tried. */
  readonly isDead: (unit: WorkUnit) => boolean;
}

/**
 * Selects the units to work on, most useful first. The first guess of a set is divided among all workers, because no
 * other guess can be refuted cheaply before its cost is known. The other guesses wait until workers would otherwise
 * be idle; then each bundle of them is one unit that stops at the limit. A unit is divided when the budget was spent
 * on it. The sets after a guess are tried smallest first, each with the limit that the bounds of the others leave.
 */
export function selectWork(plan: Plan, terms: SelectionTerms): readonly WorkUnit[] {
  const units: WorkUnit[] = [];
  const isFull = () => units.length >= terms.wanted;
  const visitSet = (node: SetNode, room: number) => {
    const limit = Math.min(room, node.upper);
    if (isFull() || node.lower >= limit) return;
    if (!node.guesses) {
      const unit = { set: node, guesses: [], limit };
      if (terms.isDead(unit)) return;
      if (node.spent < terms.budget) {
        units.push(unit);
        return;
      }
      plan.openSet(node);
    }
    visitGuesses(node, limit);
  };
  const visitGuesses = (set: SetNode, room: number) => {
    const inOrder = set.guesses ?? [];
    const bundleMax = set === plan.root ? 1 : BUNDLE_MAX;
    let bundle: GuessNode[] = [];
    const flush = () => {
      const unit = { set, guesses: bundle, limit: Math.min(room, set.upper) };
      if (bundle.length > 0 && !isFull()) units.push(unit);
      bundle = [];
    };
    for (const [i, node] of inOrder.entries()) {
      if (isFull()) return;
      if (isBundleStart(i, bundleMax)) flush();
      const limit = Math.min(room, set.upper);
      if (node.lower >= limit || terms.isDead({ set, guesses: [node], limit })) continue;
      if (!node.cells && (i === 0 || node.spent >= terms.budget)) plan.openGuess(node);
      if (node.lower >= limit) continue;
      if (node.cells) visitCells(node, node.cells, limit);
      else bundle.push(node);
    }
    flush();
  };
  const visitCells = (node: GuessNode, cells: readonly SetNode[], limit: number) => {
    for (const cell of cells) {
      if (isFull() || node.lower >= limit) return;
      if (cell.lower < cell.upper)
        visitSet(cell, limit >= INFEASIBLE ? INFEASIBLE : limit - node.lower + cell.lower);
    }
  };
  visitSet(plan.root, INFEASIBLE);
  return units.slice(0, terms.wanted);
}

/**
 * Whether a bundle begins at index `i`. Bundles have 1, 1, 2, 4 … guesses, because the first ones are the most work.
 */
function isBundleStart(i: number, max: number): boolean {
  return i >= 2 * max ? i % max === 0 : (i & (i - 1)) === 0;
}

const BUNDLE_MAX = 32;
