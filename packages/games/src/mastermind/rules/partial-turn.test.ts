import { listSpace } from '@inkling/codes/candidates/code-space';
import { feedbackClass, feedbackOf, scoreCode } from '@inkling/core/feedback';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodeAnalysis } from '../analysis/analysis.ts';
import { positionAfter } from '../analysis/positions.ts';
import { rankOptimalCodes } from '../optimum/suggest.ts';
import { makeCode, parseTurn } from './notation.ts';
import { makePartialAnswer, parsePartialTurn } from './partial-turn.ts';

const RULES = { places: 3, symbols: 4, repeats: true };
const SPACE = unwrap(listSpace(RULES));
const CODES = Array.from({ length: SPACE.size }, (_, index) => Array.from(SPACE.codeAt(index)));
const answers = ({ feedback, others = [] }: { feedback: number; others?: readonly number[] }) =>
  [feedback, ...others].map(feedbackOf).map(({ exact, near }) => `${exact},${near}`);

describe('a turn of whose answer a part is unknown', () => {
  it.each([
    ['aab:1,?', ['1,0', '1,1', '1,2']],
    ['aab:?,2', ['0,2', '1,2']],
    ['aab ? 0', ['0,0', '1,0', '2,0', '3,0']],
    ['112 1?', ['1,0', '1,1', '1,2']],
    ['1 1 2 1 ?', ['1,0', '1,1', '1,2']],
    ['aab=?', ['0,0', '0,1', '1,0', '0,2', '1,1', '2,0', '0,3', '1,2', '3,0']],
    ['aab:3,?', ['3,0']],
    ['aab:1,1', ['1,1']],
  ])('is read: %s', (text, expected) => {
    const turn = unwrap(parsePartialTurn(text, RULES));
    expect(makeCode(turn.guess)).toBe('aab');
    expect(answers(turn)).toEqual(expected);
    const [, , ...more] = expected;
    if (more.length > 0)
      expect(
        parsePartialTurn(`aab:${makePartialAnswer([turn.feedback, ...turn.others!].map(feedbackOf))}`, RULES),
      ).toEqual({ ok: true, value: turn });
  });

  it.each(['aab:4,?', 'aab:?,4', 'xyz:1,?', 'aab:1,x', 'aa:?', '?', ':?', ''])('is refused: %s', (text) => {
    expect(parsePartialTurn(text, RULES).ok).toBe(false);
  });

  it('is what a whole turn is where nothing is unknown, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[abc]{2,4}[: ][0-4?][, ]?[0-4?]?$/)), (text) => {
        const read = parsePartialTurn(text, RULES);
        if (!text.includes('?')) expect(read).toEqual(parseTurn(text, RULES));
      }),
    );
  });
});

describe('a position with answers that are known in part', () => {
  const turn = fc.record({
    guess: fc.constantFrom(...CODES),
    classes: fc.uniqueArray(fc.constantFrom<number>(0, 1, 2, 3, 4, 5, 6, 7, 9), { minLength: 1 }),
  });

  it('has the codes that some reading of the answers leaves', () => {
    fc.assert(
      fc.property(fc.array(turn, { maxLength: 3 }), (asked) => {
        const turns = asked.map(({ guess, classes: [feedback = 0, ...others] }) => ({
          guess,
          feedback,
          others,
        }));
        const left = CODES.filter((code) =>
          asked.every(({ guess, classes }) => classes.includes(scoreCode(guess, code))),
        );
        const position = unwrap(CodeAnalysis.of(RULES, turns));
        expect(position.codes(99).map((code) => Array.from(code))).toEqual(left);
        const check = position.check();
        expect(check.consistent).toBe(left.length > 0);
        if (check.consistent) return;
        for (const repair of check.repairs) {
          const mended = turns.with(repair.turn, {
            ...turns[repair.turn]!,
            feedback: repair.feedback,
            others: [],
          });
          expect(unwrap(CodeAnalysis.of(RULES, mended)).count()).toBe(repair.left);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('has an optimal guess for all of these codes', () => {
    const guess = [0, 0, 1];
    const turns = [
      { guess, feedback: feedbackClass(1, 0), others: [feedbackClass(1, 1), feedbackClass(1, 2)] },
    ];
    const position = unwrap(CodeAnalysis.of(RULES, turns));
    const search = rankOptimalCodes(position, { top: 1 });
    let step = search.next();
    while (!step.done) step = search.next();
    const [best] = unwrap(step.value);
    // One code may be found at once; no other before the second guess.
    expect(best!.total).toBeGreaterThanOrEqual(2 * Number(position.count()) - 1);
  });

  it('is too large where codes cannot be listed', () => {
    const turns = [{ guess: Array.from({ length: 12 }, () => 0), feedback: 0, others: [1] }];
    expect(positionAfter({ places: 12, symbols: 12, repeats: true }, turns)).toEqual({
      ok: false,
      error: 'too-large',
    });
  });
});
