import type { Grammar } from '../../words/grammar.ts';

const plural = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');

export function grouped(count: number | bigint): string {
  return number.format(count);
}

export function counted(count: number | bigint, one: string, other: string): string {
  return `${grouped(count)} ${plural.select(Number(count)) === 'one' ? one : other}`;
}

/** A share in tenths of a hundredth, that never rounds to a lie. */
export const percent: (share: number) => string = percentWith((value, digits) => value.toFixed(digits));

/** The same with the fractions of another language. */
export function percentWith(figure: Grammar['figure']): (share: number) => string {
  return (share) => {
    if (share === 0) return '0 %';
    if (share === 1) return '100 %';
    const rounded = Math.round(share * 1000) / 10;
    if (rounded === 0) return `< ${figure(0.1, 1)} %`;
    return rounded === 100 ? `> ${figure(99.9, 1)} %` : `${figure(rounded, 1)} %`;
  };
}
