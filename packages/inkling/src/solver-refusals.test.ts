import { describe, expect, it } from 'vitest';
import { ConstraintSolver, type KeyPegs } from './constraint-solver.ts';

const ELEMENTS = ['Santa', 'Present', 'Tree', 'Snowman', 'Stocking', 'Bell'];

function fillOf(element: string, length: number): string[] {
  return Array.from({ length }, () => element);
}

describe('a caller’s mistake', () => {
  const solver = new ConstraintSolver(ELEMENTS, 4);
  it.each<[string, () => unknown, RegExp]>([
    ['no elements', () => new ConstraintSolver([], 4), /1 to 20/],
    ['the same element twice', () => new ConstraintSolver(['a', 'a'], 4), /distinct/],
    ['21 elements', () => new ConstraintSolver(Array.from('abcdefghijklmnopqrstu'), 4), /1 to 20/],
    [
      '17 positions and 20 elements without repeats',
      () => new ConstraintSolver(Array.from('abcdefghijklmnopqrst'), 17, { repeats: false }),
      /1 to 16/,
    ],
    ['a length of 0', () => new ConstraintSolver(ELEMENTS, 0), /1 to 16/],
    ['a length of 17', () => new ConstraintSolver(ELEMENTS, 17), /1 to 16/],
    [
      'a guess that is short',
      () => solver.getPossibleCodesCount([['Santa']], [{ black: 0, white: 0 }]),
      /guessHistory\[0\] has 1 elements/,
    ],
    [
      'an element that is none',
      () => solver.getPossibleCodesCount([['Santa', 'Santa', 'Elf', 'Bell']], [{ black: 0, white: 0 }]),
      /guessHistory\[0\]\[2\] is "Elf"/,
    ],
    [
      'a guess that is no array',
      () => solver.getValidChoices(['abcd'] as never, [{ black: 0, white: 0 }]),
      /guessHistory\[0\] is "abcd"/,
    ],
    ['no history', () => solver.getValidChoices(undefined as never, []), /guessHistory is undefined/],
    [
      'a strategy that is none',
      () => solver.getSuggestedGuess([], [], { strategy: 'best' as never }),
      /strategy is "best"/,
    ],
    ['a budget of nothing', () => solver.getSuggestedGuess([], [], { budget: 0 }), /budget is 0/],
    ['a position that is none', () => solver.why(4, 'Bell', [], []), /position is 4/],
    [
      'more positions than elements without repeats',
      () => new ConstraintSolver(['a'], 2, { repeats: false }),
      /codeLength/,
    ],
    ['repeats as a text', () => new ConstraintSolver(['a'], 1, { repeats: 'no' as never }), /repeats/],
    [
      'an option of the solver that there is not',
      () => new ConstraintSolver(ELEMENTS, 4, { allowRepeats: false } as never),
      /options has no allowRepeats, only repeats/,
    ],
    [
      'a misspelt option of a suggestion',
      () => solver.getSuggestedGuess([], [], { stratgy: 'knuth' } as never),
      /options has no stratgy, only strategy, budget/,
    ],
    [
      'histories of different length',
      () => solver.getValidChoices([], [{ black: 0, white: 0 }]),
      /feedbackHistory has length 1, not 0: each guess/,
    ],
    ['elements as a text', () => new ConstraintSolver('abc' as never, 2), /elements is "abc", not an array/],
  ])('throws a TypeError that names it: %s', (_, act, message) => {
    expect(act).toThrow(TypeError);
    expect(act).toThrow(message);
  });
});

it('suggestGuess accepts a signal, and rejects unknown options', async () => {
  const solver = new ConstraintSolver(['a', 'b'], 2);
  const { signal } = new AbortController();
  await expect(solver.suggestGuess([], [], { signal, strategy: 'knuth' })).resolves.toHaveLength(2);
  await expect(solver.suggestGuess([], [], { sgnal: signal } as never)).rejects.toThrow(
    /options has no sgnal/,
  );
});

describe('an invalid answer', () => {
  const solver = new ConstraintSolver(ELEMENTS, 4);
  it.each<[unknown, RegExp]>([
    [{ black: 2, white: -1 }, /feedbackHistory\[0\]\.white is -1/],
    [{ black: 0.5, white: 0.5 }, /feedbackHistory\[0\]\.black is 0.5/],
    [{ black: Number.NaN, white: 0 }, /\.black is NaN/],
    [{ black: '1', white: 0 }, /\.black is "1"/],
    [{ exact: 1 }, /\.near is undefined/],
    [{}, /\.black is undefined/],
    ['1,0', /feedbackHistory\[0\] is "1,0"/],
    [undefined, /feedbackHistory\[0\] is undefined/],
    [{ black: 5, white: 0 }, /is \{"black":5,"white":0\}, impossible in 4 positions$/],
    [{ black: 4, white: 4 }, /is \{"black":4,"white":4\}, impossible in 4 positions$/],
    [{ exact: 0, near: 5 }, /is \{"exact":0,"near":5\}, impossible in 4 positions$/],
    [{ black: 3, white: 1 }, /is \{"black":3,"white":1\}, impossible in 4 positions$/],
  ])('throws a TypeError: %o', (answer, message) => {
    const ask = () => solver.explainContradiction([fillOf('Santa', 4)], [answer as KeyPegs]);
    expect(ask).toThrow(TypeError);
    expect(ask).toThrow(message);
  });
});
