import { lazily } from '../../../shell/language/grammar.ts';

/** Returns a formatter of days such as `2026-12-02`, as short as on other pages. Any other text is returned as it is. */
export function dayTextOf(locale: string): (day: string) => string {
  const dates = lazily(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
  return (day) => {
    const milliseconds = Date.parse(day);
    return Number.isNaN(milliseconds) ? day : dates().format(milliseconds);
  };
}
