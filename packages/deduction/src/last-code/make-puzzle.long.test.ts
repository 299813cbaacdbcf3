import { RandomStream, seedRandom } from '@inkling/core/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalForm } from './canonical.ts';
import { checkProof } from './check-proof.ts';
import type { Clue, CodePuzzle } from './code-puzzle.ts';
import { makeGradedPuzzle } from './make-puzzle.ts';
import { isSolvable } from './solve.ts';
import { GRADES, type Grade } from './technique.ts';
import { listShape, smallShape } from './testing/shapes.ts';

const SHAPES = { codes: smallShape(4, 6, true), distinct: smallShape(4, 6, false), words: listShape() };

describe('a generated puzzle', () => {
  for (const [name, shape] of Object.entries(SHAPES))
    it(`of ${name} has one answer, the grade that was asked and no clue too many`, () => {
      for (const grade of GRADES) {
        const made = makeGradedPuzzle(shape, grade, stream(`${name} ${grade}`), 60);
        if (!made) {
          expect(name === 'words' || grade >= 4).toBe(true);
          continue;
        }
        const { puzzle, proof } = made;
        expect(checkProof(puzzle, proof)).toEqual({ holds: true });
        expect(proof.grade).toBe(grade);
        if (grade > 1) expect(isSolvable(puzzle, (grade - 1) as Grade)).toBe(false);
        for (const clue of puzzle.clues)
          expect(
            isSolvable({ ...puzzle, clues: puzzle.clues.filter((other) => other !== clue) }, grade),
          ).toBe(false);
      }
    });

  it('is the same for the same seed', () => {
    const make = () => makeGradedPuzzle(SHAPES.codes, 3, stream('again'));
    expect(make()).toEqual(make());
  });

  it('can have the hardest grade', () => {
    expect(makeGradedPuzzle(SHAPES.codes, 5, stream('hard'))?.proof.grade).toBe(5);
  });
});

describe('the canonical form', () => {
  const puzzle = makeGradedPuzzle(SHAPES.codes, 2, stream('form'))?.puzzle as CodePuzzle;

  it('does not change when symbols, places and clues are permuted', () => {
    const orders = (count: number) => fc.shuffledSubarray([...Array(count).keys()], { minLength: count });
    fc.assert(
      fc.property(orders(6), orders(4), orders(puzzle.clues.length), (names, places, order) => {
        const clues = order.map((at): Clue => {
          const clue = puzzle.clues[at] as Clue;
          return { ...clue, guess: places.map((place) => names[clue.guess[place] ?? 0] ?? 0) };
        });
        expect(canonicalForm({ ...puzzle, clues })).toBe(canonicalForm(puzzle));
      }),
      { numRuns: 30 },
    );
  });

  it('changes with the guess of a clue', () => {
    const [first, ...rest] = puzzle.clues as [Clue, ...Clue[]];
    const other = { ...first, guess: [0, 1, 2, 3] };
    const another = { ...first, guess: [0, 0, 0, 1] };
    const forms = [first, other, another].map((clue) => canonicalForm({ ...puzzle, clues: [clue, ...rest] }));
    expect(new Set(forms).size).toBeGreaterThan(1);
  });
});

function stream(seed: string): RandomStream {
  return new RandomStream(seedRandom(seed));
}
