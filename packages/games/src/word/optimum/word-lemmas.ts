import { areProofWords } from '@inkling/deduction/check/proof-game';
import type { LemmaNames } from '@inkling/deduction/optimum/lemma';
import { wordCodec } from './word-codec.ts';
import type { WordLists } from './word-deduction.ts';

/** Words and marks as they are; no symmetries. `undefined` for words that the checker of lower bounds does not take. */
export function wordLemmas({ answers, allowed }: WordLists): LemmaNames<undefined> | undefined {
  if (!areProofWords(allowed)) return undefined;
  const likely = new Set(answers);
  // As the search numbers its rows: first what may be the secret.
  const rows = [...answers, ...allowed.filter((word) => !likely.has(word))];
  const { makeClass } = wordCodec(allowed, allowed[0]?.length ?? 0);
  return {
    guess: (row) => rows[row] as string,
    answer: makeClass,
    canonise: (set) => ({ key: String.fromCharCode(...set), form: undefined }),
    between: () => undefined,
    symmetries: () => [],
  };
}
