import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';
import { checkProof } from './check-proof.ts';
import { type GradedPuzzle, makeGradedPuzzle } from './make-puzzle.ts';
import type { Proof, Step } from './proof.ts';
import type { Grade, Technique } from './technique.ts';
import { counted, listShape, smallShape } from './testing/shapes.ts';

const CODES = smallShape(4, 6, true);

describe('checkProof', () => {
  it('rejects puzzles with no answer or with several', () => {
    const { puzzle, proof } = made(1);
    expect(checkProof({ ...puzzle, clues: puzzle.clues.slice(1) }, proof)).toMatchObject({
      fault: 'many-answers',
    });
    const clues = [...puzzle.clues, counted([0, 0, 0, 0], [0, 0, 0, 0])];
    expect(checkProof({ ...puzzle, clues }, proof)).toMatchObject({ fault: 'no-answer' });
  });

  it('rejects a wrong answer, a wrong grade and a proof that stops early', () => {
    const { puzzle, proof } = made(2);
    expect(checkProof(puzzle, { ...proof, answer: proof.answer.toReversed() })).toMatchObject({
      fault: 'wrong-answer',
    });
    expect(checkProof(puzzle, { ...proof, grade: 3 })).toMatchObject({ fault: 'wrong-grade' });
    expect(checkProof(puzzle, { ...proof, steps: proof.steps.slice(0, -1) })).toMatchObject({
      fault: 'not-finished',
    });
  });

  it.each([
    [1, 'count'],
    [1, 'place'],
    [1, 'exclusion'],
    [2, 'marks'],
    [3, 'pair'],
    [4, 'cases'],
    [5, 'suppose'],
  ] as const)('rejects a step of grade %i, %s, with a claim that does not follow', (grade, technique) => {
    const { puzzle, proof } = madeWith(grade, technique);
    const at = proof.steps.findIndex((step) => step.technique === technique);
    const step = proof.steps[at] as Step;
    for (const symbol of [0, 1, 2, 3, 4, 5]) {
      const claim = [
        { kind: 'at', place: 0, symbol },
        { kind: 'at', place: 1, symbol },
      ] as const;
      expect(checkProof(puzzle, changed(proof, at, { ...step, claim }))).toMatchObject({ step: at });
    }
    expect(checkProof(puzzle, changed(proof, at, { ...step, claim: [] })).holds).toBe(false);
  });

  it('rejects a step without its premises, and a step that uses itself', () => {
    for (const grade of [2, 3, 5] as const) {
      const { puzzle, proof } = made(grade);
      const at = proof.steps.findIndex(({ uses }) => uses.length > 0);
      const step = proof.steps[at] as Step;
      expect(checkProof(puzzle, changed(proof, at, { ...step, uses: [] }))).toMatchObject({ step: at });
      expect(checkProof(puzzle, changed(proof, at, { ...step, uses: [...step.uses, at] }))).toMatchObject({
        step: at,
      });
    }
  });

  it('rejects a step with another technique, a grade that is too low, or the wrong clues', () => {
    const { puzzle, proof } = madeWith(2, 'marks');
    const at = proof.steps.findIndex(({ technique }) => technique === 'marks');
    const step = proof.steps[at] as Step;
    for (const technique of ['count', 'place', 'exclusion', 'list', 'pair', 'cases'] as const)
      expect(checkProof(puzzle, changed(proof, at, { ...step, technique }))).toMatchObject({ step: at });
    expect(checkProof(puzzle, changed(proof, at, { ...step, grade: 1 }))).toMatchObject({ step: at });
    expect(checkProof(puzzle, changed(proof, at, { ...step, clues: [99] }))).toMatchObject({ step: at });
    expect(checkProof(puzzle, changed(proof, at, { ...step, clues: [] }))).toMatchObject({ step: at });
    expect(checkProof(puzzle, changed(proof, at, { ...step, clues: [0, ...step.clues] }))).toMatchObject({
      step: at,
    });
  });

  it('does not let counting read places, or placing read counts', () => {
    for (const [technique, other] of [
      ['count', 'place'],
      ['place', 'count'],
    ] as const) {
      const { puzzle, proof } = madeWith(1, technique);
      const at = proof.steps.findIndex((step) => step.technique === technique);
      const step = proof.steps[at] as Step;
      expect(checkProof(puzzle, changed(proof, at, { ...step, technique: other }))).toMatchObject({
        step: at,
      });
    }
  });

  it('rejects branches that are missing or unfinished, or use steps that are not listed', () => {
    for (const [grade, technique] of [
      [4, 'cases'],
      [5, 'suppose'],
    ] as const) {
      const { puzzle, proof } = madeWith(grade, technique);
      const at = proof.steps.findIndex((step) => step.technique === technique && step.uses.length > 0);
      const step = proof.steps[at] as Step;
      const [first, ...others] = step.branches ?? [];
      const refused = (branches: Step['branches'], uses = step.uses) =>
        expect(
          checkProof(puzzle, changed(proof, at, { ...step, uses, ...(branches ? { branches } : {}) })),
        ).toMatchObject({ step: at });
      if (!first) throw new Error('no branch');
      refused([]);
      refused([first, first, first]);
      refused([{ ...first, steps: [] }, ...others]);
      refused([{ ...first, steps: first.steps.slice(0, -1) }, ...others]);
      if (technique === 'cases') refused([first, first]);
      refused(step.branches, []);
    }
  });

  it('rejects a word that is not the only one left in the list', () => {
    const shape = listShape();
    const { puzzle, proof } = made(3, shape);
    const at = proof.steps.findIndex(({ technique }) => technique === 'list');
    const step = proof.steps[at] as Step;
    expect(checkProof(puzzle, changed(proof, at, { ...step, uses: step.uses.slice(1) })).holds).toBe(false);
    expect(checkProof(puzzle, changed(proof, at, { ...step, grade: 2 }))).toMatchObject({ step: at });
  });
});

function changed(proof: Proof, at: number, step: Step): Proof {
  return { ...proof, steps: proof.steps.with(at, step) };
}

function made(grade: Grade, shape = CODES): GradedPuzzle {
  const found = makeGradedPuzzle(shape, grade, new RandomStream(seedRandom(`check ${grade}`)));
  if (!found) throw new Error(`no puzzle of grade ${grade}`);
  return found;
}

function madeWith(grade: Grade, technique: Technique): GradedPuzzle {
  const known = remembered.get(technique);
  if (known) return known;
  for (let seed = 0; seed < 40; seed++) {
    const found = makeGradedPuzzle(CODES, grade, new RandomStream(seedRandom(`with ${technique} ${seed}`)));
    // A supposition that uses no earlier steps has no step to drop.
    const isWanted = (step: Step) =>
      step.technique === technique && (technique !== 'suppose' || step.uses.length > 0);
    if (!found?.proof.steps.some(isWanted)) continue;
    remembered.set(technique, found);
    return found;
  }
  throw new Error(`no proof has ${technique}`);
}

const remembered = new Map<Technique, GradedPuzzle>();
