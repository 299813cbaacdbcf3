/** A day in UTC, `2026-11-21`. Days in this form sort as they follow each other. */
export type Day = string;

export const DAY_MS = 86_400_000;

export function dayAt(ms: number): Day {
  return new Date(ms).toISOString().slice(0, 10);
}

export function startOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** The day so many days later; earlier with a negative number. */
export function daysAfter(day: Day, days: number): Day {
  return dayAt(startOf(day) + days * DAY_MS);
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** 0 for the first of January. */
export function dayOfYear(day: Day): number {
  return (startOf(day) - startOf(`${day.slice(0, 4)}-01-01`)) / DAY_MS;
}

export function daysInYear(year: number): number {
  return dayOfYear(`${String(year).padStart(4, '0')}-12-31`) + 1;
}

/** Is this a day that the calendar has? */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const ms = startOf(text);
  return Number.isFinite(ms) && dayAt(ms) === text;
}
