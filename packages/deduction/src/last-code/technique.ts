import type { Fact } from './knowledge.ts';

/** The kinds of inference, from the easiest to the hardest. */
const TECHNIQUES = ['count', 'place', 'exclusion', 'list', 'marks', 'pair', 'cases', 'suppose'] as const;

/**
 * A kind of inference:
 * - `count`: the number of marks of one clue limits how often symbols occur.
 * - `place`: the right-place marks of one clue limit which symbols are where.
 * - `exclusion`: without a clue, a symbol needs enough places, and the places need enough symbols.
 * - `list`: only the words of the list that fit what is known are possible.
 * - `marks`: the few ways to explain both kinds of marks of one clue have something in common.
 * - `pair`: the same for two clues together.
 * - `cases`: there are two cases, and the same fact holds in both.
 * - `suppose`: an assumption leads to a contradiction.
 */
export type Technique = (typeof TECHNIQUES)[number];

/** 1 … 5 */
export type Grade = 1 | 2 | 3 | 4 | 5;

export const GRADES = [1, 2, 3, 4, 5] as const;

/** Returns how hard a step is. Using the list is harder the more places are still open. */
export function gradeOf(technique: Technique, openPlaces: number): Grade {
  switch (technique) {
    case 'count':
    case 'place':
    case 'exclusion':
      return 1;
    case 'list':
      return Math.min(5, Math.max(2, openPlaces + 1)) as Grade;
    case 'marks':
      return 2;
    case 'pair':
      return 3;
    case 'cases':
      return 4;
    case 'suppose':
      return 5;
  }
}

/** The hardest grade of the steps inside a branch of `cases` or `suppose`. */
export const BRANCH_GRADE: Grade = 2;

/** An inference that can be tried on any state of knowledge. */
export interface Move {
  readonly technique: Technique;
  /** The clues that it reads, by zero-based index. */
  readonly clues: readonly number[];
  /** The two cases, or the one assumption; otherwise empty. */
  readonly assumed: readonly Fact[];
}

/** Returns the negation of a fact: what is true if assuming the fact leads to a contradiction. */
export function negationOf(fact: Fact): Fact {
  switch (fact.kind) {
    case 'at':
      return { ...fact, kind: 'not-at' };
    case 'not-at':
      return { ...fact, kind: 'at' };
    case 'least':
      return { ...fact, kind: 'most', count: fact.count - 1 };
    case 'most':
      return { ...fact, kind: 'least', count: fact.count + 1 };
  }
}
