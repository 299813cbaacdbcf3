import type { Feedback } from '@inkling/core/feedback';
import {
  answerFrom,
  countIn,
  type GivenAnswer,
  makeGivenAnswer,
} from '@inkling/games/mastermind/rules/partial-turn';

/** The answer that a user who scores by hand has entered so far, and which of its two numbers the next key changes. */
export interface Answer extends GivenAnswer {
  readonly part: 'exact' | 'near';
}

export const NO_ANSWER: Answer = { exact: 0, near: 0, part: 'exact' };

/** Sets one number of the answer (by default the current one), clamped to 0 … `places`, and moves on to the other. */
export function setPart(
  answer: Answer,
  count: number,
  places: number,
  part: Answer['part'] = answer.part,
): Answer {
  const held = Math.min(Math.max(count, 0), places);
  return { ...withCount(answer, part, held), part: part === 'exact' ? 'near' : 'exact' };
}

/**
 * Changes one number of the answer by `by` and keeps it the current one. If `mayBeUnknown`, stepping below 0 makes the
 * number unknown, and stepping up from unknown gives 0.
 */
export function stepPart(
  answer: Answer,
  by: number,
  places: number,
  part: Answer['part'] = answer.part,
  mayBeUnknown = false,
): Answer {
  const next = (countIn(answer, part) ?? -1) + by;
  const held = next < 0 && mayBeUnknown ? undefined : Math.min(Math.max(next, 0), places);
  return { ...withCount(answer, part, held), part };
}

/** Serialises an answer: `1,2@near`, `?,2@near`. Law: `parseAnswer(makeAnswer(a), places)` is `a`. */
export function makeAnswer(answer: Answer): string {
  return `${makeGivenAnswer(answer)}@${answer.part}`;
}

/** Never throws: returns `NO_ANSWER` for anything invalid. */
export function parseAnswer(value: unknown, places: number): Answer {
  const match = typeof value === 'string' ? /^(\d{1,2}|\?),(\d{1,2}|\?)@(exact|near)$/.exec(value) : null;
  const [, exact = '0', near = '0', part] = match ?? [];
  const answer = answerFrom(exact, near);
  if (!match || answer.exact > places || answer.near > places) return NO_ANSWER;
  return { ...answer, part: part === 'near' ? 'near' : 'exact' };
}

/** Replaces one number of the answer; a `count` of `undefined` means that it is not known. */
function withCount(answer: Answer, part: keyof Feedback, count: number | undefined): Answer {
  const text = (own: keyof Feedback) => String((own === part ? count : countIn(answer, own)) ?? '?');
  return { ...answerFrom(text('exact'), text('near')), part: answer.part };
}
