import { scoreCode } from '@inkling/core/feedback';
import { expect as unwrap } from '@inkling/core/result';
import { checkCodes, checkExactNear, checkMarks } from '@inkling/deduction/check/evaluators';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { type CheckedGame, verifyStrategy } from '@inkling/deduction/optimum/verify';
import { describe, expect, it } from 'vitest';
import { CodeSpace } from '../candidates/code-space.ts';
import { listCodeProblem } from './code-deduction.ts';

function checkedGameOf(places: number, symbols: number): CheckedGame {
  const codes = checkCodes(places, symbols, true);
  return {
    secretCount: codes.length,
    guessCount: codes.length,
    solved: ((places + 1) * (places + 2)) / 2 - 1,
    evaluate: (guess, secret) => checkExactNear(codes[guess], codes[secret]),
  };
}

function optimal(places: number, symbols: number, depth?: number): Strategy {
  const { problem, symmetry } = unwrap(listCodeProblem({ places, symbols, repeats: true }));
  const search = new OptimalSearch(problem, { symmetry, ...(depth ? { depth } : {}) });
  search.advance(1e9);
  return search.strategy() as Strategy;
}

describe('the checker', () => {
  it('scores codes like the game, and lists them in the same order', () => {
    const space = new CodeSpace({ places: 4, symbols: 5, repeats: true });
    const codes = checkCodes(4, 5, true);
    const all = Array.from({ length: space.size }, (_, index) => space.codeAt(index));
    expect(codes).toHaveLength(all.length);
    // Checked a row at a time, because one `expect` per answer takes longer than scoring it.
    for (let guess = 0; guess < 625; guess += 3)
      expect(codes.map((code) => checkExactNear(codes[guess], code))).toEqual(
        all.map((code) => scoreCode(all[guess], code)),
      );
    expect(checkCodes(2, 3, false)).toEqual([
      [0, 1],
      [0, 2],
      [1, 0],
      [1, 2],
      [2, 0],
      [2, 1],
    ]);
  });

  it('marks repeated letters like the real game', () => {
    // ABBEY guessed against BABES: elsewhere, elsewhere, right, right, no.
    expect(checkMarks([0, 1, 1, 4, 24], [1, 0, 1, 4, 18])).toBe(81 + 27 + 18 + 6);
    // ACOCK guessed against ABACK: the C in the right place uses up the only C.
    expect(checkMarks([0, 2, 14, 2, 10], [0, 1, 0, 2, 10])).toBe(2 * 81 + 0 + 0 + 2 * 3 + 2);
    expect(checkMarks([0, 0], [0, 0])).toBe(8);
  });

  it('recomputes the cost of a strategy', () => {
    expect(verifyStrategy(optimal(3, 4), checkedGameOf(3, 4))).toMatchObject({ total: 206 });
    const tally = verifyStrategy(optimal(4, 4), checkedGameOf(4, 4));
    expect(tally).toMatchObject({ total: 905 });
    if ('code' in tally) throw new Error(tally.code);
    expect(tally.histogram.reduce((sum, count) => sum + count)).toBe(256);
    expect(tally.histogram.length).toBe(tally.worst);
  });

  it('confirms the optimum of (4,6), and the one in at most five guesses', () => {
    expect(verifyStrategy(optimal(4, 6), checkedGameOf(4, 6))).toMatchObject({ total: 5625, worst: 6 });
    expect(verifyStrategy(optimal(4, 6, 5), checkedGameOf(4, 6))).toMatchObject({ total: 5626, worst: 5 });
  });

  it('reports the faulty node for every kind of damage', () => {
    const root = optimal(3, 3);
    const checkedGame = checkedGameOf(3, 3);
    const [first, ...rest] = root.branches;
    const damaged: [Strategy, string, Strategy][] = [];
    const add = (tree: Strategy, code: string, node: Strategy) => damaged.push([tree, code, node]);

    const cut = { ...root, branches: rest };
    add(cut, 'missing-answer', cut);
    const stray = { guess: 0, branches: [] };
    add({ ...root, branches: [...root.branches, { cls: 8, next: stray }] }, 'impossible-answer', stray);
    const going = { ...root, branches: [...root.branches, { cls: 9, next: stray }] };
    add(going, 'solved-branch', going);
    const foreign = { guess: 27, branches: [] };
    add({ ...root, branches: [{ cls: first.cls, next: foreign }, ...rest] }, 'foreign-guess', foreign);
    const twice = { ...root, branches: [first, first, ...rest] };
    add(twice, 'impossible-answer', first.next);
    for (const [tree, code, node] of damaged) {
      const fault = verifyStrategy(tree, checkedGame);
      expect(fault).toMatchObject({ code });
      expect('node' in fault && fault.node).toBe(node);
    }
  });

  it('rejects a guess that hard mode forbids, and endless play', () => {
    const root = optimal(3, 3);
    const strict: CheckedGame = { ...checkedGameOf(3, 3), permits: () => false };
    expect(verifyStrategy(root, strict)).toMatchObject({ code: 'forbidden-guess' });
    const endless: { guess: number; branches: { cls: number; next: Strategy }[] } = {
      guess: 0,
      branches: [],
    };
    endless.branches.push({ cls: 0, next: endless });
    const blind: CheckedGame = { secretCount: 2, guessCount: 1, solved: 1, evaluate: () => 0 };
    expect(verifyStrategy(endless, blind)).toMatchObject({ code: 'too-deep' });
  });

  it('rejects the strategy of a game with another evaluator', () => {
    const checkedGame = checkedGameOf(3, 4);
    const exactOnly: CheckedGame = { ...checkedGame, evaluate: (g, s) => (g === s ? checkedGame.solved : 0) };
    expect('code' in verifyStrategy(optimal(3, 4), exactOnly)).toBe(true);
  });
});
