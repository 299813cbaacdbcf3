import type { TextGame } from '@inkling/deduction/define/game-text';

/** Groups of guesses that part the secrets alike, whatever the answers are called. None are looked for in large games. */
export function sameGuesses({
  answers,
  secrets,
}: Pick<TextGame, 'answers' | 'secrets'>): readonly (readonly number[])[] {
  if (answers.length * secrets.length > CELLS_MAX) return [];
  const groups = new Map<string, number[]>();
  for (const [guess, row] of answers.entries()) {
    const numbers = new Map<string | number, number>();
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

const CELLS_MAX = 2 ** 20;
