import type { TextGame } from '@inkling/deduction/define/game-text';

/**
 * Groups of guesses that can stand for each other: they part the secrets alike, whatever the answers are called, and find
 * the same ones. None are looked for in large games.
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

/** The answer that ends the game is no other answer, so it has a number of its own. */
const SOLVED = 0;
const CELLS_MAX = 2 ** 20;
