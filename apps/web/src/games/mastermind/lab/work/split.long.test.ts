import { CodeSpace } from '@inkling/codes/candidates/code-space';
import { partitionFigures } from '@inkling/codes/strategies/partition';
import { feedbackClass, scoreCode } from '@inkling/core/feedback';
import { expect as unwrap } from '@inkling/core/result';
import { positionAfter } from '@inkling/games/mastermind/analysis/positions';
import { makeCode, parseCode, parseFeedback } from '@inkling/games/mastermind/rules/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SplitUpdate } from '../../../../shell/parts/lab-tasks.ts';
import type { Lap } from './race.ts';
import { splitBy, splitCodes } from './split.ts';

const RULES = { places: 3, symbols: 4, repeats: true };
const SPACE = new CodeSpace(RULES);
const CODES = Array.from({ length: SPACE.size }, (_, index) => Array.from(SPACE.codeAt(index)));

const updatesOf = (run: Generator<SplitUpdate | undefined>) =>
  [...run].filter((update) => update !== undefined);

describe('the partition of a guess', () => {
  it('matches scoring every code one by one, after any turns', () => {
    const code = fc.constantFrom(...CODES);
    fc.assert(
      fc.property(code, fc.array(code, { maxLength: 3 }), code, (secret, guesses, guess) => {
        const turns = guesses.map((each) => ({ guess: each, feedback: scoreCode(each, secret) }));
        const left = CODES.filter((each) =>
          turns.every((turn) => scoreCode(turn.guess, each) === turn.feedback),
        );
        const cells = grouped(left, (each) => scoreCode(guess, each));
        const split = splitBy(unwrap(positionAfter(RULES, turns)), makeCode(guess));
        expect(split.left).toBe(left.length);
        expect(split.possible).toBe(left.some((each) => makeCode(each) === makeCode(guess)));
        expect(split.cells.length).toBe(cells.size);
        for (const cell of split.cells) {
          const { exact, near } = unwrap(parseFeedback(cell.answer, 3));
          const twin = cells.get(feedbackClass(exact, near)) ?? [];
          expect(cell.size).toBe(twin.length);
          expect(cell.secrets).toEqual(twin.slice(0, 6).map(makeCode));
          expect(cell.share).toBeCloseTo(twin.length / left.length, 12);
          expect(cell.bits).toBeCloseTo(-Math.log2(twin.length / left.length), 12);
        }
        const { bits, ...counts } = partitionFigures(split.cells.map(({ size }) => size));
        expect(split.figures).toEqual({ ...counts, bits: expect.closeTo(bits, 12) });
      }),
    );
  });

  it('gets four verdicts, each naming a guess that none beats', () => {
    const position = unwrap(positionAfter(RULES, []));
    const all = CODES.map((code) => splitBy(position, makeCode(code)).figures);
    const updates = updatesOf(splitCodes(RULES, [], ['aab'], () => 0));
    const verdicts = updates.flatMap((each) => (each.kind === 'verdict' ? [each.verdict] : []));
    expect(verdicts.map(({ measure }) => measure)).toEqual(['worst', 'expected', 'bits', 'parts']);
    for (const { measure, figures, guess } of verdicts) {
      const values = all.map((each) => each[measure]);
      const best = measure === 'worst' || measure === 'expected' ? Math.min(...values) : Math.max(...values);
      expect(figures[measure]).toBeCloseTo(best, 10);
      expect(splitBy(position, guess).figures[measure]).toBeCloseTo(best, 10);
    }
    const race = updates.find((each) => each.kind === 'aside');
    const laps = (race?.kind === 'aside' ? race.aside : []) as readonly Lap[];
    expect(laps.map(({ agrees }) => agrees)).toEqual([true, true, true, true]);
  });

  it('starts with the most informative guess if none is given', () => {
    const updates = updatesOf(splitCodes(RULES, [], [], () => 0));
    const [first] = updates;
    const verdict = updates.find((each) => each.kind === 'verdict' && each.verdict.measure === 'bits');
    expect(first?.kind === 'splits' && first.splits[0]?.guess).toBe(
      verdict?.kind === 'verdict' && verdict.verdict.guess,
    );
  });

  it('is exact even if the codes cannot be listed', () => {
    const wide = { places: 8, symbols: 12, repeats: true };
    const [update] = updatesOf(splitCodes(wide, [], ['aabbccdd'], () => 0));
    const split = update?.kind === 'splits' ? update.splits[0] : undefined;
    expect(split?.left).toBe(12 ** 8);
    expect(split?.cells.reduce((sum, { size }) => sum + size, 0)).toBe(12 ** 8);
  });

  it('gives a result or a fault for the largest rules', () => {
    const vast = { places: 16, symbols: 20, repeats: true };
    const [update] = updatesOf(splitCodes(vast, [], ['abcdefghijklmnop'], () => 0));
    expect(['splits', 'fault']).toContain(update?.kind);
  });

  it('reports a contradiction if no code fits', () => {
    const guess = unwrap(parseCode('aab', RULES));
    const turns = [
      { guess, feedback: feedbackClass(3, 0) },
      { guess, feedback: 0 },
    ];
    expect(updatesOf(splitCodes(RULES, turns, ['aab'], () => 0))).toEqual([
      { kind: 'fault', fault: { code: 'contradiction' } },
    ]);
  });
});

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
