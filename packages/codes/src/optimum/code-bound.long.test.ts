import { finish } from '@inkling/core/finish';
import { expect as unwrap } from '@inkling/core/result';
import { BoundReader, checkBound } from '@inkling/deduction/check/bound-proof';
import { UNLIMITED } from '@inkling/deduction/check/set-bounds';
import { rulesLines } from '@inkling/deduction/optimum/bound-head';
import { boundLines, newProofTable } from '@inkling/deduction/optimum/bound-lines';
import { CompiledSearch } from '@inkling/deduction/optimum/compiled-search';
import { ProofCells } from '@inkling/deduction/optimum/proof-cells';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { BoundTable } from '@inkling/deduction/optimum/transposition-table';
import { describe, expect, it, vi } from 'vitest';
import { CodeSpace } from '../candidates/code-space.ts';
import { CodeNames, makeCodeBound } from './code-bound.ts';
import { listCodeProblem } from './code-deduction.ts';
import { CodeSymmetry } from './code-symmetry.ts';

function boundOf(places: number, symbols: number, total: number, repeats = true, opening?: number): string {
  const rules = `p${places}c${symbols}${repeats ? 'r' : 'n'}`;
  const game = unwrap(listCodeProblem({ places, symbols, repeats }));
  return makeCodeBound(game, rules, total, { opening });
}

const p4c4r = boundOf(4, 4, 905);
const p4c5r = boundOf(4, 5, 2463);

