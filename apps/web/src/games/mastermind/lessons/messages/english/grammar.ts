import { type Grammar, grammarOf } from '../../../../../shell/language/grammar.ts';
import { nameOf as nameIn } from '../../../pieces/names.ts';
import { SKIN } from '../../model/usual-board.ts';

const grammar = grammarOf('en');

export const counted: Grammar['counted'] = grammar.counted;
export const listed: Grammar['listed'] = grammar.listed;

export function nameOf(symbol: number): string {
  return nameIn(SKIN, symbol);
}

export function answer(exact: number, near: number): string {
  return `${exact} exact, ${near} near`;
}

/** Formats a share with one decimal; a share too small for that is shown as < 0.1%, not as 0%. */
export function percent(share: number): string {
  const rounded = Math.round(share * 1000) / 10;
  return rounded === 0 ? '< 0.1%' : `${rounded}%`;
}
