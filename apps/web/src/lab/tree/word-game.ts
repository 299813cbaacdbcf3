import { scoreWord, solvedMarks } from '@inkling/core/marks';
import { ENGLISH, spell } from '@inkling/games/word/letters';
import type { StrategyCodec } from '@inkling/solvers/optimal/strategy-text';
import { WORD_LENGTH } from '../session/lab-game.ts';
import type { TreeGame } from './tree-data.ts';

/** Words of the Lab's length as a game: guesses by their number in `allowed`, secrets by theirs in `answers`. */
export function wordGameOf(
  allowed: readonly string[],
  answers: readonly string[],
  codec: StrategyCodec,
): TreeGame {
  const spelt = (words: readonly string[]) => words.map((word) => spell(ENGLISH, word) ?? []);
  const [guesses, secrets] = [spelt(allowed), spelt(answers)];
  return {
    secretCount: answers.length,
    solved: solvedMarks(WORD_LENGTH),
    feedback: (guess, secret) => scoreWord(guesses[guess] as number[], secrets[secret] as number[]),
    codec,
  };
}
