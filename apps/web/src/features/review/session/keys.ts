import type { ReviewSession } from './review-session.ts';

/**
 * Handles a key on a review. The shell has already excluded text fields, dialogs and modifier keys. Returns
 * true if the key was handled.
 */
export function pressReviewKey(session: ReviewSession, event: KeyboardEvent, target: Element): boolean {
  const { at, practice } = session;
  const key = event.key.toLowerCase();
  if (key === '?') {
    session.keysOpen.value = true;
    return true;
  }
  const open = practice.value;
  const acts: Readonly<Record<string, () => void>> = open
    ? {
        g: () => open.practice.giveUp(),
        c: () => session.startPractice(open.turn + 1),
        e: () => session.endPractice(),
        l: () => session.sayState(),
      }
    : {
        arrowleft: () => session.lookAt(at.value - 1),
        arrowright: () => session.lookAt(at.value + 1),
        c: () => session.nextCostly(),
        a: () => void session.playOn(),
        b: () => void session.playBetter(),
        d: () => session.startPractice(),
        l: () => session.sayState(),
      };
  if (open?.practice.press(event, target)) return true;
  const act = Object.hasOwn(acts, key) ? acts[key] : undefined;
  act?.();
  return act !== undefined;
}
