import { type Grammar, grammarOf } from '../../../shell/language/grammar.ts';

const grammar = grammarOf('en', 'always');

export const counted: Grammar['counted'] = grammar.counted;
export const listed: Grammar['listed'] = grammar.listed;
export const percent: Grammar['percent'] = grammar.percent;

/** What words with marks are called: a game has tries, the solver has rounds. */
export type TurnName = 'try' | 'round';

/** `round 2`, `tries 1 and 3`: of numbers that count from 0. */
export function named(noun: TurnName | 'place', numbers: readonly number[]): string {
  const several = noun === 'try' ? 'tries' : `${noun}s`;
  return `${numbers.length === 1 ? noun : several} ${listed(numbers.map((number) => `${number + 1}`))}`;
}

/** A word or letter as it is printed in a sentence. */
export function spelt(word: string): string {
  return word.toUpperCase();
}
