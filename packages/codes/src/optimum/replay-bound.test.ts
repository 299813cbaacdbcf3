import { expect as unwrap } from '@inkling/core/result';
import { replayBound } from '@inkling/deduction/optimum/replay-bound';
import { describe, expect, it } from 'vitest';
import { listCodeProblem } from './code-deduction.ts';
import { makeBound } from './prove-bound.ts';

function boundOf(places: number, symbols: number, total: number, repeats = true): string {
  const rules = `p${places}c${symbols}${repeats ? 'r' : 'n'}`;
  return makeBound(unwrap(listCodeProblem({ places, symbols, repeats })), rules, total);
}

describe('lower bound proofs', () => {
  it.each([
    [2, 2, 8, true],
    [2, 3, 21, true],
    [3, 3, 73, true],
    [3, 4, 206, true],
    [4, 3, 246, true],
    [3, 4, 72, false],
  ] as const)('of (%i,%i) ≥ %i are replayed', (places, symbols, total, repeats) => {
    const proof = replayBound(boundOf(places, symbols, total, repeats));
    expect(unwrap(proof)).toEqual({ places, symbols, repeats, total });
  });

  it('cannot be made for more than the optimum', () => {
    expect(() => boundOf(3, 3, 74)).toThrow('less than claimed');
  });

  it('are refused with the line when any claim is raised', () => {
    const text = boundOf(3, 4, 206);
    expect(replayBound(text.replace('total 206', 'total 207'))).toMatchObject({
      ok: false,
      error: { code: 'unproved' },
    });
    const lines = text.trimEnd().split('\n');
    for (const [at, line] of lines.entries()) {
      if (!/^\d+ c /.test(line) || at % 7 !== 0) continue;
      const raised = lines.with(
        at,
        line.replace(/\d+$/, (cost) => `${Number(cost) + 40}`),
      );
      const verdict = replayBound(`${raised.join('\n')}\n`);
      expect(verdict.ok).toBe(false);
      if (!verdict.ok) expect(verdict.error.line).toBeGreaterThan(at);
    }
  });

  it.each([
    ['nothing', () => '', 'not-a-proof', 1],
    ['other rules', (t: string) => t.replace('p3c3r', 'p3c4n'), undefined, undefined],
    ['rules of nothing', (t: string) => t.replace('p3c3r', 'p3c0r'), 'bad-header', 2],
    ['rules of too much', (t: string) => t.replace('p3c3r', 'p9c9r'), 'too-large', 2],
    ['no total', (t: string) => t.replace('total', 'sum'), 'bad-header', 3],
    ['a false symmetry', (t: string) => t.replace(/0 s .*/, '0 s 0 0 2 / 0 1 2'), 'not-a-symmetry', 4],
    ['a half symmetry', (t: string) => t.replace(/0 s .*/, '0 s 0 1'), 'not-a-symmetry', 4],
    ['a foreign guess', (t: string) => t.replace(/0 g .*/, '0 g aaz'), 'bad-guess', undefined],
    ['a cell that is none', (t: string) => t.replace(/0 c \S+/, '0 c 3,0'), 'bad-cell', undefined],
    ['half a proof', (t: string) => t.slice(0, t.indexOf('\n', t.length >> 1) + 1), undefined, undefined],
    ['something after the end', (t: string) => `${t}more`, 'bad-line', undefined],
  ])('are refused: %s', (_, damage, code, line) => {
    const verdict = replayBound(damage(boundOf(3, 3, 73)));
    expect(verdict.ok).toBe(false);
    if (verdict.ok) return;
    if (code !== undefined) expect(verdict.error.code).toBe(code);
    if (line !== undefined) expect(verdict.error.line).toBe(line);
  });
});
