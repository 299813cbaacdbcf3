import { lazily } from '../../../shell/language/grammar.ts';

/** When somebody left. Each kind has its own small words before it: since nine o'clock, since Tuesday, since the first. */
export interface LeavingTime {
  readonly kind: 'hour' | 'weekday' | 'date';
  readonly text: string;
}

/**
 * Says when somebody left in as few words as are clear, by the clock and the calendar of this device: the time
 * alone on the same day, the time with its day of the week while no other day has that name, and then the date.
 */
export function leavingTimes(locale: string): (ms: number, nowMs: number) => LeavingTime {
  const format = (options: Intl.DateTimeFormatOptions) =>
    lazily(() => new Intl.DateTimeFormat(locale, options));
  const formats = {
    hour: format(HOUR),
    weekday: format({ weekday: 'long', ...HOUR }),
    date: format({ day: 'numeric', month: 'long' }),
  };
  return (ms, nowMs) => {
    const isToday = new Date(ms).toDateString() === new Date(nowMs).toDateString();
    const kind = isToday ? 'hour' : nowMs - ms < SIX_DAYS_MS ? 'weekday' : 'date';
    // AM and PM stay on the line of their time.
    return {
      kind,
      text: formats[kind]()
        .format(ms)
        .replace(/(?<=\d)\s/u, '\u00a0'),
    };
  };
}

const HOUR = { hour: 'numeric', minute: '2-digit' } as const;
const SIX_DAYS_MS = 6 * 24 * 3600 * 1000;
