import type { Code } from '@inkling/core/feedback';
import type { RandomStream } from '@inkling/core/random';
import type { CandidateSet } from '../../candidates/candidate-set.ts';
import { drawCodes } from './draw.ts';
import { Judge } from './judge.ts';
import { costAfterTwo, type Lookahead } from './lookahead.ts';
import { openings } from './proposals.ts';

const SAMPLE = 16_000;
/** The openings that look best after one guess are compared after two. */
const COMPARED = 4;
const SECOND: Lookahead = { sample: 1000, starts: 100 };

/**
 * The first guess matters to every game and has few alternatives, so it is chosen with more care: by the best
 * second guess to each of its answers. At 6 places × 10 symbols six different symbols look as good as
 * aabbcd does after one guess, and are clearly worse after two.
 */
export function openingGuess(set: CandidateSet, random: RandomStream): Code {
  const { rules } = set;
  const size = Number(set.count());
  const codes = drawCodes(set, SAMPLE, random);
  const judge = new Judge(rules, codes, size);
  const compared = openings(rules)
    .map((code) => judge.judge(code))
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, COMPARED);
  if (compared.length === 1) return compared[0].code;
  return compared
    .map(({ code }) => ({ code, cost: costAfterTwo(rules, codes, size, code, SECOND) }))
    .reduce((one, other) => (other.cost < one.cost ? other : one)).code;
}
