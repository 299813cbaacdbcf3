/** A day in UTC, like `2026-11-21`. In this form, alphabetical order is chronological order. */
export type Day = string;

export const DAY_MS = 86_400_000;

/** Returns the day of a time in milliseconds since the epoch. */
export function dayAt(ms: number): Day {
  return dayOfNumber(Math.floor(ms / DAY_MS));
}

/** Returns the start of a day in milliseconds since the epoch. */
export function startOf(day: Day): number {
  return numberIn(day) * DAY_MS;
}

/** Returns the day this many days later, or earlier if the number is negative. */
export function daysAfter(day: Day, days: number): Day {
  return dayOfNumber(numberIn(day) + days);
}

/** Returns the day of the week; 0 is Monday. */
export function weekdayOf(day: Day): number {
  return (((numberIn(day) + 3) % 7) + 7) % 7;
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}

/** Returns the zero-based day of the year: 0 is the first of January. */
export function dayOfYear(day: Day): number {
  return numberIn(day) - numberIn(`${day.slice(0, 4)}-01-01`);
}

export function daysInYear(year: number): number {
  return dayOfYear(`${String(year).padStart(4, '0')}-12-31`) + 1;
}

/** Whether this is a valid calendar day. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOfNumber(numberIn(text)) === text;
}

/**
 * Returns the number of days since 1970-01-01 in the proleptic Gregorian calendar. The calculation lets years
 * start in March, so that a leap day is the last day of its year (Howard Hinnant, "chrono-Compatible Low-Level
 * Date Algorithms").
 */
function numberIn(day: Day): number {
  const [year, month, date] = [yearOf(day), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
  const from = month > 2 ? year : year - 1;
  const era = Math.floor(from / YEARS_OF_ERA);
  const yearOfEra = from - era * YEARS_OF_ERA;
  const dayOfMarchYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfMarchYear;
  return era * DAYS_OF_ERA + dayOfEra - DAYS_BEFORE_1970;
}

function dayOfNumber(number: number): Day {
  const since = number + DAYS_BEFORE_1970;
  const era = Math.floor(since / DAYS_OF_ERA);
  const dayOfEra = since - era * DAYS_OF_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const rest = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * rest + 2) / 153);
  const date = rest - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = ((monthFromMarch + 2) % 12) + 1;
  const year = yearOfEra + era * YEARS_OF_ERA + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
}

/** The Gregorian calendar repeats after this many years. */
const YEARS_OF_ERA = 400;
const DAYS_OF_ERA = 146_097;
/** Days from the first of March of the year 0 to 1970-01-01. */
const DAYS_BEFORE_1970 = 719_468;

function two(number: number): string {
  return String(number).padStart(2, '0');
}
