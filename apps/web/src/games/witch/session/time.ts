import type { WitchSession } from './session.ts';

/** The app passes in the only clock; tests bring their own. */
export interface Time {
  /** Does something later, unless it is stopped. */
  later(milliseconds: number, act: () => void): () => void;
  /** `2026-11-23` */
  today(): string;
}

/** How long a miss stays in sight in the timed mode. */
export const TIMED_SECONDS = 6;

/** Whether the seconds of a game count: it has begun, and goes on. */
export function isRunning({ view }: WitchSession): boolean {
  return view.value.log.length > 0 && view.value.phase !== 'over';
}

/** One more second, whatever is played in it: counted, not measured, so that a clock that jumps changes nothing. */
export function countSecond({ seconds }: WitchSession, time: Time): () => void {
  const next = seconds.value + 1;
  return time.later(1000, () => {
    seconds.value = next;
  });
}
