import { listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { expect as unwrap } from '@inkling/core/result';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import type { Branch, Strategy } from '@inkling/deduction/optimum/strategy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costOfTree, makeTree, parseTree } from './tree.ts';

const { strategy } = fc.letrec<{ strategy: Strategy; branch: Branch }>((tie) => ({
  strategy: fc.oneof(
    { maxDepth: 4 },
    fc.record({ guess: fc.nat(20_000), branches: fc.constant([]) }),
    fc
      .record({
        guess: fc.nat(20_000),
        branches: fc.uniqueArray(tie('branch'), { selector: ({ cls }) => cls, maxLength: 3 }),
      })
      .map(({ guess, branches }) => ({ guess, branches: branches.toSorted((a, b) => a.cls - b.cls) })),
  ),
  branch: fc.record({ cls: fc.nat(242), next: tie('strategy') }),
}));

describe('a strategy as text', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(strategy, (tree) => {
        expect(parseTree(makeTree(tree))).toEqual(tree);
      }),
      { numRuns: 300 },
    );
  });

  it('is rejected without throwing if it is invalid', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const tree = parseTree(text);
        if (tree) expect(parseTree(makeTree(tree))).toEqual(tree);
      }),
    );
    for (const text of ['', '[]', '[1,2]', '[-1]', '[1,5,[2],3,[4]]', '[1,3,[2],3,[4]]', '[1.5]', '7'])
      expect([text, parseTree(text)]).toEqual([text, undefined]);
  });

  it('costs what the search reports, and has no cost if it is too deep or incomplete', () => {
    const { problem, symmetry } = unwrap(listCodeProblem({ places: 3, symbols: 4, repeats: true }));
    const search = new OptimalSearch(problem, { symmetry });
    const { upper } = search.advance(1e9);
    const best = search.strategy() as Strategy;
    const rows = new Map(Array.from(problem.guesses, (guess, row) => [guess, row]));
    const all = Uint16Array.from({ length: 64 }, (_, i) => i);
    expect(upper).toBe(206);
    expect(costOfTree(best, problem, rows, all, 255)).toBe(206);
    expect(costOfTree(best, problem, rows, all, 2)).toBeUndefined();
    expect(
      costOfTree({ ...best, branches: best.branches.slice(1) }, problem, rows, all, 255),
    ).toBeUndefined();
  });
});
