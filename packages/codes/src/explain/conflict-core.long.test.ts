import type { CodeTurn } from '@inkling/core/deduction';
import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DiagramSet } from '../candidates/diagram/diagram-set.ts';
import { listCandidates } from '../candidates/listed.ts';
import { conflictCore, coreRepairs } from './conflict-core.ts';
import { conflictsOf, repairsOf } from './conflicts.ts';
import { reasonFor } from './reasons.ts';
import { Violations } from './violations.ts';

describe('the conflict core', () => {
  const rules = { places: 3, symbols: 4, repeats: true };
  const code = fc.array(fc.nat(3), { minLength: 3, maxLength: 3 });
  const entry = fc.tuple(code, fc.option(fc.nat(9), { freq: 3, nil: undefined }));

  it('agrees with the listed explanations on conflicts, reasons and repairs', () => {
    fc.assert(
      fc.property(code, fc.array(entry, { maxLength: 6 }), (secret, entries) => {
        const turns = entries.map(([guess, cls]) => ({ guess, feedback: cls ?? scoreCode(guess, secret) }));
        const set = unwrap(listCandidates(rules, turns));
        const violations = new Violations(set.space, turns);
        const found = unwrap(conflictCore(new DiagramSet(rules, turns)));
        if (found.possible)
          expect(found).toEqual({
            possible: true,
            count: set.count(),
            witness: Array.from(set.at(0n) ?? []),
          });
        else expect(found.turns).toEqual(conflictsOf(violations)[0]);
        const repairs = repairsOf(violations).map(({ left, ...rest }) => ({ ...rest, left: BigInt(left) }));
        const wide = new DiagramSet(rules, turns);
        expect(unwrap(coreRepairs(wide, [...turns.keys()]))).toEqual(repairs);
        if (!found.possible) expect(unwrap(coreRepairs(wide, found.turns))).toEqual(repairs);
        for (let place = 0; place < 3; place++)
          for (let symbol = 0; symbol < 4; symbol++) {
            const reason = reasonFor(set, violations, place, symbol);
            const own = unwrap(conflictCore(new DiagramSet(rules, turns), { place, symbol }));
            if (!reason.possible) expect(own).toEqual(reason);
            else
              expect(own).toEqual({
                possible: true,
                count: BigInt(reason.count),
                witness: Array.from(reason.witness),
              });
          }
      }),
      { numRuns: 150 },
    );
  });

  it('finds a smallest conflict in a space too large to list', () => {
    const wide = { places: 12, symbols: 12, repeats: true };
    const random = new RandomStream(seedRandom('conflict core'));
    const draw = () => Array.from({ length: 12 }, () => random.below(12));
    const secret = draw();
    const turns = Array.from({ length: 7 }, draw).map((guess) => ({
      guess,
      feedback: scoreCode(guess, secret),
    }));
    const count = (kept: readonly CodeTurn[]) => new DiagramSet(wide, kept).count();
    turns[4] = { guess: draw(), feedback: feedbackClass(9, 0) };
    const lie = unwrap(conflictCore(new DiagramSet(wide, turns)));
    if (lie.possible) throw new Error('nine exact matches in a random guess fit everything');
    const { turns: conflict } = lie;
    expect(count(conflict.map((turn) => turns[turn]))).toBe(0n);
    expect(conflict).toContain(4);
    for (const left of conflict)
      expect(count(conflict.filter((turn) => turn !== left).map((turn) => turns[turn]))).not.toBe(0n);
    if (conflict.length > 2)
      for (let turn = 0; turn < 7; turn++) expect(count([turns[turn], turns[4]])).not.toBe(0n);
  });

  it('reports when the node budget runs out', () => {
    const turn = { guess: [0, 1, 2], feedback: 3 };
    const turns = [turn, turn];
    const limits = { nodes: 3 };
    expect(conflictCore(new DiagramSet(rules, turns, limits))).toEqual({
      ok: false,
      error: { code: 'budget', ...limits },
    });
    expect(coreRepairs(new DiagramSet(rules, turns, limits), [0, 1]).ok).toBe(false);
    expect(new DiagramSet(rules, turns).ready().ok).toBe(true);
  });
});
