import { type Grammar, grammarOf } from '../../words/grammar.ts';
import { percentWith } from './numbers.ts';

const grammar: Grammar = grammarOf('de');

export const grouped: Grammar['number'] = grammar.number;
export const figure: Grammar['figure'] = grammar.figure;
export const counted: Grammar['counted'] = grammar.counted;
export const listed: Grammar['listed'] = grammar.listed;
export const percent: (share: number) => string = percentWith(figure);

/** `1,0` as a sentence has it; marks of words letter by letter. */
export function answer(text: string): string {
  const told = /^(\d+),(\d+)$/.exec(text);
  return told ? `${told[1]} genau, ${told[2]} versetzt` : text;
}
