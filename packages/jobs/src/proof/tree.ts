import type { Problem } from '@inkling/deduction/optimum/problem';
import type { Strategy } from '@inkling/deduction/optimum/strategy';

/**
 * Serialises a strategy for a fact: `[guess, class, branch, class, branch…]`, nested. The format is short, and each
 * strategy has exactly one string, since branches ascend by class.
 */
export function makeTree({ guess, branches }: Strategy): string {
  const parts = branches.map(({ cls, next }) => `,${cls},${makeTree(next)}`);
  return `[${guess}${parts.join('')}]`;
}

/** Parses a strategy. Returns undefined if the string is not one. */
export function parseTree(text: string): Strategy | undefined {
  try {
    return strategyOf(JSON.parse(text), 0);
  } catch {
    return undefined;
  }
}

function strategyOf(value: unknown, depth: number): Strategy | undefined {
  if (!Array.isArray(value) || value.length % 2 === 0 || depth > DEPTH_MAX || !isCount(value[0]))
    return undefined;
  const branches: { cls: number; next: Strategy }[] = [];
  for (let i = 1; i < value.length; i += 2) {
    const cls: unknown = value[i];
    const next = strategyOf(value[i + 1], depth + 1);
    if (!next || !isCount(cls) || cls <= (branches.at(-1)?.cls ?? -1)) return undefined;
    branches.push({ cls, next });
  }
  return { guess: value[0], branches };
}

/**
 * Computes the cost of a strategy over some secrets by following each of them: the sum of the one-based levels at which
 * they are found, weighted by `weights` if given. Secrets are columns of the problem, and `rows` maps each guess to its
 * row. Returns undefined if the strategy does not find all secrets within `depth` guesses.
 */
export function costOfTree(
  strategy: Strategy,
  problem: Problem,
  rows: ReadonlyMap<number, number>,
  columns: ArrayLike<number>,
  depth: number,
  weights?: Int32Array,
): number | undefined {
  let cost = 0;
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i] as number;
    let node: Strategy | undefined = strategy;
    for (let level = 1; ; level++) {
      const row: number | undefined = node && rows.get(node.guess);
      if (row === undefined || level > depth) return undefined;
      cost += weights?.[column] ?? 1;
      if (row === column) break;
      const cls: number | undefined = problem.matrix[row * problem.secretCount + column];
      node = node?.branches.find((branch) => branch.cls === cls)?.next;
    }
  }
  return cost;
}

const DEPTH_MAX = 255;

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
