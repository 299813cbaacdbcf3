import { CodeSpace } from '@inkling/codes/candidates/code-space';
import { CodeScorer } from '@inkling/codes/candidates/scorer';
import { CodeSymmetry } from '@inkling/codes/optimum/code-symmetry';
import { feedbackClassCount, solvedClass } from '@inkling/core/feedback';
import { expect } from '@inkling/core/result';
import { SetBounds, UNLIMITED } from '@inkling/deduction/check/set-bounds';
import { parseRules } from 'inkling';

/**
 * What the sizes that stayed open cost at least: each kind of first guess costs one for every code, and at least what each
 * of its cells costs by two guesses. Throws when a bound of `docs/results.md` is not reached.
 */
export function run(print: (line: string) => void): void {
  for (const [name, least] of OPEN) {
    const rules = expect(parseRules(name));
    const bound = leastOf(new CodeSpace(rules));
    print(`${name}: at least ${bound}`);
    if (bound < least) throw new Error(`${name}: ${least} was claimed`);
  }
}

const OPEN = [
  ['p4c11r', 78_846],
  ['p5c7r', 80_815],
  ['p6c5r', 70_732],
] as const;

/** The least bound of all kinds of first guess. */
function leastOf(space: CodeSpace): number {
  const isRepresentative = new CodeSymmetry(space).representatives([]);
  const all = numbersTo(space.size);
  const scorer = new CodeScorer(space);
  let least = Number.POSITIVE_INFINITY;
  for (const guess of all.filter((code) => isRepresentative(code))) {
    const bound = boundOf(guess, cellsOf(scorer.classesOf(guess, all)), space, scorer, least);
    least = Math.min(least, bound);
  }
  return least;
}

/** What a first guess costs at least; not less than `limit` where it says no more. */
function boundOf(
  guess: number,
  cells: readonly Uint32Array[],
  space: CodeSpace,
  scorer: CodeScorer,
  limit: number,
): number {
  let bound = space.size;
  for (const cell of cells) {
    if (cell.length === 1 && cell[0] === guess) continue;
    bound += cell.length <= 2 ? 2 * cell.length - 1 : byTwoGuesses(cell, space, scorer);
    if (bound >= limit) return limit;
  }
  return bound;
}

function byTwoGuesses(cell: Uint32Array, space: CodeSpace, scorer: CodeScorer): number {
  const { places } = space.rules;
  const answers = new Uint8Array(space.size * cell.length);
  for (let code = 0; code < space.size; code++)
    scorer.classesOf(code, cell, answers.subarray(code * cell.length, (code + 1) * cell.length));
  const bounds = new SetBounds({
    guessCount: space.size,
    secretCount: cell.length,
    answerCount: feedbackClassCount(places),
    solved: solvedClass(places),
    answers,
  });
  return bounds.byTwoGuesses(Uint16Array.from(numbersTo(cell.length)), 0, UNLIMITED);
}

/** The codes by what they answer, smallest cells first. */
function cellsOf(classes: Uint8Array): readonly Uint32Array[] {
  const cells = new Map<number, number[]>();
  for (const [code, cls] of classes.entries()) {
    const cell = cells.get(cls);
    if (cell) cell.push(code);
    else cells.set(cls, [code]);
  }
  return [...cells.values()].toSorted((a, b) => a.length - b.length).map((cell) => Uint32Array.from(cell));
}

function numbersTo(end: number): Uint32Array {
  return Uint32Array.from({ length: end }, (_, number) => number);
}
