import { scoreWord, solvedMarks } from '@inkling/core/marks';
import type { FlatGame } from '@inkling/deduction/optimum/flat-tree';
import type { StrategyCodec } from '@inkling/deduction/optimum/strategy-text';
import { ENGLISH, spell } from '@inkling/games/word/rules/letters';
import { WORD_LENGTH } from './word-rules.ts';

/** Word as a flat game. Guesses are indices into `allowed`, secrets indices into `answers`. */
export function wordGameOf(
  allowed: readonly string[],
  answers: readonly string[],
  codec: StrategyCodec,
): FlatGame {
  const spelt = (words: readonly string[]) => words.map((word) => spell(ENGLISH, word) ?? []);
  const [guesses, secrets] = [spelt(allowed), spelt(answers)];
  return {
    secretCount: answers.length,
    solved: solvedMarks(WORD_LENGTH),
    classOf: (guess, secret) => scoreWord(guesses[guess] as number[], secrets[secret] as number[]),
    codec,
  };
}
