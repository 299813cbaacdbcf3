import type { Feedback } from '@inkling/core/feedback';

/** The half-given answer of a person who scores by hand, and which of its two numbers the next key changes. */
export interface Answer extends Feedback {
  readonly part: 'exact' | 'near';
}

export const NO_ANSWER: Answer = { exact: 0, near: 0, part: 'exact' };

/** Sets the current number, or the one named, and goes on to the other after `exact`. */
export function setPart(
  answer: Answer,
  count: number,
  places: number,
  part: Answer['part'] = answer.part,
): Answer {
  const held = Math.min(Math.max(count, 0), places);
  return { ...answer, [part]: held, part: part === 'exact' ? 'near' : 'exact' };
}

/** One more or one less of a number, which stays the current one. */
export function stepPart(
  answer: Answer,
  by: number,
  places: number,
  part: Answer['part'] = answer.part,
): Answer {
  return { ...answer, [part]: Math.min(Math.max(answer[part] + by, 0), places), part };
}

/** `1,2@near`. Law: `parseAnswer(makeAnswer(a), places)` is `a`. */
export function makeAnswer({ exact, near, part }: Answer): string {
  return `${exact},${near}@${part}`;
}

/** Total: anything else is no answer yet. */
export function parseAnswer(value: unknown, places: number): Answer {
  const match = typeof value === 'string' ? /^(\d{1,2}),(\d{1,2})@(exact|near)$/.exec(value) : null;
  if (!match) return NO_ANSWER;
  const [exact, near] = [Number(match[1]), Number(match[2])];
  if (exact > places || near > places) return NO_ANSWER;
  return { exact, near, part: match[3] === 'near' ? 'near' : 'exact' };
}
