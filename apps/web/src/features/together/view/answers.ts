import { type Feedback, isFeedbackPossible } from '@inkling/core/feedback';

/** Every answer that a code of so many places can be given, the best first. */
export function answersOf(places: number): readonly Feedback[] {
  const all: Feedback[] = [];
  for (let exact = places; exact >= 0; exact--)
    for (let near = places - exact; near >= 0; near--)
      if (isFeedbackPossible(places, exact, near)) all.push({ exact, near });
  return all;
}
