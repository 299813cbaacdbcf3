import type { TextGame } from '@inkling/deduction/define/game-text';

/**
 * Returns groups of interchangeable guesses: they divide the secrets in the same way, regardless of what the
 * answers are called, and find the same secrets. Returns none for large games, which are not examined.
 */
export function sameGuesses({
  answers,
  secrets,
  solved,
}: Pick<TextGame, 'answers' | 'secrets' | 'solved'>): readonly (readonly number[])[] {
  if (answers.length * secrets.length > CELLS_MAX) return [];
  const groups = new Map<string, number[]>();
  for (const [guess, row] of answers.entries()) {
    const numbers = new Map<string | number, number>([[solved, SOLVED]]);
    const parts = row.map((answer) => {
      const number = numbers.get(answer) ?? numbers.size;
      numbers.set(answer, number);
      return number;
    });
    const key = parts.join();
    groups.set(key, [...(groups.get(key) ?? []), guess]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** The number reserved for the answer that ends the game, since it is not interchangeable with any other. */
const SOLVED = 0;
const CELLS_MAX = 2 ** 20;
