import { lazily } from './grammar.ts';

/** Returns a date formatter: today and yesterday as words with the time of day, any other day as a date. */
export function dateOf(locale: string): (milliseconds: number, today: number) => string {
  const near = lazily(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const times = lazily(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
  const dates = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
  return (milliseconds, today) => {
    const past = Math.round((midnight(today) - midnight(milliseconds)) / DAY);
    if (past === 0 || past === 1) return `${near().format(-past, 'day')}, ${times().format(milliseconds)}`;
    return dates().format(milliseconds);
  };
}

const DAY = 86_400_000;

/** Returns the start of the day, in this device's time zone. */
function midnight(milliseconds: number): number {
  return new Date(milliseconds).setHours(0, 0, 0, 0);
}
