import { codeDeduction } from '@inkling/codes/optimum/code-deduction';
import { finish } from '@inkling/core/finish';
import { expect as unwrap } from '@inkling/core/result';
import { listProblem } from '@inkling/deduction/optimum/problem';
import { suggestOptimal } from '@inkling/deduction/optimum/rank-guesses';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { subDeduction } from '@inkling/deduction/optimum/sub-deduction';
import { loadWords } from '@inkling/lists/english';
import { describe, expect, it } from 'vitest';
import { wordDeduction } from '../../word/optimum/word-deduction.ts';
import { CodeAnalysis } from '../analysis/analysis.ts';
import { parseTurn } from '../rules/notation.ts';
import { parseRules } from '../rules/rules.ts';
import { optimalCodesMax, rankOptimalCodes, suggestOptimalCode } from './suggest.ts';

function positionAfter(...turns: string[]): CodeAnalysis {
  return positionOf('p4c6r', ...turns);
}

function positionOf(rulesText: string, ...turns: string[]): CodeAnalysis {
  const rules = unwrap(parseRules(rulesText));
  const played = turns.map((turn) => unwrap(parseTurn(turn, rules)));
  const analysis = CodeAnalysis.of(rules, played);
  if (!analysis.ok) throw new Error(analysis.error);
  return analysis.value;
}

function ask(position: CodeAnalysis, nodeBudget?: number) {
  return finish(suggestOptimalCode(position, nodeBudget));
}

describe('the optimal next guess', () => {
  it('is exact in the middle of a game', () => {
    const last = unwrap(ask(positionAfter('aabb:4,0')));
    expect(last).toMatchObject({ expected: 1, worst: 1, possible: true, proved: true });
    const middle = unwrap(ask(positionAfter('aabc:1,1', 'adca:1,0')));
    expect(middle.proved).toBe(true);
    expect(middle.expectedLower).toBe(middle.expectedUpper);
    expect(middle.expected).toBe(middle.expectedUpper);
  });

  it('has lower and upper bounds when the budget is spent', () => {
    const rough = unwrap(ask(positionAfter('aabb:1,0'), 0));
    const exact = unwrap(ask(positionAfter('aabb:1,0'), 1_000_000));
    expect(rough.proved).toBe(false);
    expect(exact.proved).toBe(true);
    expect(rough.expectedLower).toBeLessThanOrEqual(exact.expected);
    expect(rough.expectedUpper).toBeGreaterThanOrEqual(exact.expected);
    expect(rough.expected).toBe(rough.expectedUpper);
  });

  it('has a maximum number of codes for large rules, and is refused above it', () => {
    const { rules } = positionOf('p5c8r');
    expect(optimalCodesMax(rules)).toBe(8192);
    expect(ask(positionOf('p5c8r'))).toEqual({ ok: false, error: 'too-large' });
    expect(optimalCodesMax({ places: 8, symbols: 12, repeats: true })).toBe(0);
  });

  it('does not exist after a contradiction', () => {
    const contradiction = positionAfter('aaaa:4,0', 'bbbb:4,0');
    expect(ask(contradiction)).toEqual({ ok: false, error: 'empty' });
  });

  it('is ROUND after SLATE without a hit, at 235/93 turns over a sample of the shipped words', async () => {
    const english = await loadWords(5);
    const answers = english.likely.filter((word, at) => word === 'slate' || at % 3 === 0);
    const allowed = [...new Set([...answers, ...english.all.filter((_, at) => at % 6 === 0)])];
    const lists = { answers, allowed };
    const deduction = unwrap(wordDeduction(lists));
    const slate = lists.allowed.indexOf('slate');
    const left = lists.answers.flatMap((_, secret) =>
      deduction.feedback(slate, secret) === 0 ? [secret] : [],
    );
    const suggestion = unwrap(finish(suggestOptimal(deduction, left)));
    expect(lists.allowed[suggestion.guess]).toBe('round');
    expect(suggestion).toMatchObject({ expected: 235 / 93, proved: true });
  });
});

describe('the best next guesses', () => {
  it('have the costs found by separate searches, and no omitted guess costs less', () => {
    for (const turns of [['aab:1,0'], ['abc:0,1', 'bbd:1,0'], []]) {
      const position = positionOf('p3c4', ...turns);
      const ranked = unwrap(finish(rankOptimalCodes(position, { top: 1000, nodeBudget: 1_000_000 })));
      const { codes } = position.set.space;
      const left = Array.from(position.set.indices);
      const costs = Array.from({ length: codes.size }, (_, guess) => {
        const deduction = codeDeduction(codes);
        const one = listProblem({ ...subDeduction(deduction, left) });
        const search = new OptimalSearch(unwrap(one), { openings: [guess] });
        return search.advance(1_000_000).upper;
      });
      for (const { guess, total, proved, expected, expectedLower, expectedUpper } of ranked) {
        expect([proved, total]).toEqual([true, costs[guess]]);
        expect([expectedLower, expectedUpper]).toEqual([expected, expected]);
      }
      const listed = ranked.map(({ total }) => total);
      expect(listed).toEqual(listed.toSorted((a, b) => a - b));
      expect(listed[0]).toBe(Math.min(...costs));
      expect(new Set(ranked.map(({ guess }) => guess)).size).toBe(ranked.length);
      // Guesses that are not listed are equivalent to a listed one, or give no information.
      const useless = (cost: number) => cost >= (listed[0] as number) + left.length;
      for (const cost of costs) expect(useless(cost) || listed.includes(cost)).toBe(true);
    }
  });

  it('have lower and upper bounds when the budget is spent', () => {
    const position = positionAfter('aabb:1,0');
    const exact = unwrap(finish(rankOptimalCodes(position, { top: 5, nodeBudget: 1_000_000 })));
    expect(exact.every(({ proved }) => proved)).toBe(true);
    for (const nodeBudget of [0, 1]) {
      const rough = unwrap(finish(rankOptimalCodes(position, { top: 5, nodeBudget })));
      expect(rough).toHaveLength(5);
      expect(rough.some(({ proved }) => !proved)).toBe(true);
      for (const [at, { expected, expectedLower, expectedUpper, proved }] of rough.entries()) {
        const least = exact[at]?.expected ?? 0;
        expect(expectedLower).toBeLessThanOrEqual(least);
        expect(expectedUpper).toBeGreaterThanOrEqual(least);
        expect(expected).toBe(expectedUpper);
        if (proved) expect(expected).toBe(least);
      }
    }
  });

  it('are only one guess if only one code is left', () => {
    const last = unwrap(finish(rankOptimalCodes(positionAfter('aabb:4,0'), { top: 7 })));
    expect(last).toMatchObject([{ total: 1, worst: 1, possible: true, proved: true }]);
  });
});
