import { finish } from '@inkling/core/finish';
import { verifyCertificate } from '@inkling/deduction/combine/verify-certificate';
import { defineDeduction } from '@inkling/deduction/define/deduction';
import type { AnswerValue, Definition } from '@inkling/deduction/define/definition';
import type { Symmetry } from '@inkling/deduction/optimum/search-options';
import { describe, expect, it } from 'vitest';
import { codeGame } from './code-game.ts';
import { onlyExact } from './code-variants.ts';

/** Every guess represents only itself. */
const NONE: Symmetry = { representatives: () => () => true, preserving: () => NONE };

describe('codes as a defined game', () => {
  const game = defineDeduction(codeGame({ places: 4, symbols: 6, repeats: true }));

  it('have the published optimum, with a certificate that passes verification', () => {
    const steps = game.optimumSteps();
    let step = steps.next();
    while (!step.done) step = steps.next();
    const { total, worst, proved, strategy } = step.value;
    expect({ total, worst, proved }).toEqual({ total: 5625, worst: 6, proved: true });
    expect(verifyCertificate(strategy.certificate(), game)).toMatchObject({ ok: true });
  });

  it('have the published optimum even without a given symmetry and kernel', () => {
    const { symmetry: _, kernel: __, ...plain } = codeGame({ places: 4, symbols: 6, repeats: true });
    const { total, worst, proved, nodes } = finish(defineDeduction(plain).optimumSteps());
    expect({ total, worst, proved }).toEqual({ total: 5625, worst: 6, proved: true });
    expect(nodes).toBeLessThan(1000);
  });

  it('have the shares and counts of the documented example', () => {
    const position = game.position([
      ['aabb', '1,0'],
      ['ccaa', '0,0'],
    ]);
    expect(position.count).toBe(54n);
    expect([...(position.shares().get('place 0') ?? [])].some(([letter]) => letter === 'a')).toBe(false);
    expect(position.why('place 0', 'a')).toEqual({
      secrets: 216,
      left: 0,
      certain: false,
      ruledOutBy: [[1]],
    });
  });

  it('have the known best openings: 1122 leaves 256 at worst, 1123 has 14 answers', () => {
    expect(game.position().best({ by: 'worst' })).toMatchObject({ guess: 'aabb', worst: 256 });
    expect(game.position().best({ by: 'parts' })).toMatchObject({ guess: 'aabc', parts: 14 });
    expect(game.position().best({ by: 'bits' })?.bits).toBeCloseTo(3.057, 3);
  });

  it.each([undefined, 'a'])(
    'search fewer sets with symmetry when the code need only be identified, also with weights',
    (heavy) => {
      for (const definition of [
        codeGame({ places: 3, symbols: 4, repeats: true }),
        codeGame({ places: 3, symbols: 5, repeats: false }),
        onlyExact({ places: 3, symbols: 3, repeats: true }),
      ]) {
        const { symmetry, ...plain } = definition;
        const weights = plain.secrets.map((code) => (heavy?.includes(code.charAt(0)) ? 3 : 1));
        const known = { ...plain, weights, solved: 'identified' } as Definition<string, string, AnswerValue>;
        const slow = finish(defineDeduction({ ...known, symmetry: NONE }).optimumSteps());
        // A symmetry found in the answers is as good as the given one.
        for (const given of [symmetry && { symmetry }, {}]) {
          const fast = finish(defineDeduction({ ...known, ...given }).optimumSteps());
          expect(fast).toMatchObject({ proved: true, lower: slow.lower });
          expect(fast.nodes).toBeLessThan(slow.nodes);
          expect(verifyCertificate(fast.strategy.certificate(), defineDeduction(known)).ok).toBe(true);
        }
      }
    },
  );

  it('are rejected if there are too many of them', () => {
    expect(() => codeGame({ places: 8, symbols: 12, repeats: true })).toThrow(RangeError);
  });
});
