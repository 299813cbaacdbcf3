/** What time it is; tests pass a clock that they move by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * The time of day, which never goes back while the server runs and does not follow a jump at once. So durations are never
 * negative, and no key of a future day is published because somebody set the clock wrong for a moment. A clock that stays
 * ahead for `JUMP_BELIEVED_MS` is believed, because that is what a machine sees when it wakes up.
 * @param wall the time of day according to the system
 * @param elapsed milliseconds since some fixed moment, which never go back
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

/** Calls `act` again and again until the function that it returns is called. */
export type Every = (ms: number, act: () => void) => () => void;

export const systemEvery: Every = (ms, act) => {
  const timer = setInterval(act, ms).unref();
  return () => clearInterval(timer);
};
