import type { WitchSession } from './session.ts';

/** The app passes in the only clock; tests use their own. */
export interface Time {
  /** Schedules a callback. Returns a function that cancels it. */
  later(milliseconds: number, act: () => void): () => void;
  /** `2026-11-23` */
  today(): string;
}

/** Number of seconds that a miss stays face up in timed mode. */
export const TIMED_SECONDS = 6;

/** Whether the seconds of a game count: it has begun and is not over. */
export function isRunning({ view }: WitchSession): boolean {
  return view.value.log.length > 0 && view.value.phase !== 'over';
}

/**
 * Adds one second to the time after a second, whatever is played meanwhile. Time is counted rather than
 * measured, so that a jump of the system clock changes nothing. Returns a function that cancels it.
 */
export function countSecond({ seconds }: WitchSession, time: Time): () => void {
  const next = seconds.value + 1;
  return time.later(1000, () => {
    seconds.value = next;
  });
}
