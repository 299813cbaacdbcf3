import type { Fact } from './knowledge.ts';

/** The kinds of inference, from the easiest to the hardest. */
const TECHNIQUES = ['count', 'place', 'exclusion', 'list', 'marks', 'pair', 'cases', 'suppose'] as const;

/**
 * - `count`: the number of marks of one clue says how often symbols occur.
 * - `place`: its marks for the right place say what stands where.
 * - `exclusion`: a symbol needs its places, and the places need their symbols.
 * - `list`: no other word of the list fits what is known.
 * - `marks`: the few ways in which both kinds of marks of one clue can come about have something in common.
 * - `pair`: the same for two clues together.
 * - `cases`: there are two cases, and in both of them the same is true.
 * - `suppose`: what is supposed leads to a contradiction.
 */
export type Technique = (typeof TECHNIQUES)[number];

/** 1 … 5 */
export type Grade = 1 | 2 | 3 | 4 | 5;

export const GRADES = [1, 2, 3, 4, 5] as const;

/** How hard a step is. Looking in the list is harder the more places are still open. */
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

/** How hard the steps inside a supposition may be. */
export const BRANCH_GRADE: Grade = 2;

/** A deduction that can be tried on any knowledge. */
export interface Move {
  readonly technique: Technique;
  /** The clues that it reads. */
  readonly clues: readonly number[];
  /** The two cases, or what is supposed. */
  readonly assumed: readonly Fact[];
}

/** What is true where a supposition fails. */
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
