import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { Judge, Judged } from './judge.ts';
import { neighbours } from './proposals.ts';

/** The effort of a ranking. */
export interface RankingEffort {
  /** How many of the best guesses so far are improved step by step. */
  readonly climbs: number;
  /** About how many guesses are judged in total; a step once begun is completed. */
  readonly judged: number;
}

/**
 * Returns the guesses tried, best first: `starts`, and from the best of these the best neighbour again and again,
 * because the best guess is seldom a possible code. Yields the best so far from time to time.
 */
export function* rankGuesses(
  rules: CodeRules,
  judge: Judge,
  starts: readonly Code[],
  { climbs, judged: judgedMax }: RankingEffort,
): Generator<Code | undefined, readonly Judged[]> {
  const seen = new Set<string>();
  const judged: Judged[] = [];
  const isNew = (code: Code): boolean => {
    const before = seen.size;
    return seen.add(codeText(code)).size > before;
  };
  let best: Judged | undefined;
  const take = (found: Judged): void => {
    judged.push(found);
    if (!best || found.cost < best.cost) best = found;
  };
  for (const code of starts) {
    if (isNew(code)) take(judge.judge(code));
    if (judged.length % JUDGED_PER_PAUSE === 0) yield best?.code;
  }
  for (const start of byCost(judged).slice(0, climbs))
    for (let at: Judged | undefined = start; at && judged.length < judgedMax; ) {
      let better: Judged | undefined;
      for (const found of judge.judgeNeighbours(at.code, [...neighbours(at.code, rules)].filter(isNew))) {
        take(found);
        if (found.cost < (better ?? at).cost) better = found;
      }
      yield best?.code;
      at = better;
    }
  return byCost(judged);
}

const JUDGED_PER_PAUSE = 32;

/** Writes a code with one letter per place. */
export function codeText(code: Code): string {
  let text = '';
  for (let place = 0; place < code.length; place++) text += String.fromCharCode(97 + code[place]);
  return text;
}

function byCost(judged: readonly Judged[]): Judged[] {
  return judged.toSorted((one, other) => one.cost - other.cost);
}
