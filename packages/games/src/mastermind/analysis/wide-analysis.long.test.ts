import { DiagramSet } from '@inkling/codes/candidates/diagram/diagram-set';
import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodeAnalysis } from './analysis.ts';
import { hintFor } from './hint.ts';
import { nextGuess, suggestions } from './players.ts';
import { positionAfter } from './positions.ts';
import { WideAnalysis } from './wide-analysis.ts';

describe('a position from a decision diagram', () => {
  const rules = { places: 3, symbols: 4, repeats: true };
  const code = fc.array(fc.nat(3), { minLength: 3, maxLength: 3 });
  const entry = fc.tuple(code, fc.option(fc.nat(9), { freq: 4, nil: undefined }));

  it('gives the same results as a position from a list', () => {
    fc.assert(
      fc.property(code, fc.array(entry, { maxLength: 5 }), (secret, entries) => {
        const turns = entries.map(([guess, cls]) => ({ guess, feedback: cls ?? scoreCode(guess, secret) }));
        const listed = unwrap(CodeAnalysis.of(rules, turns));
        const wide = unwrap(WideAnalysis.of(rules, turns));
        expect(wide.count()).toBe(listed.count());
        expect(wide.places()).toEqual(listed.places());
        expect(wide.forced()).toEqual(listed.forced());
        expect(wide.codes(9).map((each) => Array.from(each))).toEqual(
          listed.codes(9).map((each) => Array.from(each)),
        );
        const check = listed.check();
        expect(wide.check()).toEqual(
          check.consistent ? check : { ...check, conflicts: check.conflicts.slice(0, 1) },
        );
        for (const [place, symbol] of wide.forced().entries()) {
          if (symbol === undefined) continue;
          const left = unwrap(
            CodeAnalysis.of(
              rules,
              wide.proof(place, symbol).map((turn) => turns[turn]!),
            ),
          );
          expect(left.forced()[place]).toBe(symbol);
          const proof = unwrap(
            CodeAnalysis.of(
              rules,
              listed.proof(place, symbol).map((turn) => turns[turn]!),
            ),
          );
          expect(proof.forced()[place]).toBe(symbol);
        }
        expect(hintFor(wide)?.count).toBe(hintFor(listed)?.count);
      }),
      { numRuns: 60 },
    );
  });

  it('names a contradiction even if explaining it would take too much memory', () => {
    const rules = { places: 6, symbols: 8, repeats: true };
    const turns = [
      { guess: [0, 1, 2, 3, 4, 5], feedback: feedbackClass(0, 0) },
      { guess: [0, 0, 0, 0, 0, 0], feedback: feedbackClass(2, 0) },
    ];
    const found = { consistent: false, conflicts: [[0, 1]] };
    const unknown = { ...found, repairs: [], hasUncountedRepairs: true };
    const checks = [1 << 21, 100, 13].map((nodes) =>
      new WideAnalysis(new DiagramSet(rules, turns, { nodes })).check(),
    );
    expect(checks).toEqual([{ ...found, repairs: expect.any(Array) }, unknown, unknown]);
  });

  it('counts codes, suggests guesses and plays if the codes cannot be listed', () => {
    const large = { places: 8, symbols: 12, repeats: true };
    const secret = [0, 5, 5, 11, 2, 7, 7, 1];
    let position = unwrap(positionAfter(large, []));
    expect(position.count()).toBe(12n ** 8n);
    let turns = 0;
    while (position.count() > 1n && turns < 15) {
      const guess = unwrap(finish(nextGuess({ name: 'sampled', seed: '' }, position)));
      position = position.with({ guess, feedback: scoreCode(guess, secret) });
      turns++;
    }
    expect(position.codes(2).map((each) => Array.from(each))).toEqual([secret]);
    expect(finish(nextGuess({ name: 'knuth', seed: '' }, position))).toEqual({
      ok: false,
      error: 'too-large',
    });
    const [advice] = finish(suggestions('entropy', position, 3));
    expect(advice).toMatchObject({ possible: true, worst: 1, parts: 1 });
  });
});
