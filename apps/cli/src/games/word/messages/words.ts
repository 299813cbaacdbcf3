import type { Mark, WordReason, WordsLeft } from 'inkling/word';
import { counted, listed, quoted } from '../../../messages/numbers.ts';

/** Words, strings and marks in the form in which people read them. */

/** Returns the number of strings, or says that it is too large to count. */
export function stringsText(strings: bigint | undefined): string {
  return strings === undefined ? 'more strings than can be counted' : counted(strings, 'string');
}

export const UNCOUNTED_STRINGS = 'The strings were not counted: that would take too long.';

/** Says that the hints are consistent, but no word of the dictionary fits them. */
export function sayNotInList(strings: bigint | undefined): string {
  const fit = strings === 1n ? 'fits' : 'fit';
  return `Your hints are consistent (${stringsText(strings)} ${fit}), but no word in this list does.`;
}

/** Returns, for example, `12 likely words and 30 others`. */
export function wordsText({ likely, all, withheldCount }: WordsLeft): string {
  const others = all.length + withheldCount - likely.length;
  if (likely.length === 0) return counted(others, 'word');
  const rest = others === 0 ? '' : ` and ${counted(others, 'other')}`;
  return `${counted(likely.length, 'likely word')}${rest}`;
}

const MARK_NAMES = ['absent', 'near', 'exact'] as const;

/** Returns, for example, `S exact, A near, L absent`. */
export function spokenMarks(letters: readonly string[], marks: readonly Mark[]): string {
  return letters
    .map((letter, place) => `${letter.toUpperCase()} ${MARK_NAMES[marks[place] ?? 0]}`)
    .join(', ');
}

export function sayNoSuchPlace(typed: string, length: number): string {
  return `${quoted(typed)} is not a place: a word of ${counted(length, 'letter')} has 1 to ${length}.`;
}

export function sayNoSuchLetter(typed: string): string {
  return `${quoted(typed)} is not a letter of the alphabet.`;
}

/** Explains why a letter can or cannot be at a place (one-based). */
export function sayWordReason(
  place: number,
  letter: string,
  reason: Exclude<WordReason, { readonly verdict: 'contradiction' }>,
  words: readonly string[],
): string {
  const where = `${letter.toUpperCase()} at place ${place}`;
  if (reason.verdict === 'possible') {
    const have = reason.count === 1n ? 'has' : 'have';
    const example = words.length > 0 ? `${counted(words.length, 'word')} too` : 'but no word in this list';
    const such = words.length > 0 ? words[0] : reason.witness;
    return `${where} is possible: ${stringsText(reason.count)} ${have} it, ${example}, for example ${such}.`;
  }
  const { rounds, sets } = reason;
  if (rounds.length === 0) return `${where} is ruled out by the alphabet alone.`;
  const others = sets.length - 1;
  const also = others === 0 ? '' : ` So do ${others} other ${others === 1 ? 'set' : 'sets'} of rounds.`;
  const together = rounds.length > 1 ? ' together' : '';
  return `${where} is ruled out by round${rounds.length > 1 ? 's' : ''} ${listed(rounds.map((round) => round + 1))}${together}.${also}`;
}
