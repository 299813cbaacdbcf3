const plural = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');

export function grouped(count: number | bigint): string {
  return number.format(count);
}

export function counted(count: number | bigint, one: string, other: string): string {
  return `${grouped(count)} ${plural.select(Number(count)) === 'one' ? one : other}`;
}

/** A share that never rounds to a lie. */
export function percent(share: number): string {
  if (share === 0) return '0 %';
  if (share === 1) return '100 %';
  const rounded = Math.round(share * 1000) / 10;
  return rounded === 0 ? '< 0.1 %' : rounded === 100 ? '> 99.9 %' : `${rounded.toFixed(1)} %`;
}
