import { type Grammar, lazily } from '../../../../shell/language/grammar.ts';
import { codeGrammarOf } from '../../counts/code-grammar.ts';

const grammar = codeGrammarOf('en', 'always');
const plain = lazily(() => new Intl.NumberFormat('en', { useGrouping: 'always', maximumFractionDigits: 1 }));

export const form: Grammar['form'] = grammar.form;
export const listed: Grammar['listed'] = grammar.listed;
export const percent: Grammar['percent'] = grammar.percent;

/** Numbers too large to be exact are rounded. */
export function number(count: number): string {
  return count <= Number.MAX_SAFE_INTEGER ? plain().format(count) : `about ${grammar.number(count)}`;
}

export function counted(count: number, one: string, other: string): string {
  return `${number(count)} ${form(count, one, other)}`;
}

export function turnsNamed(turns: readonly number[]): string {
  return `${form(turns.length, 'turn', 'turns')} ${listed(turns.map(String))}`;
}
