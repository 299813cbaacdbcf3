import type { Code } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import type { CandidateSet } from '../../candidates/candidate-set.ts';
import { drawCodes } from './draw.ts';
import { endgameGuess } from './endgame.ts';
import { Judge, type JudgedCounter } from './judge.ts';
import { costAfterTwo, type Lookahead } from './lookahead.ts';
import { openingGuess } from './opening.ts';
import { codeText, type RankingEffort, rankGuesses } from './ranking.ts';

/** The progress of a search for a guess: the number of guesses judged, and the best so far. */
export interface SampledProgress {
  readonly judged: number;
  readonly best: Code | undefined;
}

/** The effort of a search for a guess. All fields are counts, so equal efforts find equal guesses everywhere. */
export interface Effort extends RankingEffort {
  /** The number of codes by which a guess is judged; a set with no more codes is judged exactly. */
  readonly sample: number;
  /** The number of codes of the set that are tried as guesses. */
  readonly starts: number;
  /** Sets of at most this many codes are searched to the end. */
  readonly searched: number;
  /** In sets of at most this many codes, the best-looking guesses are compared by looking two guesses ahead. */
  readonly foreseen: number;
  /** How many guesses are compared in this way. */
  readonly compared: number;
  readonly second: Lookahead;
}

/** Well under a second a move at 8 places × 12 symbols. */
const SAMPLED_EFFORT: Effort = {
  sample: 4000,
  starts: 300,
  climbs: 6,
  judged: 2500,
  searched: 400,
  foreseen: 64_000,
  compared: 24,
  second: { sample: 1000, starts: 12 },
};

/** The number of guesses, in addition to the codes themselves, that the search to the end may choose from. */
const ENDGAME_POOL = 150;

/**
 * Finds a guess for a set of any size, or `undefined` if no code is left. The set draws a uniform sample of itself;
 * codes of the set are judged on it by how many guesses are still to be made after their split (`cost-to-go.ts`), and
 * the best are improved by single changes. If the sample tells enough about the parts of a split, the best of all are
 * compared by the second guess that each allows (`lookahead.ts`); small sets are searched to the end. Evolutionary
 * players (Berghman, Goossens & Leus 2009) spend their time on finding possible codes and judge a few of them by each
 * other; with exact uniform samples, there is nothing to evolve.
 *
 * Deterministic: the random seed comes from the history itself. Pauses some ten times a second or more often, so that a
 * caller can show progress, or stop and keep the best so far.
 */
export function* sampledSearch(
  set: CandidateSet,
  effort: Effort = SAMPLED_EFFORT,
): Generator<SampledProgress, Code | undefined> {
  const counter = { judged: 0 };
  let best: Code | undefined;
  const search = findGuess(set, effort, counter);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
    best = step.value ?? best;
    yield { judged: counter.judged, best };
  }
}

/** Does the same without a pause. */
export function sampledGuess(set: CandidateSet, effort: Effort = SAMPLED_EFFORT): Code | undefined {
  return finish(findGuess(set, effort, { judged: 0 }));
}

function* findGuess(
  set: CandidateSet,
  effort: Effort,
  counter: JudgedCounter,
): Generator<Code | undefined, Code | undefined> {
  const count = set.count();
  if (count <= 2n) return set.at(0n);
  const random = new RandomStream(seedRandom(historyText(set)));
  if (set.turns.length === 0) return yield* openingGuess(set, random, counter);
  const { rules } = set;
  const size = Number(count);
  yield set.at(count >> 1n);
  const codes = yield* drawCodes(set, effort.sample, random);
  const judge = new Judge(rules, codes, size, counter);
  const judged = yield* rankGuesses(rules, judge, codes.slice(0, effort.starts), effort);
  const ranked = judged.map(({ code }) => code);
  if (size <= effort.searched)
    return yield* endgameGuess([...ranked.slice(0, ENDGAME_POOL), ...codes], codes);
  if (size > effort.foreseen) return ranked[0];
  let best = { code: ranked[0], cost: Number.POSITIVE_INFINITY };
  for (const code of ranked.slice(0, effort.compared)) {
    const cost = yield* costAfterTwo(rules, codes, size, code, effort.second, counter);
    if (cost < best.cost) best = { code, cost };
    yield best.code;
  }
  return best.code;
}

function historyText({ rules, turns }: CandidateSet): string {
  const { places, symbols, repeats } = rules;
  return [places, symbols, repeats, ...turns.map(({ guess, feedback }) => codeText(guess) + feedback)].join();
}
