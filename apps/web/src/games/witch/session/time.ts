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

/** One more second of a game that goes on: counted, not measured, so that a clock that jumps changes nothing. */
export function countSecond({ view, seconds }: WitchSession, time: Time): (() => void) | undefined {
  if (view.value.log.length === 0 || view.value.phase === 'over') return undefined;
  const next = seconds.value + 1;
  return time.later(1000, () => {
    seconds.value = next;
  });
}
