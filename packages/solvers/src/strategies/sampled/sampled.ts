import type { Code } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import type { CandidateSet } from '../../candidates/candidate-set.ts';
import { endgameGuess } from './endgame.ts';
import { Judge } from './judge.ts';
import { openingGuess } from './opening.ts';
import { codeText, rankGuesses } from './ranking.ts';

/** How hard to look for a guess: all are counts, so the same effort finds the same guess everywhere. */
export interface Effort {
  /** Codes that a guess is judged by; a set with no more is judged exactly. */
  readonly sample: number;
  /** Codes of the set that are tried as guesses. */
  readonly starts: number;
  /** Guesses judged in all, the neighbours of good ones included. */
  readonly judged: number;
  /** Sets of at most this many codes are searched to the end. */
  readonly searched: number;
}

/** Well under a second a move at 8 places × 12 symbols. */
export const SAMPLED_EFFORT: Effort = { sample: 4000, starts: 300, judged: 2500, searched: 150 };

/** Guesses besides the codes themselves that the search to the end may choose from. */
const ENDGAME_POOL = 150;

/**
 * A guess for a set of any size, or `undefined` when no code is left. The set draws a uniform sample of
 * itself; codes of the set are judged on it by the guesses that their split leaves to be made (`outlook.ts`),
 * and the best are improved by single changes. Small sets are searched to the end. Evolutionary players
 * (Berghman, Goossens & Leus 2009) spend their seconds on finding possible codes and judge a few of them by
 * each other; with exact uniform samples at hand there is nothing to evolve.
 *
 * Pure: the randomness comes from the history itself.
 */
export function sampledGuess(set: CandidateSet, effort: Effort = SAMPLED_EFFORT): Code | undefined {
  const count = set.count();
  if (count <= 2n) return set.at(0n);
  const random = new RandomStream(seedRandom(historyText(set)));
  if (set.turns.length === 0) return openingGuess(set, random);
  const judge = new Judge(set, effort.sample, random);
  const { codes } = judge;
  const starts = judge.whole ? random.shuffle(codes.slice()) : codes;
  const ranked = rankGuesses(set.rules, judge, starts.slice(0, effort.starts), effort.judged);
  if (count > BigInt(effort.searched)) return ranked[0].code;
  return endgameGuess([...ranked.slice(0, ENDGAME_POOL).map(({ code }) => code), ...codes], codes);
}

function historyText({ rules, turns }: CandidateSet): string {
  const { places, symbols, repeats } = rules;
  return [places, symbols, repeats, ...turns.map(({ guess, feedback }) => codeText(guess) + feedback)].join();
}
