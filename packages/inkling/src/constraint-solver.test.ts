import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, type Mock, vi } from 'vitest';
import { ConstraintSolver, type KeyPegs } from './constraint-solver.ts';

const ELEMENTS = ['Santa', 'Present', 'Tree', 'Snowman', 'Stocking', 'Bell'];

function fillOf(element: string, length: number): string[] {
  return Array.from({ length }, () => element);
}

/** The scoring from the document: exact matches first, then each remaining element once. */
function calculateFeedback(guess: readonly string[], secret: readonly string[]): KeyPegs {
  const rest = secret.filter((element, i) => element !== guess[i]);
  const black = secret.length - rest.length;
  let white = 0;
  for (const [i, element] of guess.entries()) {
    if (element === secret[i]) continue;
    const at = rest.indexOf(element);
    if (at < 0) continue;
    white++;
    rest.splice(at, 1);
  }
  return { black, white };
}

/** The document's method 3, unchanged. */
function exhaustive(elements: readonly string[], length: number, guesses: string[][], answers: KeyPegs[]) {
  let codes: string[][] = [[]];
  for (let i = 0; i < length; i++)
    codes = codes.flatMap((code) => elements.map((element) => [...code, element]));
  codes = codes.filter((code) =>
    guesses.every((guess, i) => {
      const { black, white } = calculateFeedback(guess, code);
      return black === answers[i]!.black && white === answers[i]!.white;
    }),
  );
  const choices = Array.from({ length }, (_, position) =>
    elements.filter((element) => codes.some((code) => code[position] === element)),
  );
  return { count: codes.length, choices };
}

describe.each([4, 5])('valid choices for codes of %i', (length) => {
  const fill = (...elements: string[]) =>
    Array.from({ length }, (_, i) => elements[Math.min(i, elements.length - 1)]!);

  it('are all elements at every position without a history', () => {
    const solver = new ConstraintSolver(ELEMENTS, length);
    expect(solver.getValidChoices([], [])).toEqual(Array.from({ length }, () => ELEMENTS));
    expect(solver.getPossibleCodesCount([], [])).toBe(6 ** length);
  });

  it('drop every guessed element when nothing matches', () => {
    const solver = new ConstraintSolver(ELEMENTS, length);
    const choices = solver.getValidChoices([fill('Santa', 'Tree', 'Bell')], [{ black: 0, white: 0 }]);
    expect(choices).toEqual(Array.from({ length }, () => ['Present', 'Snowman', 'Stocking']));
  });

  it('are the guess itself when everything is exact', () => {
    const solver = new ConstraintSolver(ELEMENTS, length);
    const guess = fill('Santa', 'Santa', 'Tree', 'Bell');
    expect(solver.getValidChoices([guess], [{ black: length, white: 0 }])).toEqual(
      guess.map((element) => [element]),
    );
    expect(solver.getPossibleCodesCount([guess], [{ black: length, white: 0 }])).toBe(1);
    expect(solver.getSuggestedGuess([guess], [{ black: length, white: 0 }])).toEqual(guess);
  });

  it('equal those of the exhaustive method for any true history, and include the secret', () => {
    const code = fc.array(fc.constantFrom(...ELEMENTS), { minLength: length, maxLength: length });
    fc.assert(
      fc.property(code, fc.array(code, { maxLength: 4 }), (secret, guesses) => {
        const answers = guesses.map((guess) => calculateFeedback(guess, secret));
        const solver = new ConstraintSolver(ELEMENTS, length);
        const slow = exhaustive(ELEMENTS, length, guesses, answers);
        for (let turns = 0; turns <= guesses.length; turns++)
          solver.getPossibleCodesCount(guesses.slice(0, turns), answers.slice(0, turns));
        expect(solver.getValidChoices(guesses, answers)).toEqual(slow.choices);
        expect(solver.getPossibleCodesCount(guesses, answers)).toBe(slow.count);
        for (const [position, element] of secret.entries())
          expect(solver.getValidChoices(guesses, answers)[position]).toContain(element);
        expect(solver.explainContradiction(guesses, answers)).toBeNull();
      }),
      { numRuns: length === 4 ? 40 : 12 },
    );
  });
});

