/** English number and list forms. Numbers of five digits and more are grouped; the largest are rounded. */
const plural = new Intl.PluralRules('en');
const plain = new Intl.NumberFormat('en', { useGrouping: 'min2', maximumFractionDigits: 1 });
const rounded = new Intl.NumberFormat('en', { notation: 'scientific', maximumFractionDigits: 2 });
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

export function number(count: number): string {
  return count <= Number.MAX_SAFE_INTEGER ? plain.format(count) : `about ${rounded.format(count)}`;
}

export function counted(count: number, one: string, other: string): string {
  return `${number(count)} ${plural.select(count) === 'one' ? one : other}`;
}

/** The form that fits a number, without the number. */
export function form(count: number, one: string, other: string): string {
  return plural.select(count) === 'one' ? one : other;
}

export function listed(items: readonly string[]): string {
  return conjunction.format(items);
}

export function turnsNamed(turns: readonly number[]): string {
  return `${plural.select(turns.length) === 'one' ? 'turn' : 'turns'} ${listed(turns.map(String))}`;
}
