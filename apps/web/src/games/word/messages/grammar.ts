import { type Grammar, grammarOf } from '../../../shell/language/grammar.ts';

const grammar = grammarOf('en', 'always');

export const counted: Grammar['counted'] = grammar.counted;
export const listed: Grammar['listed'] = grammar.listed;
export const percent: Grammar['percent'] = grammar.percent;

/** The noun for a marked word: a game has tries, the solver has rounds. */
export type TurnName = 'try' | 'round';

/** Returns for example `round 2` or `tries 1 and 3`. The numbers passed in are zero-based. */
export function named(noun: TurnName | 'place', numbers: readonly number[]): string {
  const several = noun === 'try' ? 'tries' : `${noun}s`;
  return `${numbers.length === 1 ? noun : several} ${listed(numbers.map((number) => `${number + 1}`))}`;
}

/** Formats a word or letter for use in a sentence. */
export function spelt(word: string): string {
  return word.toUpperCase();
}
