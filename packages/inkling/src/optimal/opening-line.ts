import type { Problem } from '@inkling/solvers/optimal/problem';
import type { Narrowing, Turn } from '@inkling/solvers/optimal/search-options';

/** Where hard mode forbids a guess that was to be made whatever the answers. */
export interface Forbidden {
  readonly turns: readonly Turn[];
  readonly guess: number;
}

/**
 * The first history, in the order of its answers, after which hard mode forbids the next of these guesses, or
 * `undefined` where they can be made one after the other whatever the answers. A history in which the secret is found
 * asks for no more. One such history is enough: a strategy that makes these guesses would have to make them there.
 */
export function forbiddenIn(
  { matrix, secretCount, guesses }: Problem,
  line: readonly number[],
  { permits }: Narrowing,
): Forbidden | undefined {
  const rows = line.map((guess) => guesses.indexOf(guess));
  const follow = (columns: readonly number[], turns: readonly Turn[]): Forbidden | undefined => {
    const level = turns.length;
    const guess = line[level];
    const row = rows[level];
    if (guess === undefined || row === undefined) return undefined;
    if (turns.some((turn) => !permits(turn.guess, turn.cls)(guess))) return { turns, guess };
    const cells = new Map<number, number[]>();
    for (const column of columns) {
      if (column === row) continue;
      const cls = matrix[row * secretCount + column] as number;
      const cell = cells.get(cls);
      if (cell) cell.push(column);
      else cells.set(cls, [column]);
    }
    for (const [cls, cell] of [...cells].toSorted(([a], [b]) => a - b)) {
      const found = follow(cell, [...turns, { guess, cls }]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(
    Array.from({ length: secretCount }, (_, column) => column),
    [],
  );
}
