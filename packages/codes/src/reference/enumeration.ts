import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { usedFlagsEvaluator } from './used-flags.ts';

/** Yields every code of the rules in lexicographic order, by recursion: the slow reference for every listing. */
export function* enumerateCodes(rules: CodeRules, prefix: readonly number[] = []): Generator<Code> {
  if (prefix.length === rules.places) {
    yield prefix;
    return;
  }
  for (let symbol = 0; symbol < rules.symbols; symbol++)
    if (rules.repeats || !prefix.includes(symbol)) yield* enumerateCodes(rules, [...prefix, symbol]);
}

/** Returns the codes that fit every turn by scoring each one: the slow reference for every candidate set. */
export function enumerateCandidates(rules: CodeRules, turns: readonly CodeTurn[]): readonly Code[] {
  return [...enumerateCodes(rules)].filter((code) => {
    const evaluate = usedFlagsEvaluator(code);
    return turns.every((turn) => evaluate(turn.guess) === turn.feedback);
  });
}
