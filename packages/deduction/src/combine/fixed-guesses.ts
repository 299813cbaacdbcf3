import type { DefinedDeduction } from '../define/deduction.ts';
import type { AnswerValue } from '../define/definition.ts';
import { needGame } from '../define/given-game.ts';
import { shown } from '../define/labels.ts';

/** A list of guesses that are all made before any answer is seen, and whose answers then identify the secret. */
export interface FixedGuesses<Guess> {
  readonly guesses: readonly Guess[];
  /** Whether it is proved that no shorter list exists. */
  readonly proved: boolean;
  /** A lower bound of the length of any such list. */
  readonly lower: number;
}

/**
 * Finds the fewest guesses that, all made in advance, distinguish every two secrets. The result is proved to be minimal
 * if `triesMax` tries are enough, and otherwise the best list found.
 *
 * @throws TypeError for anything that is not a game
 * @throws RangeError if no guess distinguishes some two secrets
 *
 * @example
 * fixedGuesses(defineDeduction(codeGame({ places: 2, symbols: 3, repeats: true }))).guesses.length; // 2
 */
export function fixedGuesses<Secret, Guess, Answer extends AnswerValue>(
  game: DefinedDeduction<Secret, Guess, Answer>,
  triesMax: number = TRIES_MAX,
): FixedGuesses<Guess> {
  needGame(game, 'fixedGuesses');
  if (typeof triesMax !== 'number' || !(triesMax >= 0))
    throw new TypeError(`triesMax must be a number of at least 0, not ${shown(triesMax)}`);
  const rows = game.guesses.map((guess) => game.secrets.map((secret) => game.answer(guess, secret)));
  const most = Math.max(...rows.map((row) => new Set(row).size));
  const greedy = greedyList(rows, game.secrets.length);
  const lower = leastLength(game.secrets.length, most);
  const budget = { left: triesMax };
  for (let length = lower; length < greedy.length; length++) {
    const found = listOf(rows, [game.secrets.map((_, secret) => secret)], length, most, 0, budget);
    if (found) return { guesses: found.map((at) => game.guesses[at] as Guess), proved: true, lower: length };
    if (budget.left <= 0)
      return { guesses: greedy.map((at) => game.guesses[at] as Guess), proved: false, lower: length };
  }
  return { guesses: greedy.map((at) => game.guesses[at] as Guess), proved: true, lower: greedy.length };
}

type Rows = readonly (readonly AnswerValue[])[];
type Groups = readonly (readonly number[])[];

/** Builds a list greedily: each guess minimises the sum of squares of the group sizes. */
function greedyList(rows: Rows, secretCount: number): readonly number[] {
  const list: number[] = [];
  let groups: Groups = [Array.from({ length: secretCount }, (_, secret) => secret)].filter(
    ({ length }) => length > 1,
  );
  const measure = (some: Groups) => some.reduce((sum, { length }) => sum + length * length, 0);
  while (groups.length > 0) {
    const splits = rows.map((row, at) => ({ at, groups: split(groups, row) }));
    const best = splits.reduce((a, b) => (measure(b.groups) < measure(a.groups) ? b : a));
    if (measure(best.groups) === measure(groups)) throw new RangeError('nothing tells some secrets apart');
    list.push(best.at);
    groups = best.groups;
  }
  return list;
}

/** Finds `length` guesses from index `first` on that split all groups; undefined if none or the budget is spent. */
function listOf(
  rows: Rows,
  groups: Groups,
  length: number,
  most: number,
  first: number,
  budget: { left: number },
): readonly number[] | undefined {
  const open = groups.filter((group) => group.length > 1);
  if (open.length === 0) return [];
  if (length === 0 || open.some((group) => group.length > most ** length)) return undefined;
  for (let at = first; at < rows.length; at++) {
    if (budget.left <= 0) return undefined;
    budget.left--;
    const rest = listOf(rows, split(open, rows[at] ?? []), length - 1, most, at + 1, budget);
    if (rest) return [at, ...rest];
  }
  return undefined;
}

/** Splits the groups by answer, and drops groups of one secret. */
function split(groups: Groups, row: readonly AnswerValue[]): Groups {
  return groups.flatMap((group) => {
    const cells = new Map<AnswerValue | undefined, number[]>();
    for (const secret of group) {
      const cell = cells.get(row[secret]);
      if (cell) cell.push(secret);
      else cells.set(row[secret], [secret]);
    }
    return [...cells.values()].filter(({ length }) => length > 1);
  });
}

function leastLength(secretCount: number, most: number): number {
  let length = 0;
  if (most === 1) return length;
  for (let reach = 1; reach < secretCount; reach *= most) length++;
  return length;
}

const TRIES_MAX = 200_000;
