import { expect } from '@inkling/core/result';
import { type WordLists, wordLists } from '@inkling/games/word/analysis/lists';
import { ENGLISH } from '@inkling/games/word/rules/letters';
import { parseRounds } from '@inkling/games/word/rules/rounds';
import { loadWords } from '@inkling/lists/english';
import { serveLab, treeUpdate } from '../../../../shell/parts/lab-worker.ts';
import { contest } from './contest.ts';
import { readTree } from './read-tree.ts';
import { splitWords } from './split.ts';
import { isHard, WORD_LENGTH } from './word-rules.ts';

serveLab({
  async *compare({ rules, players }) {
    const lists = await loadLists();
    for (const player of players)
      if (lists) yield* contest(player, lists, isHard(rules));
      else yield { kind: 'refused', player, why: 'no-words' };
  },
  async *split({ rules, history, guesses }) {
    const lists = await loadLists();
    const rounds = expect(
      parseRounds(
        ENGLISH,
        history.map(({ guess, answer }) => `${guess}:${answer}`),
      ),
    );
    if (lists) yield* splitWords(lists, rounds, guesses, isHard(rules));
    else yield { kind: 'fault', fault: { code: 'no-words' } };
  },
  async *tree(ask) {
    const begun = performance.now();
    if (ask.kind === 'read') yield treeUpdate(await readTree(ask.text, ask.lists), begun);
  },
});

/** Loads the shipped words of the Lab's length. Resolves to undefined if they cannot be fetched. */
async function loadLists(): Promise<WordLists | undefined> {
  return loadWords(WORD_LENGTH).then(
    ({ length, all, likely, withheld }) => wordLists(ENGLISH, length, all, likely, withheld),
    () => undefined,
  );
}