describe('a code with duplicates', () => {
  it('is found: Santa, Santa, Santa, Tree, Bell', () => {
    const secret = ['Santa', 'Santa', 'Santa', 'Tree', 'Bell'];
    const solver = new ConstraintSolver(ELEMENTS, 5);
    const guesses: string[][] = [];
    const answers: KeyPegs[] = [];
    for (let turn = 0; turn < 12; turn++) {
      const guess = solver.getSuggestedGuess(guesses, answers)!;
      guesses.push(guess);
      answers.push(calculateFeedback(guess, secret));
      if (answers.at(-1)!.black === 5) break;
    }
    expect(guesses.at(-1)).toEqual(secret);
  });
});

describe('an impossible history', () => {
  const solver = new ConstraintSolver(ELEMENTS, 4);
  const santas = ['Santa', 'Santa', 'Santa', 'Santa'];

  it('has no choices, a count of 0, no suggestion, and an explanation', () => {
    const guesses = [santas, ['Tree', 'Tree', 'Bell', 'Bell'], ['Santa', 'Tree', 'Tree', 'Bell']];
    const answers = [
      { black: 0, white: 0 },
      { black: 0, white: 0 },
      { black: 4, white: 0 },
    ];
    expect(solver.getValidChoices(guesses, answers)).toEqual([[], [], [], []]);
    expect(solver.getPossibleCodesCount(guesses, answers)).toBe(0);
    expect(solver.getSuggestedGuess(guesses, answers)).toBeNull();
    const why = solver.explainContradiction(guesses, answers)!;
    expect(why.conflicts).toEqual([
      [0, 2],
      [1, 2],
    ]);
    expect(why.repairs).toContainEqual({ guess: 2, feedback: { black: 0, white: 0 }, codes: 81 });
    expect(why.repairs.every((repair) => repair.guess === 2)).toBe(true);
  });

  const odd = { black: 0, white: 1 };

  it('can be a single turn, with an answer that no code gives to this guess', () => {
    expect(solver.getPossibleCodesCount([santas], [odd])).toBe(0);
    const why = solver.explainContradiction([santas], [odd])!;
    expect(why.conflicts).toEqual([[0]]);
    expect(why.repairs.map(({ guess, feedback, codes }) => [guess, feedback.black, codes])).toEqual([
      [0, 0, 625],
      [0, 1, 500],
      [0, 2, 150],
      [0, 3, 20],
      [0, 4, 1],
    ]);
  });

  it('has conflicts between the other answers even if no code gives one of them', () => {
    const [none, one] = [0, 1].map((black) => ({ black, white: 0 }));
    const why = solver.explainContradiction([santas, santas, santas], [none!, odd, one!])!;
    expect(why).toEqual({ conflicts: [[1], [0, 2]], repairs: [] });
    expect(solver.explainContradiction([santas, santas], [odd, odd])).toEqual({
      conflicts: [[0], [1]],
      repairs: [],
    });
  });
});

describe('other methods', () => {
  const solver = new ConstraintSolver<string>(['a', 'b', 'c', 'd'], 3, { repeats: false });
  const history = [[['a', 'b', 'c']], [{ exact: 1, near: 0 }]] as const;

  it('accept both kinds of answers, and respect a ban on repeats', () => {
    const mixed = [...history[0], ['a', 'd', 'b']];
    expect(solver.getPossibleCodesCount([], [])).toBe(24);
    expect([...solver.possibleCodes(history[0], history[1])]).toEqual([]);
    expect([...solver.possibleCodes(mixed.slice(1), [{ black: 1, white: 1 }])]).toEqual(
      [
        ['a', 'b', 'c'],
        ['a', 'c', 'd'],
        ['b', 'd', 'c'],
        ['c', 'd', 'a'],
        ['c', 'a', 'b'],
        ['d', 'c', 'b'],
      ].toSorted(),
    );
    expect(() => solver.getValidChoices([['a', 'a', 'b']], [{ black: 0, white: 0 }])).toThrow(/twice/);
  });

  it('explain why an element can or cannot be at a position, and give a hint', () => {
    const one = new ConstraintSolver<string>(['a', 'b', 'c'], 2);
    const guesses = [['a', 'a']];
    expect(one.why(0, 'a', guesses, [{ black: 0, white: 0 }])).toEqual({ possible: false, guesses: [0] });
    expect(one.why(1, 'b', guesses, [{ black: 0, white: 0 }])).toEqual({
      possible: true,
      codes: 2,
      example: ['b', 'b'],
    });
    expect(one.hint([['a', 'b']], [{ black: 2, white: 0 }], ['a'])).toEqual({
      position: 1,
      element: 'b',
      certain: true,
      share: 1,
      guesses: [0],
    });
  });

  it('suggest by the requested strategy, synchronously and asynchronously', async () => {
    const large = new ConstraintSolver(ELEMENTS, 4);
    expect(large.getSuggestedGuess([], [], { strategy: 'knuth' })).toEqual([
      'Santa',
      'Santa',
      'Present',
      'Present',
    ]);
    expect(await large.suggestGuess([], [], { strategy: 'knuth' })).toEqual(
      large.getSuggestedGuess([], [], { strategy: 'knuth' }),
    );
    const wide = new ConstraintSolver(Array.from('abcdefghijkl'), 8);
    expect(wide.getSuggestedGuess([Array.from('aabbccdd')], [{ black: 2, white: 1 }])).toHaveLength(8);
  });
});

