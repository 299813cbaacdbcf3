import { LemmaChecker } from './lemma-checker.ts';
import type { KnownList, ListName } from './named-list.ts';
import { proofGame, type RulesFault, rulesLines } from './proof-rules.ts';

/** The checker of some rules and of the lists that they name. It may serve many proofs, one after the other. */
export type CheckerOf = (rules: string, lists: readonly ListName[]) => LemmaChecker | RulesFault;

/** Makes one checker for each game, and keeps it. `known` are the word lists at hand. */
export function gameCheckers(known: readonly KnownList[] = []): CheckerOf {
  const made = new Map<string, LemmaChecker>();
  return (rules, lists) => {
    const name = rulesLines(rules, lists).join('\n');
    const held = made.get(name);
    if (held) return held;
    const game = proofGame(rules, lists, known);
    if (typeof game === 'string') return game;
    const checker = new LemmaChecker(game);
    made.set(name, checker);
    return checker;
  };
}
