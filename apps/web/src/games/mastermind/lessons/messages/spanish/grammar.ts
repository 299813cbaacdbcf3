import { type Grammar, grammarOf } from '../../../../../shell/language/grammar.ts';
import { nameOf as nameIn } from '../../../pieces/names.ts';
import { SKIN } from '../../model/usual-board.ts';

const grammar = grammarOf('es');

export const counted: Grammar['counted'] = grammar.counted;
export const figure: Grammar['figure'] = grammar.figure;
export const form: Grammar['form'] = grammar.form;
export const listed: Grammar['listed'] = grammar.listed;
export const number: Grammar['number'] = grammar.number;

export function nameOf(symbol: number): string {
  return nameIn(SKIN, symbol);
}

export function exacts(count: number): string {
  return counted(count, 'exacto', 'exactos');
}

export function nears(count: number): string {
  return counted(count, 'descolocado', 'descolocados');
}

export function answer(exact: number, near: number): string {
  return `${exacts(exact)}, ${nears(near)}`;
}

/** Formats a share with up to one decimal; a share too small for that is shown as < 0,1 %, not as 0 %. */
export function percent(share: number): string {
  const rounded = Math.round(share * 1000) / 10;
  return rounded === 0 ? '< 0,1\u00a0%' : `${figure(rounded, rounded % 1 === 0 ? 0 : 1)}\u00a0%`;
}
