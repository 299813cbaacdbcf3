import { CodeSpace } from '@inkling/codes/candidates/code-space';
import { CodeScorer } from '@inkling/codes/candidates/scorer';
import { CodeSymmetry } from '@inkling/codes/optimum/code-symmetry';
import { feedbackClassCount, solvedClass } from '@inkling/core/feedback';
import { expect } from '@inkling/core/result';
import { SetBounds, UNLIMITED } from '@inkling/deduction/check/set-bounds';
import { parseRules } from 'inkling';

/**
 * Computes lower bounds for the sizes that remain open: each kind of first guess costs one for every code, plus
 * at least the two-ply bound of each of its cells. Throws if a bound of `docs/results.md` is not reached.
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

/** Returns the least bound over all kinds of first guess. */
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

/** Returns a lower bound on the cost of a first guess, or `limit` if the bound is at least that. */
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

/** Groups the codes by their answer, smallest cells first. */
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
