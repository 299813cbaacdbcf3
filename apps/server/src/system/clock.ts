/** The current time; tests pass a clock that they control. */
export interface Clock {
  /** Returns milliseconds since the epoch. */
  now(): number;
}

/**
 * Makes a wall clock that never goes back while the server runs and does not follow a jump immediately. So durations
 * are never negative, and no key of a future day is published because the system clock was wrong for a moment. A clock
 * that stays ahead for `JUMP_BELIEVED_MS` is accepted, because that happens when a machine wakes from sleep.
 * @param wall returns the system's wall-clock time in milliseconds since the epoch
 * @param elapsed returns the milliseconds since some fixed moment, which never decrease
 */
export function steadyClock(wall: () => number, elapsed: () => number): Clock {
  let offset = wall() - elapsed();
  let aheadSince: number | undefined;
  return {
    now() {
      const at = elapsed();
      const ahead = wall() - (offset + at);
      if (ahead <= DRIFT_MAX_MS) {
        aheadSince = undefined;
        offset += Math.max(0, ahead);
      } else {
        aheadSince ??= at;
        if (at - aheadSince >= JUMP_BELIEVED_MS) {
          aheadSince = undefined;
          offset += ahead;
        }
      }
      return Math.floor(offset + at);
    },
  };
}

const DRIFT_MAX_MS = 1000;
const JUMP_BELIEVED_MS = 60_000;

export const systemClock: Clock = steadyClock(Date.now, () => performance.now());

/** Calls `act` every `ms` milliseconds until the returned function is called. */
export type Every = (ms: number, act: () => void) => () => void;

export const systemEvery: Every = (ms, act) => {
  const timer = setInterval(act, ms).unref();
  return () => clearInterval(timer);
};
