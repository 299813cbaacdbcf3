import { needShape } from '@inkling/core/arguments';
import { fail, ok, type Result } from '@inkling/core/result';
import { type Problem, rowsFrom } from '@inkling/deduction/optimum/problem';
import type { Narrowing, Turn } from '@inkling/deduction/optimum/search-options';
import type { ListedGame } from './listed-game.ts';

/**
 * Reads the guesses that a search has to begin with.
 *
 * @example
 * ```js
 * import { listGame } from 'inkling/optimal/listed-game';
 * import { readOpeningLine } from 'inkling/optimal/opening-line';
 *
 * const game = listGame({ game: 'mastermind', rules: { places: 2, symbols: 3, repeats: true } });
 * if (game.ok) console.log(readOpeningLine(['ab', 'cc'], game.value), readOpeningLine('zz', game.value).ok);
 * // → { ok: true, value: [ 1, 8 ] } false
 * ```
 * @packageDocumentation
 */

/** Why a strategy cannot begin with these guesses. */
export type OpeningLineFault =
  | { readonly code: 'unknown-root'; readonly guess: string }
  /** Hard mode forbids one of the guesses after these turns, which are possible for at least one secret. */
  | { readonly code: 'forbidden-root'; readonly guess: string; readonly turns: readonly WrittenTurn[] };

/** A turn in the notation of the game. */
export interface WrittenTurn {
  readonly guess: string;
  readonly answer: string;
}

/**
 * Returns the numbers of the guesses to make first, whatever the answers. Returns an empty array if `root` is
 * undefined.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function readOpeningLine(
  root: string | readonly string[] | undefined,
  listed: ListedGame,
): Result<readonly number[], OpeningLineFault> {
  needListedGame(listed);
  const { problem, codec, search } = listed;
  const line: number[] = [];
  for (const text of root === undefined ? [] : [root].flat()) {
    const guess = codec.parseGuess(text);
    if (guess === undefined) return fail({ code: 'unknown-root', guess: text });
    line.push(guess);
  }
  const forbidden = search.narrowing && forbiddenIn(problem, line, search.narrowing);
  if (!forbidden) return ok(line);
  const turns = forbidden.turns.map(({ guess, cls }) => ({
    guess: codec.makeGuess(guess),
    answer: codec.makeClass(cls),
  }));
  return fail({ code: 'forbidden-root', guess: codec.makeGuess(forbidden.guess), turns });
}

/** Where hard mode forbids a guess that should be made whatever the answers. */
interface Forbidden {
  readonly turns: readonly Turn[];
  readonly guess: number;
}

/**
 * Returns the first history, in the order of its answers, after which hard mode forbids the next of these
 * guesses, or `undefined` if they can be made one after the other whatever the answers. A history in which the
 * secret is found needs no further guess. One such history is enough, because a strategy with these guesses
 * would have to make them there.
 */
function forbiddenIn(
  problem: Problem,
  line: readonly number[],
  { permits }: Narrowing,
): Forbidden | undefined {
  const rows = line.map((guess) => problem.guesses.indexOf(guess));
  const answers = rows.map((row) => rowsFrom(problem, row, 1).slice());
  const follow = (columns: readonly number[], turns: readonly Turn[]): Forbidden | undefined => {
    const level = turns.length;
    const guess = line[level];
    const row = rows[level];
    if (guess === undefined || row === undefined) return undefined;
    if (turns.some((turn) => !permits(turn.guess, turn.cls)(guess))) return { turns, guess };
    const cells = new Map<number, number[]>();
    for (const column of columns) {
      if (column === row) continue;
      const cls = answers[level]?.[column] as number;
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
    Array.from({ length: problem.secretCount }, (_, column) => column),
    [],
  );
}

/** Checks that the argument is what `listGame` returns. */
function needListedGame(listed: ListedGame): void {
  needShape(listed, 'listed', {
    problem: { guesses: 'object' },
    codec: { parseGuess: 'function' },
    search: 'object',
  });
}
