/** Numbers, plurals and lists as a language has them. */
export interface Grammar {
  number(value: number | bigint): string;
  /** A fraction with this many digits after its point or comma, and a true minus sign. */
  figure(value: number, digits: number): string;
  /** A number and what it counts. */
  counted(count: number | bigint, one: string, other: string): string;
  /** The form that fits a number, without the number. */
  form(count: number | bigint, one: string, other: string): string;
  listed(items: readonly string[]): string;
  /** A day of the week and a time of day, by the clock of this device. */
  time(ms: number): string;
  /** A chance, 0 … 1, in whole hundredths; what is neither never and nor always is not rounded to either. */
  percent(share: number): string;
  /** The same in tenths of a hundredth. */
  permille(share: number): string;
}

/** `locale` is a BCP 47 tag; four digits stand together unless thousands are always set apart. */
export function grammarOf(locale: string, grouping: 'min2' | 'always' = 'min2'): Grammar {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale, { useGrouping: grouping });
  const hundredths = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const thousandths = new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const times = new Intl.DateTimeFormat(locale, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  const category = (count: number | bigint) => rules.select(Number(count));
  const figure = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      .format(value)
      .replace('-', '−');
  return {
    number: (value) => numbers.format(value),
    figure,
    counted: (count, one, other) => {
      const noun = category(count) === 'one' ? one : other;
      // Spanish: 1.000.000 de códigos.
      return `${numbers.format(count)} ${category(count) === 'many' ? 'de ' : ''}${noun}`;
    },
    form: (count, one, other) => (category(count) === 'one' ? one : other),
    listed: (items) => list.format(items),
    time: (ms) => times.format(ms),
    percent: (share) => {
      const rounded = Math.round(share * 100);
      if (share > 0 && rounded === 0) return `< ${hundredths.format(0.01)}`;
      return share < 1 && rounded === 100 ? `> ${hundredths.format(0.99)}` : hundredths.format(rounded / 100);
    },
    permille: (share) => {
      if (share === 0 || share === 1) return hundredths.format(share);
      const rounded = Math.round(share * 1000) / 1000;
      if (rounded === 0) return `< ${thousandths.format(0.001)}`;
      return rounded === 1 ? `> ${thousandths.format(0.999)}` : thousandths.format(rounded);
    },
  };
}
