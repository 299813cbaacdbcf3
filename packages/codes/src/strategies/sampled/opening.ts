import type { CodeRules } from '@inkling/core/deduction';
import { type Code, feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import type { RandomStream } from '@inkling/core/random';
import type { CandidateSet } from '../../candidates/candidate-set.ts';
import { costToGo } from './cost-to-go.ts';
import { drawCodes } from './draw.ts';
import { Judge, type Judged, type JudgedCounter } from './judge.ts';
import { openings } from './proposals.ts';
import { rankGuesses } from './ranking.ts';

const SAMPLE = 16_000;
/** The number of openings that look best after one guess, and are then compared after two. */
const COMPARED = 4;
/** Answers rarer than this keep their estimate; no second guess is sought for them. */
const SHARE_MIN = 0.01;
const SECOND = { sample: 1000, starts: 100, climbs: 6, judged: 500 };

/**
 * Chooses the first guess. It matters in every game and has few alternatives, so it is chosen with more care: by the
 * best second guess for each of its answers, for which codes are drawn anew. At 6 places × 10 symbols, six different
 * symbols look as good as aabbcd after one guess, but are clearly worse after two. Yields the best so far from time to
 * time.
 */
export function* openingGuess(
  set: CandidateSet,
  random: RandomStream,
  counter: JudgedCounter,
): Generator<Code | undefined, Code> {
  yield pairs(set.rules);
  const codes = yield* drawCodes(set, SAMPLE, random);
  const judge = new Judge(set.rules, codes, Number(set.count()), counter);
  const judged: Judged[] = [];
  for (const code of openings(set.rules)) {
    judged.push(judge.judge(code));
    if (judged.length % OPENINGS_PER_PAUSE === 0) yield leastOf(judged).code;
  }
  const compared = judged.toSorted((one, other) => one.cost - other.cost).slice(0, COMPARED);
  if (compared.length === 1) return compared[0].code;
  const after: Judged[] = [];
  for (const { code } of compared) {
    yield leastOf(after.length > 0 ? after : compared).code;
    after.push({ code, cost: yield* costDrawnAnew(set, codes, code, random, counter) });
  }
  return leastOf(after).code;
}

/** Returns aabbcc…, or abc… without repeats: a fair opening under any rules, for callers that cannot wait. */
function pairs({ places, symbols, repeats }: CodeRules): Code {
  return Array.from({ length: places }, (_, place) => (repeats ? (place >> 1) % symbols : place));
}

function leastOf(judged: readonly Judged[]): Judged {
  return judged.reduce((one, other) => (other.cost < one.cost ? other : one));
}

function* costDrawnAnew(
  set: CandidateSet,
  codes: readonly Code[],
  guess: Code,
  random: RandomStream,
  counter: JudgedCounter,
): Generator<undefined, number> {
  const answers = new Array<number>(feedbackClassCount(set.rules.places)).fill(0);
  for (const code of codes) answers[scoreCode(guess, code)]++;
  const size = Number(set.count());
  let cost = 0;
  for (const [feedback, count] of answers.entries()) {
    const share = count / codes.length;
    if (share < SHARE_MIN) {
      if (count > 0) cost += share * (costToGo(share * size) - 1);
      continue;
    }
    const after = set.with({ guess, feedback });
    const drawn = yield* drawCodes(after, SECOND.sample, random);
    const judge = new Judge(set.rules, drawn, Number(after.count()), counter);
    const ranking = rankGuesses(set.rules, judge, drawn.slice(0, SECOND.starts), SECOND);
    let step = ranking.next();
    // Pauses without yielding a value: the best second guess so far says nothing about the best first guess.
    for (; !step.done; step = ranking.next()) yield;
    cost += share * step.value[0].cost;
  }
  return cost;
}

const OPENINGS_PER_PAUSE = 16;
