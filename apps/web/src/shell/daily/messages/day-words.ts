import { type Day, startOf } from '@inkling/games/daily/day';
import { capitalised, lazily } from '../../language/grammar.ts';

/** Days and months as a language writes them, by the calendar of UTC. */
export interface DayWords {
  /** With its day of the week and its year. */
  long(day: Day): string;
  /** Without the year, as a line begins with it. */
  short(day: Day): string;
  month(day: Day): string;
  weekday(day: Day): string;
  /** One letter. */
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
