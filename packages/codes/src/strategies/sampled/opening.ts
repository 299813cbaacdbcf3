import { type Code, feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import type { RandomStream } from '@inkling/core/random';
import type { CandidateSet } from '../../candidates/candidate-set.ts';
import { costToGo } from './cost-to-go.ts';
import { drawCodes } from './draw.ts';
import { Judge } from './judge.ts';
import { openings } from './proposals.ts';
import { rankGuesses } from './ranking.ts';

const SAMPLE = 16_000;
/** The openings that look best after one guess are compared after two. */
const COMPARED = 4;
/** Answers rarer than this keep their estimate: a second guess is not looked for. */
const SHARE_MIN = 0.01;
const SECOND = { sample: 1000, starts: 100, climbs: 6, judged: 500 };

/**
 * The first guess matters to every game and has few alternatives, so it is chosen with more care: by the best
 * second guess to each of its answers, for which codes are drawn anew. At 6 places × 10 symbols six different
 * symbols look as good as aabbcd does after one guess, and are clearly worse after two.
 */
export function openingGuess(set: CandidateSet, random: RandomStream): Code {
  const codes = drawCodes(set, SAMPLE, random);
  const judge = new Judge(set.rules, codes, Number(set.count()));
  const compared = openings(set.rules)
    .map((code) => judge.judge(code))
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, COMPARED);
  if (compared.length === 1) return compared[0].code;
  return compared
    .map(({ code }) => ({ code, cost: costDrawnAnew(set, codes, code, random) }))
    .reduce((one, other) => (other.cost < one.cost ? other : one)).code;
}

function costDrawnAnew(set: CandidateSet, codes: readonly Code[], guess: Code, random: RandomStream): number {
  const answers = new Array<number>(feedbackClassCount(set.rules.places)).fill(0);
  for (const code of codes) answers[scoreCode(guess, code)]++;
  const size = Number(set.count());
  return answers.reduce((cost, count, feedback) => {
    const share = count / codes.length;
    if (share < SHARE_MIN) return cost + (count > 0 ? share * (costToGo(share * size) - 1) : 0);
    const after = set.with({ guess, feedback });
    const drawn = drawCodes(after, SECOND.sample, random);
    const judge = new Judge(set.rules, drawn, Number(after.count()));
    const [first] = rankGuesses(set.rules, judge, drawn.slice(0, SECOND.starts), SECOND);
    return cost + share * first.cost;
  }, 0);
}
