import { type Day, startOf } from '@inkling/games/daily/day';
import { capitalised, lazily } from '../../language/grammar.ts';

/** Formats days and months in a language, in UTC. */
export interface DayWords {
  /** With weekday and year. */
  long(day: Day): string;
  /** With weekday, without the year, capitalised for the beginning of a line. */
  short(day: Day): string;
  month(day: Day): string;
  weekday(day: Day): string;
  /** The weekday as one letter. */
  initial(day: Day): string;
}

export function dayWords(locale: string): DayWords {
  const words = (options: Intl.DateTimeFormatOptions) => {
    const format = lazily(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
    return (day: Day) => format().format(startOf(day));
  };
  const short = words({ weekday: 'long', day: 'numeric', month: 'long' });
  return {
    long: words({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    short: (day) => capitalised(short(day)),
    month: words({ month: 'long', year: 'numeric' }),
    weekday: words({ weekday: 'short' }),
    initial: words({ weekday: 'narrow' }),
  };
}
