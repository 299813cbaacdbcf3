/** English number and list forms. */
const plural = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

export function counted(count: number | bigint, one: string, other: string): string {
  return `${number.format(count)} ${plural.select(Number(count)) === 'one' ? one : other}`;
}

export function listed(items: readonly string[]): string {
  return conjunction.format(items);
}

/** `round 2`, `rounds 1 and 3`. */
export function named(noun: string, numbers: readonly number[]): string {
  return `${noun}${numbers.length === 1 ? '' : 's'} ${listed(numbers.map(String))}`;
}

/** A word or letter as it is printed in a sentence. */
export function spelt(word: string): string {
  return word.toUpperCase();
}

export function percent(share: number): string {
  const rounded = Math.round(share * 100);
  if (share > 0 && rounded === 0) return '< 1 %';
  return share < 1 && rounded === 100 ? '> 99 %' : `${rounded} %`;
}
