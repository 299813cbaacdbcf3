import { streamMarkRows } from '@inkling/words/mark-rows';
import { rankGuesses } from '@inkling/words/rank';
import { pickWords } from '@inkling/words/table';
import type { WordLists } from './lists.ts';

/**
 * Turns that good play takes to find one of `count` words, on average. One and two words are told exactly, since the next
 * guess is always one of them. Of more only the number is looked at: as if each turn told as much as a good opening,
 * `bitsPerTurn`, and six tenths of a turn came on top for what later guesses tell less. No play beats 2 − 1/count.
 */
export function turnsToFind(count: number, bitsPerTurn: number): number {
  const least = 2 - 1 / count;
  return count <= EXACT_MOST ? least : Math.max(least, OFFSET + Math.log2(count) / bitsPerTurn);
}

/** Up to so many words the turns are exact. */
export const EXACT_MOST = 2;

/** Fitted to sets of English words of four, five and seven letters, each found by the guess that tells most. */
const OFFSET = 1.6;

/** What a good opening tells, in bits: the best of a few dozen spread over the likely words. */
export function openingBits(lists: WordLists): number {
  const count = lists.likelyCount || lists.words.length;
  const step = Math.max(1, Math.floor(count / OPENINGS));
  const answers = Int32Array.from({ length: count }, (_, index) => index);
  const [best] = rankGuesses(
    streamMarkRows(lists.guesses, pickWords(lists.guesses, answers)),
    answers,
    () => true,
    'entropy',
    1,
    answers.filter((index) => index % step === 0),
  );
  return Math.max(1, best?.bits ?? 1);
}

const OPENINGS = 40;
