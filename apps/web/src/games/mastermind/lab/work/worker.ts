import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { expect, fail } from '@inkling/core/result';
import { parsePartialTurn } from '@inkling/games/mastermind/rules/partial-turn';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { serveLab, treeProgress, treeUpdate } from '../../../../shell/parts/lab-worker.ts';
import { kernelsFor } from '../../engine/kernels.ts';
import { contest } from './contest.ts';
import { makeTree, type TreeMaker } from './make-tree.ts';
import { readTree } from './read-tree.ts';
import { splitCodes } from './split.ts';

serveLab({
  async *compare({ rules: text, players, seed }) {
    const rules = expect(parseRules(text));
    const kernels = await kernelsFor(rules);
    for (const player of players) yield* contest(player, rules, seed, kernels);
  },
  async *split({ rules: text, history, guesses }) {
    const rules = expect(parseRules(text));
    const turns = history.map(({ guess, answer }) => turnIn(`${guess}:${answer}`, rules));
    yield* splitCodes(rules, turns, guesses, () => performance.now(), await kernelsFor(rules));
  },
  async *tree(ask) {
    const begun = performance.now();
    const rules = ask.rules === undefined ? undefined : expect(parseRules(ask.rules));
    if (ask.kind === 'read') {
      yield treeUpdate(readTree(ask.text.trimStart(), rules), begun);
      return;
    }
    const kernels = await kernelsFor(expect(parseRules(ask.rules)));
    const made = yield* treeProgress(
      makeTree(ask.maker as TreeMaker, expect(parseRules(ask.rules)), kernels),
    );
    yield treeUpdate(made.ok ? made : fail({ code: 'own', fault: made.error }), begun);
  },
});

/** Parses a turn that the page has already validated. */
function turnIn(text: string, rules: CodeRules): CodeTurn {
  const turn = expect(parsePartialTurn(text, rules));
  return { ...turn, guess: Array.from(turn.guess) };
}
