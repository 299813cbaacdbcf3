import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import type { Judge, Judged } from './judge.ts';
import { neighbours } from './proposals.ts';

/** How many of the best guesses so far are improved step by step. */
const CLIMBS = 6;

/**
 * The guesses tried, best first: `starts`, and from the best of these the best neighbour again and again,
 * since the best guess is seldom a possible code. About `judgedMax` are judged in all, whole steps at a time.
 */
export function rankGuesses(
  rules: CodeRules,
  judge: Judge,
  starts: readonly Code[],
  judgedMax: number,
): readonly Judged[] {
  const seen = new Map<string, Judged>();
  const look = (code: Code): Judged | undefined => {
    const key = codeText(code);
    if (seen.has(key)) return undefined;
    const judged = judge.judge(code);
    seen.set(key, judged);
    return judged;
  };
  for (const code of starts) look(code);
  for (const start of byCost(seen).slice(0, CLIMBS))
    for (let at: Judged | undefined = start; at && seen.size < judgedMax; ) {
      let better: Judged | undefined;
      for (const code of neighbours(at.code, rules)) {
        const judged = look(code);
        if (judged && judged.cost < (better ?? at).cost) better = judged;
      }
      at = better;
    }
  return byCost(seen);
}

/** One letter a place. */
export function codeText(code: Code): string {
  let text = '';
  for (let place = 0; place < code.length; place++) text += String.fromCharCode(97 + code[place]);
  return text;
}

function byCost(seen: ReadonlyMap<string, Judged>): Judged[] {
  return [...seen.values()].toSorted((one, other) => one.cost - other.cost);
}
