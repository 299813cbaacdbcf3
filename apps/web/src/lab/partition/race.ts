import type { CodeRules } from '@inkling/core/deduction';
import { type Code, feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import { expect } from '@inkling/core/result';
import { parseCode } from '@inkling/games/mastermind/notation';
import { scoreByCounting } from '@inkling/solvers/reference/counting';
import { scoreByLinkedRemoval } from '@inkling/solvers/reference/linked-removal';
import { scoreByUsedFlags } from '@inkling/solvers/reference/used-flags';
import type { CodeAnalysis } from 'inkling/mastermind/analysis';
import { type Lap, SCORERS, type Scorer } from './splitting.ts';

const SCORE: Readonly<Record<Scorer, (guess: Code, secret: Code) => number>> = {
  linked: scoreByLinkedRemoval,
  flags: scoreByUsedFlags,
  counting: scoreByCounting,
  production: scoreCode,
};

/** Pairs that each scores at least, so that the clock has something to measure. */
const PAIRS_MIN = 200_000;

/** Lets each scorer score a guess against all codes left, again and again, and compares what they make of it. */
export function raceScorers(
  rules: CodeRules,
  position: CodeAnalysis,
  guess: string,
  now: () => number,
): readonly Lap[] {
  const code = expect(parseCode(guess, rules));
  const { indices, space } = position.set;
  const secrets = Array.from(indices, (index) => space.codes.codeAt(index));
  const rounds = Math.max(1, Math.ceil(PAIRS_MIN / secrets.length));
  const partition = (scorer: Scorer) => {
    const sizes = new Uint32Array(feedbackClassCount(rules.places));
    for (const secret of secrets) sizes[SCORE[scorer](code, secret)]!++;
    return sizes.join();
  };
  const wanted = partition('production');
  return SCORERS.map((scorer) => {
    const agrees = partition(scorer) === wanted;
    const begun = now();
    let sum = 0;
    for (let round = 0; round < rounds; round++)
      for (const secret of secrets) sum += SCORE[scorer](code, secret);
    return {
      scorer,
      scored: rounds * secrets.length,
      milliseconds: now() - begun,
      agrees: agrees && sum >= 0,
    };
  });
}
