import { lazily } from '../../../shell/language/grammar.ts';

/** When a player left. Each kind needs its own preposition: since nine o'clock, since Tuesday, since the first. */
export interface LeavingTime {
  readonly kind: 'hour' | 'weekday' | 'date';
  readonly text: string;
}

/**
 * Formats when a player left as briefly as is clear, by this device's clock and calendar: only the time on the same day,
 * the time with the day of the week while that is unambiguous, and after that the date.
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
    // Keeps AM and PM on the same line as their time.
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
