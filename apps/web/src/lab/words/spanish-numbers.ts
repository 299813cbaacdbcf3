import { type Grammar, grammarOf } from '../../words/grammar.ts';
import { percentWith } from './numbers.ts';

const grammar: Grammar = grammarOf('es');

export const grouped: Grammar['number'] = grammar.number;
export const figure: Grammar['figure'] = grammar.figure;
export const counted: Grammar['counted'] = grammar.counted;
export const listed: Grammar['listed'] = grammar.listed;
export const percent: (share: number) => string = percentWith(figure);

/** `1,0` as a sentence has it; marks of words letter by letter. */
export function answer(text: string): string {
  const told = /^(\d+),(\d+)$/.exec(text);
  if (!told) return text;
  const [exact, near] = [Number(told[1]), Number(told[2])];
  return `${counted(exact, 'exacto', 'exactos')}, ${counted(near, 'descolocado', 'descolocados')}`;
}

/** `queda 1`, `quedan 5`. */
export function remaining(count: number): string {
  return `${grammar.form(count, 'queda', 'quedan')} ${grouped(count)}`;
}
