/** How far a clock is off, in the largest unit in which the value is at least 2 (minutes at least). */
export interface ClockDifference {
  readonly count: number;
  readonly unit: 'minutes' | 'hours' | 'days';
  readonly isBehind: boolean;
}

/**
 * Converts a difference in milliseconds. `aheadMs` is how far the other clock is ahead of this one; `isBehind`
 * refers to this clock.
 */
export function clockDifference(aheadMs: number): ClockDifference {
  const isBehind = aheadMs > 0;
  const minutes = Math.round(Math.abs(aheadMs) / 60_000);
  if (minutes < 2 * 60) return { count: minutes, unit: 'minutes', isBehind };
  const hours = Math.round(minutes / 60);
  if (hours < 2 * 24) return { count: hours, unit: 'hours', isBehind };
  return { count: Math.round(hours / 24), unit: 'days', isBehind };
}
