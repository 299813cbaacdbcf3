import { CodeSpace } from '@inkling/codes/candidates/code-space';
import type { CodeRules } from '@inkling/core/deduction';
import { type Code, feedbackClassCount, feedbackOf, scoreCode, solvedClass } from '@inkling/core/feedback';

/**
 * Returns a plausible false answer: one that some code gives to the guess, as close to the truth as possible,
 * but never "found". `draw` selects among equally close answers. If there is no such answer, returns the true
 * one.
 */
export function falseAnswer(rules: CodeRules, guess: Code, truth: number, draw: number): number {
  const { exact, near } = feedbackOf(truth);
  const distance = (cls: number) => {
    const other = feedbackOf(cls);
    return Math.abs(other.exact - exact) + Math.abs(other.near - near);
  };
  const others = answersTo(rules, guess).filter((cls) => cls !== truth && cls !== solvedClass(rules.places));
  const least = Math.min(...others.map(distance));
  const closest = others.filter((cls) => distance(cls) === least);
  return closest.length === 0 ? truth : (closest[draw % closest.length] as number);
}

/** Returns the answers that at least one code gives to a guess, in ascending order. */
function answersTo(rules: CodeRules, guess: Code): readonly number[] {
  const seen = new Uint8Array(feedbackClassCount(rules.places));
  const space = new CodeSpace(rules);
  for (let code = 0; code < space.size; code++) seen[scoreCode(guess, space.codeAt(code))] = 1;
  return Array.from(seen.keys()).filter((cls) => seen[cls] === 1);
}
