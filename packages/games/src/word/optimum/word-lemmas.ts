import { areProofWords } from '@inkling/deduction/check/proof-game';
import type { LemmaNames } from '@inkling/deduction/optimum/lemma';
import { wordCodec } from './word-codec.ts';
import type { WordLists } from './word-deduction.ts';

/**
 * Names words and marks in lemmas as they are, without symmetries. Returns undefined for words that the checker of
 * lower bounds does not accept.
 */
export function wordLemmas({ answers, allowed }: WordLists): LemmaNames<undefined> | undefined {
  if (!areProofWords(allowed)) return undefined;
  const likely = new Set(answers);
  // The same order as the rows of the search: first the words that may be the secret.
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
