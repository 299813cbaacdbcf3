import { streamMarkRows } from '@inkling/words/mark-rows';
import { rankGuesses } from '@inkling/words/rank';
import { pickWords } from '@inkling/words/table';
import type { WordLists } from './lists.ts';

/**
 * Estimates the average number of turns that good play takes to find one of `count` words. For one and two words, the
 * result is exact, since the next guess is always one of them. For more, it depends only on their number: each turn is
 * assumed to give as much information as a good opening, `bitsPerTurn`, plus six tenths of a turn because later guesses
 * give less. No play beats 2 − 1/count.
 */
export function turnsToFind(count: number, bitsPerTurn: number): number {
  const least = 2 - 1 / count;
  return count <= EXACT_MOST ? least : Math.max(least, OFFSET + Math.log2(count) / bitsPerTurn);
}

/** Largest number of words for which `turnsToFind` is exact. */
export const EXACT_MOST = 2;

/**
 * Fitted to sets of English words of four, five and seven letters, each found by always making the most informative
 * guess.
 */
const OFFSET = 1.6;

/** Returns the information of a good opening, in bits: the best of a few dozen words spread over the likely words. */
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
