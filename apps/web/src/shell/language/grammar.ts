/** Formats numbers, plurals and lists in a language. */
export interface Grammar {
  number(value: number | bigint): string;
  /** A number with this many digits after the decimal separator, and a true minus sign. */
  figure(value: number, digits: number): string;
  /** A number followed by the noun that it counts, in the right form. */
  counted(count: number | bigint, one: string, other: string): string;
  /** The form of the noun that fits a number, without the number. */
  form(count: number | bigint, one: string, other: string): string;
  /** A list joined by “and”. */
  listed(items: readonly string[]): string;
  /** A list joined by “or”. */
  either(items: readonly string[]): string;
  /** A probability, 0 … 1, in whole per cent. A value strictly between 0 and 1 is never rounded to 0 % or 100 %. */
  percent(share: number): string;
  /** The same in tenths of a per cent. */
  permille(share: number): string;
}

/** `locale` is a BCP 47 tag. With `min2` four-digit numbers are not grouped; with `always` they are. */
export function grammarOf(locale: string, grouping: 'min2' | 'always' = 'min2'): Grammar {
  const key = `${locale} ${grouping}`;
  const made = GRAMMARS.get(key) ?? makeGrammar(locale, grouping);
  GRAMMARS.set(key, made);
  return made;
}

/** Capitalises text for the beginning of a sentence. */
export function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** A cache, because every catalogue asks for a grammar. */
const GRAMMARS = new Map<string, Grammar>();

/** Creates a value on first use. Worth it for formatters: each takes a browser about a millisecond; most are never used. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function makeGrammar(locale: string, grouping: 'min2' | 'always'): Grammar {
  const rules = lazily(() => new Intl.PluralRules(locale));
  const numbers = lazily(() => new Intl.NumberFormat(locale, { useGrouping: grouping }));
  const hundredths = percents(locale, 0);
  const thousandths = percents(locale, 1);
  const all = lazily(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const any = lazily(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
  const category = (count: number | bigint) => rules().select(Number(count));
  const figure = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
      .format(value)
      .replace('-', '−');
  return {
    number: (value) => numbers().format(value),
    figure,
    counted: (count, one, other) => {
      const noun = category(count) === 'one' ? one : other;
      // Spanish says “1.000.000 de códigos”.
      return `${numbers().format(count)} ${category(count) === 'many' ? 'de ' : ''}${noun}`;
    },
    form: (count, one, other) => (category(count) === 'one' ? one : other),
    listed: (items) => all().format(items),
    either: (items) => any().format(items),
    percent: (share) => {
      const rounded = Math.round(share * 100);
      if (share > 0 && rounded === 0) return `< ${hundredths(0.01)}`;
      return share < 1 && rounded === 100 ? `> ${hundredths(0.99)}` : hundredths(rounded / 100);
    },
    permille: (share) => {
      if (share === 0 || share === 1) return hundredths(share);
      const rounded = Math.round(share * 1000) / 1000;
      if (rounded === 0) return `< ${thousandths(0.001)}`;
      return rounded === 1 ? `> ${thousandths(0.999)}` : thousandths(rounded);
    },
  };
}

function percents(locale: string, digits: number): (share: number) => string {
  const format = lazily(
    () =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  return (share) => format().format(share);
}
