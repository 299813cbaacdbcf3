import { type CheckerOf, checkersWith } from './bound-proof.ts';
import type { LemmaChecker } from './lemma-checker.ts';
import type { KnownList } from './named-list.ts';

/** Makes one checker for each game and caches it for further proofs. `known` are the available word lists. */
export function gameCheckers(known: readonly KnownList[] = []): CheckerOf {
  const make = checkersWith(known);
  const made = new Map<string, LemmaChecker>();
  return (rules, lists) => {
    const name = JSON.stringify([rules, lists]);
    const checker = made.get(name) ?? make(rules, lists);
    if (typeof checker === 'object') made.set(name, checker);
    return checker;
  };
}
