import { nameOf as nameIn } from '../../../words/names.ts';
import { SKIN } from '../../session/board-rules.ts';

const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });
const number = new Intl.NumberFormat('en', { useGrouping: false });

export function counted(count: number, one: string, other: string): string {
  return `${number.format(count)} ${count === 1 ? one : other}`;
}

export function listed(parts: readonly string[]): string {
  return conjunction.format(parts);
}

export function nameOf(symbol: number): string {
  return nameIn(SKIN, symbol);
}

export function answer(exact: number, near: number): string {
  return `${exact} exact, ${near} near`;
}

export function percent(share: number): string {
  const rounded = Math.round(share * 1000) / 10;
  return rounded === 0 ? '< 0.1 %' : `${number.format(rounded)} %`;
}