describe('lower bound proofs', () => {
  it.each([
    [1, 1, 1, true],
    [2, 2, 8, true],
    [2, 3, 21, true],
    [3, 3, 73, true],
    [3, 4, 206, true],
    [4, 3, 246, true],
    [3, 4, 72, false],
    [3, 6, 436, false],
  ] as const)('of (%i,%i) ≥ %i pass the checker', (places, symbols, total, repeats) => {
    const text = boundOf(places, symbols, total, repeats);
    const rules = `p${places}c${symbols}${repeats ? 'r' : 'n'}`;
    const lemmas = text.match(/^>/gm)?.length;
    expect(unwrap(checkBound(text))).toEqual({ rules, total, opening: undefined, lemmas });
  });

  it.each([
    ['aaaa', 2806],
    ['aaab', 2539],
    ['aabb', 2486],
    ['aabc', 2463],
    ['abcd', 2521],
  ])('of (4,5) with the opening %s prove %i and no more', (opening, total) => {
    const code = Array.from(opening).reduce((number, letter) => number * 5 + letter.charCodeAt(0) - 97, 0);
    const text = boundOf(4, 5, total, true, code);
    expect(unwrap(checkBound(text))).toMatchObject({ total, opening });
    expect(checkBound(text.replace(/\d+$/gm, (n) => (n === `${total}` ? `${total + 1}` : n))).ok).toBe(false);
    expect(() => boundOf(4, 5, total + 1, true, code)).toThrow('less than claimed');
    // A proof about one opening says nothing about the others.
    const ofAll = checkBound(text.replace(/^opening .*\n/m, ''));
    expect(ofAll).toMatchObject({ ok: false, error: { code: 'unproved' } });
  });

  it('cannot be made for more than the optimum', () => {
    expect(() => boundOf(3, 3, 74)).toThrow('less than claimed');
  });

  it('read the same cells in WebAssembly as in its twin, with symmetry', () => {
    const { problem, space } = unwrap(listCodeProblem({ places: 4, symbols: 5, repeats: true }));
    const symmetry = new CodeSymmetry(space);
    const core = finish(CompiledSearch.steps(problem, { symmetry, isCompiled: true }));
    const twin = new ProofCells(problem, new CodeNames(space, symmetry));
    const answers = Array.from(problem.matrix.subarray(7 * space.size, 8 * space.size));
    let compared = 0;
    for (const cls of new Set(answers)) {
      const set = Uint16Array.from(answers.keys()).filter((code) => answers[code] === cls);
      const claim = 4 * set.length;
      const rows = twin.rowsBelow(set, claim, UNLIMITED);
      expect(Array.from(core?.rowsBelow(set, claim) ?? [])).toEqual(rows);
      for (const row of rows.slice(0, 60)) {
        const { missing, lows } = twin.missingOf(set, row, claim, UNLIMITED);
        const found = core?.missingOf(set, row, claim);
        if (missing <= 0) expect(found?.missing).toBeLessThanOrEqual(0);
        else {
          const classes = new Set(Array.from(set, (code) => problem.matrix[row * space.size + code]));
          classes.delete(problem.matrix[0]);
          expect(found?.missing).toBe(missing);
          for (const own of classes) expect(found?.lows[own]).toBe(lows[own]);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(200);
  });

  it('reuse the table of an earlier search', () => {
    const { problem, space } = unwrap(listCodeProblem({ places: 4, symbols: 5, repeats: true }));
    const symmetry = new CodeSymmetry(space);
    const task = { rules: rulesLines('p4c5r', []), total: 2463 };
    const write = (table: BoundTable) =>
      `${[...finish(boundLines(problem, new CodeNames(space, symmetry), task, { symmetry, table }))].join('\n')}\n`;
    const table = newProofTable();
    expect(new OptimalSearch(problem, { symmetry, table }).advance(INFEASIBLE).upper).toBe(2463);
    const store = vi.spyOn(table, 'store');
    expect(unwrap(checkBound(write(table))).total).toBe(2463);
    const asked = store.mock.calls.length;
    const empty = newProofTable();
    const anew = vi.spyOn(empty, 'store');
    expect(unwrap(checkBound(write(empty))).total).toBe(2463);
    expect(asked).toBeLessThan(anew.mock.calls.length / 2);
  });

  it('are rejected at the lemma whose claim is raised above the truth', () => {
    const lines = p4c5r.trimEnd().split('\n');
    for (const [at, line] of lines.entries()) {
      if (!line.startsWith('> ') || at % 4 !== 0) continue;
      const raised = lines.with(
        at,
        line.replace(/\d+/, (claim) => `${Number(claim) + 40}`),
      );
      expect(checkBound(raised.join('\n'))).toMatchObject({
        ok: false,
        error: { code: 'unproved', line: at + 1 },
      });
    }
  });

  it('can be divided among several checkers, so that each lemma is checked by exactly one', () => {
    const lines = p4c4r.trimEnd().split('\n');
    const begins = lines.flatMap((line, at) => (line.startsWith('> ') ? [at] : []));
    const accepted = (text: string) =>
      [0, 1, 2].map((part) => checkBound(text, { part: { part, parts: 3 } }).ok);
    expect(begins.length).toBeGreaterThan(3);
    expect(accepted(p4c4r)).toEqual([true, true, true]);
    for (const [lemma, at] of begins.entries()) {
      const raised = lines.with(
        at,
        lines[at]!.replace(/\d+/, (claim) => `${Number(claim) + 40}`),
      );
      expect(accepted(raised.join('\n'))).toEqual([0, 1, 2].map((part) => part !== lemma % 3));
    }
  });

  it('use no symmetries if a place number has two digits', () => {
    const space = new CodeSpace({ places: 11, symbols: 2, repeats: true });
    const names = new CodeNames(space, new CodeSymmetry(space));
    const [some, others] = [Uint16Array.of(1, 2), Uint16Array.of(2, 4)];
    expect([...names.symmetries(some)]).toEqual([]);
    expect(names.canonise(some).key).not.toBe(names.canonise(others).key);
    expect(names.between(names.canonise(some).form, names.canonise(some).form)).toBeUndefined();
  });

  it('are rejected as too much work if they list symmetries without end', () => {
    const reader = new BoundReader({ workMax: 1e6 });
    for (const line of ['inkling-bound 2', 'rules p4c4r', 'total 905', '> 905']) reader.read(line);
    let lines = 4;
    while (!reader.read('~ 0123/abcd') && lines < 1e5) lines++;
    expect(reader.read('')).toEqual({ code: 'too-much-work', line: lines + 1 });
    // Each line finds the images of 256 secrets and of 256 guesses, and each of these takes as long as many look-ups.
    expect(lines).toBeLessThan(100);
  });

  it('are rejected if they need more work than allowed', () => {
    expect(checkBound(p4c5r, { workMax: 1000 })).toMatchObject({
      ok: false,
      error: { code: 'too-much-work' },
    });
  });

  it('are read line by line, up to the first error', () => {
    const reader = new BoundReader();
    expect(
      ['inkling-bound 2', 'rules p3c3r', 'total 73', '> 73', 'abc'].map((line) => reader.read(line)),
    ).toEqual([undefined, undefined, undefined, undefined, { code: 'bad-line', line: 5 }]);
    expect(reader.read('. 1')).toEqual({ code: 'bad-line', line: 5 });
    expect(reader.finish()).toMatchObject({ ok: false, error: { code: 'bad-line', line: 5 } });
  });

  it.each([
    ['nothing', () => '', 'not-a-proof', 1],
    ['something else', () => 'inkling-strategy 1\n', 'not-a-proof', 1],
    ['an older version', (t: string) => t.replace('bound 2', 'bound 1'), 'other-version', 1],
    ['other rules', (t: string) => t.replace('p4c5r', 'p4c5n'), undefined, undefined],
    ['rules of nothing', (t: string) => t.replace('p4c5r', 'p4c0r'), 'too-large', 2],
    ['rules of too much', (t: string) => t.replace('p4c5r', 'p9c9r'), 'too-large', 2],
    ['no rules', (t: string) => t.replace('rules ', 'rule '), 'bad-header', 2],
    ['no total', (t: string) => t.replace('total', 'sum'), 'bad-header', 3],
    ['an opening that is none', (t: string) => t.replace('> ', 'opening aaz\n> '), 'bad-guess', 4],
    ['a false symmetry', (t: string) => t.replace(/~ .*/, '~ 0023/abcde'), 'not-a-symmetry', undefined],
    ['half a symmetry', (t: string) => t.replace(/~ .*/, '~ 0123'), 'not-a-symmetry', undefined],
    ['a foreign guess', (t: string) => t.replace(/^[a-e]{4} /m, 'aaaz '), 'bad-guess', undefined],
    ['an answer that is none', (t: string) => t.replace(/\d,\d=/, '4,1='), 'bad-answer', undefined],
    ['a lemma that is to come', (t: string) => t.replace(/=\d+/, '=25'), 'bad-lemma', undefined],
    ['half a proof', (t: string) => t.slice(0, t.indexOf('\n', t.length >> 1) + 1), undefined, undefined],
    ['no count', (t: string) => t.replace(/\. \d+\n/, ''), 'truncated', undefined],
    ['a wrong count', (t: string) => t.replace(/\. \d+/, '. 24'), 'bad-count', undefined],
    ['something after the end', (t: string) => `${t}more`, 'bad-line', undefined],
    ['an empty line after the end', (t: string) => `${t}\n`, 'bad-line', undefined],
  ])('are rejected: %s', (_, damage, code, line) => {
    const verdict = checkBound(damage(p4c5r));
    expect(verdict.ok).toBe(false);
    if (verdict.ok) return;
    if (code !== undefined) expect(verdict.error.code).toBe(code);
    if (line !== undefined) expect(verdict.error.line).toBe(line);
  });
});
