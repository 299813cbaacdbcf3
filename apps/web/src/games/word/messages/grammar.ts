import { type Grammar, grammarOf } from '../../../shell/language/grammar.ts';

const grammar = grammarOf('en', 'always');

export const counted: Grammar['counted'] = grammar.counted;
export const listed: Grammar['listed'] = grammar.listed;
export const percent: Grammar['percent'] = grammar.percent;

/** `round 2`, `rounds 1 and 3`: of numbers that count from 0. */
export function named(noun: string, numbers: readonly number[]): string {
  return `${noun}${numbers.length === 1 ? '' : 's'} ${listed(numbers.map((number) => `${number + 1}`))}`;
}

/** A word or letter as it is printed in a sentence. */
export function spelt(word: string): string {
  return word.toUpperCase();
}
