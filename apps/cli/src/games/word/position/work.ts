import { type Round, type WordLists, wordsLeft } from 'inkling/word';
import { grouped } from '../../../messages/numbers.ts';
import { type Refusal, refusal } from '../../../shell/refusal.ts';

/** Every guess is compared with every remaining word; this many pairs take about ten seconds. */
const PAIRS_MAX = 2_000_000_000;

/**
 * Refuses a dictionary that is too large to rank. Returns `undefined` if it is not.
 */
export function refuseTooMany(rounds: readonly Round[], lists: WordLists): Refusal | undefined {
  const { likely, all } = wordsLeft(rounds, lists);
  const secrets = likely.length > 0 ? likely.length : all.length;
  if (secrets * lists.words.length <= PAIRS_MAX) return undefined;
  return refusal(
    'too-large',
    `${grouped(lists.words.length)} guesses against ${grouped(secrets)} words are too many to rank: add turns, or give likely answers with --answers FILE.`,
  );
}
