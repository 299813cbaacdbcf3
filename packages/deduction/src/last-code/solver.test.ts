import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProof, fittingCodes } from './check-proof.ts';
import type { CodePuzzle } from './code-puzzle.ts';
import { provePuzzle } from './proof.ts';
import { isSolvable } from './solve.ts';
import { GRADES } from './technique.ts';
import { counted, listShape, marked, smallShape } from './testing/shapes.ts';

const shapes = [
  smallShape(3, 5, true),
  smallShape(4, 6, true),
  smallShape(4, 6, false),
  smallShape(5, 3, true),
  listShape(),
];

/** Puzzles whose guesses are answered truthfully; often more than one code fits. */
const puzzles = fc.constantFrom(...shapes).chain((shape) => {
  const code = fc.integer({ min: 0, max: shape.secrets.length - 1 }).map((at) => shape.secrets[at] ?? []);
  return fc.record({ secret: code, guesses: fc.array(code, { minLength: 2, maxLength: 7 }) }).map(
    ({ secret, guesses }): CodePuzzle => ({
      ...shape,
      clues: guesses.map((guess) => (shape.list ? marked(guess, secret) : counted(guess, secret))),
    }),
  );
});

describe('the solver', () => {
  it('finds a code only if exactly one fits, and its proof passes the checker', () => {
    fc.assert(
      fc.property(puzzles, (puzzle) => {
        const fitting = fittingCodes(puzzle);
        const proof = provePuzzle(puzzle);
        if (fitting.length !== 1) expect(proof).toBeUndefined();
        if (!proof) return;
        expect(fitting).toEqual([proof.answer]);
        expect(checkProof(puzzle, proof)).toEqual({ holds: true });
        for (const grade of GRADES) expect(isSolvable(puzzle, grade)).toBe(grade >= proof.grade);
      }),
      { numRuns: 100 },
    );
  });

  it('always finds the only fitting word of a list', () => {
    const shape = listShape();
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (secret, guesses) => {
        const wordAt = (at: number) => shape.secrets[at % shape.secrets.length] ?? [];
        const clues = guesses.map((guess) => marked(wordAt(guess), wordAt(secret)));
        const puzzle = { ...shape, clues };
        expect(provePuzzle(puzzle)?.answer).toEqual(
          fittingCodes(puzzle).length === 1 ? wordAt(secret) : undefined,
        );
      }),
      { numRuns: 60 },
    );
  });

  it('finds nothing if clues contradict each other', () => {
    const clues = [counted([0, 0, 1, 1], [0, 0, 1, 1]), counted([0, 0, 1, 1], [2, 2, 3, 3])];
    expect(provePuzzle({ places: 4, symbols: 6, repeats: true, clues })).toBeUndefined();
  });

  it('needs only one step if a clue alone determines the code', () => {
    const clues = [counted([0, 1, 2, 3], [0, 1, 2, 3])];
    const proof = provePuzzle({ places: 4, symbols: 6, repeats: true, clues });
    expect(proof).toMatchObject({ grade: 1, answer: [0, 1, 2, 3] });
    expect(proof?.steps.map(({ technique, clues, uses }) => ({ technique, clues, uses }))).toEqual([
      { technique: 'place', clues: [0], uses: [] },
    ]);
  });
});