describe('work', () => {
  const history = [[fillOf('Santa', 4)], [{ black: 1, white: 0 }]] as const;
  const POSITIONS = '@inkling/games/mastermind/analysis/positions';
  const SCORER = '@inkling/codes/candidates/scorer';
  let positionAfter: Mock;
  let CodeScorer: Mock;
  let Solver: typeof ConstraintSolver;

  // Spies on the real modules to count calls. They are loaded anew because other test files share loaded
  // modules.
  beforeAll(async () => {
    vi.resetModules();
    vi.doMock(POSITIONS, { spy: true });
    vi.doMock(SCORER, { spy: true });
    ({ ConstraintSolver: Solver } = await import('./constraint-solver.ts'));
    ({ positionAfter } = await import(POSITIONS));
    ({ CodeScorer } = await import(SCORER));
  });

  afterAll(() => {
    vi.doUnmock(POSITIONS);
    vi.doUnmock(SCORER);
    vi.resetModules();
  });

  it('is done at the first query, and not before', () => {
    positionAfter.mockClear();
    const [small, large] = [ELEMENTS, Array.from('abcdefghijklmnopqrst')].map(
      (elements) => new Solver(elements, 4),
    );
    expect(large?.elements.length).toBe(20);
    expect(positionAfter).not.toHaveBeenCalled();
    small?.getPossibleCodesCount([], []);
    expect(positionAfter).toHaveBeenCalledTimes(1);
  });

  it('builds the expensive tables for a suggestion, but not for the choices of the first turns', () => {
    const solver = new Solver(ELEMENTS, 5);
    const guesses = [fillOf('Santa', 5), fillOf('Tree', 5)];
    const answers = [
      { black: 1, white: 0 },
      { black: 2, white: 0 },
    ];
    expect(solver.getValidChoices(guesses.slice(0, 1), answers.slice(0, 1))).toHaveLength(5);
    expect(solver.getPossibleCodesCount(guesses, answers)).toBe(30 * 16);
    expect(CodeScorer).not.toHaveBeenCalled();
    solver.getSuggestedGuess(guesses, answers);
    expect(CodeScorer).toHaveBeenCalledTimes(1);
  });

  it('is reused for the same history and for one more turn, but not for another history', () => {
    positionAfter.mockClear();
    const solver = new Solver(ELEMENTS, 4);
    const [guesses, answers] = [[...history[0]], [...history[1]]];
    solver.getPossibleCodesCount(guesses, answers);
    solver.getValidChoices(guesses, answers);
    solver.getPossibleCodesCount([...guesses, fillOf('Tree', 4)], [...answers, { black: 0, white: 0 }]);
    expect(positionAfter).toHaveBeenCalledTimes(1);
    solver.getPossibleCodesCount([fillOf('Tree', 4)], [{ black: 0, white: 0 }]);
    expect(positionAfter).toHaveBeenCalledTimes(2);
  });
});

it('spaces too large to list are counted exactly', () => {
  const solver = new ConstraintSolver(ELEMENTS, 12);
  const guess = Array.from({ length: 12 }, (_, i) => ELEMENTS[i % 6]!);
  expect(solver.getPossibleCodesCount([], [])).toBe(6 ** 12);
  expect(solver.getPossibleCodesCount([guess], [{ black: 12, white: 0 }])).toBe(1);
  expect(solver.getValidChoices([guess], [{ black: 0, white: 0 }])).toEqual(
    Array.from({ length: 12 }, () => []),
  );
  expect(solver.getSuggestedGuess([guess], [{ black: 12, white: 0 }])).toEqual(guess);
});
