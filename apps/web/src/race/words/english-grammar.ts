const plural = new Intl.PluralRules('en');
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

export function counted(count: number | bigint, one: string, other: string): string {
  return `${count} ${plural.select(Number(count)) === 'one' ? one : other}`;
}

export function and(parts: readonly string[]): string {
  return conjunction.format(parts);
}

/** `, 14 codes left`, `, 14 left`, or nothing while it is not known. */
export function leftText(left: number | undefined, named = false): string {
  if (left === undefined) return '';
  return named ? `, ${counted(left, 'code', 'codes')} left` : `, ${left} left`;
}
