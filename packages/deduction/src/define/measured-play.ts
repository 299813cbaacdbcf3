import type { Branch, Strategy } from '../optimum/strategy.ts';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { shown } from './labels.ts';
import { type RankMeasure, rankGuesses } from './ranking.ts';
import { finderOf, sayAlike, sayNeverFound } from './searched.ts';

export const MEASURES: readonly RankMeasure[] = ['worst', 'expected', 'bits', 'parts'];

/** A whole tree of play, in the numbers of a search. */
export interface MeasuredPlay {
  readonly root: Strategy;
  /** How many secrets are found with each guess. */
  readonly levels: readonly number[];
  /** Guesses times weight, where there are weights. */
  readonly weighted: number | undefined;
}

/**
 * The whole tree of play by a measure, in short steps.
 *
 * @throws RangeError where no strategy ends, with the secrets
 */
export function* playSteps<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  by: RankMeasure,
): Generator<undefined, MeasuredPlay> {
  const task: Task<Secret, Guess, Answer> = { game, by, levels: [], weighted: 0, readSince: 0 };
  const root = yield* grow(task, allSecrets(game), 0);
  return { root, levels: task.levels, weighted: game.weights && task.weighted };
}

/** What all nodes of one tree share. */
interface Task<Secret, Guess, Answer extends AnswerValue> {
  readonly game: GameTable<Secret, Guess, Answer>;
  readonly by: RankMeasure;
  readonly levels: number[];
  weighted: number;
  /** Answers read since the last pause. */
  readSince: number;
}

function* grow<Secret, Guess, Answer extends AnswerValue>(
  task: Task<Secret, Guess, Answer>,
  left: Uint32Array,
  level: number,
): Generator<undefined, Strategy> {
  const { game, by } = task;
  const guessCount = game.guesses.items.length;
  if (game.goal === 'identified' && left.length === 1) {
    count(task, left[0], level);
    return { guess: guessCount + left[0], branches: [] };
  }
  const guess = chooseBy(game, left, by);
  task.readSince += left.length * guessCount;
  if (task.readSince > READ_AT_ONCE) {
    task.readSince = 0;
    yield;
  }
  const cells = new Map<number, number[]>();
  for (const secret of left) {
    const cls = game.table.classOf(guess, secret);
    const cell = cells.get(cls);
    if (cell) cell.push(secret);
    else cells.set(cls, [secret]);
  }
  const branches: Branch[] = [];
  for (const [cls, cell] of [...cells].toSorted(([a], [b]) => a - b)) {
    if (cls === game.solved) for (const secret of cell) count(task, secret, level);
    else branches.push({ cls, next: yield* grow(task, Uint32Array.from(cell), level + 1) });
  }
  return { guess, branches };
}

/** Counts a secret that is found at this level, or named. */
function count<Secret, Guess, Answer extends AnswerValue>(
  task: Task<Secret, Guess, Answer>,
  secret: number,
  level: number,
): void {
  const { levels, game } = task;
  while (levels.length <= level) levels.push(0);
  levels[level] = (levels[level] as number) + 1;
  // Where a secret need not be named, the last of its guesses is the one before.
  task.weighted += (game.weights?.[secret] ?? 1) * (game.goal === 'found' ? level + 1 : level);
}

/** The best guess by a measure that tells something or ends the game. */
export function chooseBy<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  left: Uint32Array,
  by: RankMeasure,
): number {
  const [best] = left.length === 1 ? [] : rankGuesses(game, left, { by, top: 1 });
  if (best && best.parts > 1) return game.guesses.numberOf(best.guess);
  // A single secret that is left, or some that every guess answers alike, is named at once, whatever the measure.
  const finder = game.goal === 'found' ? finderOf(game, left[0]) : -1;
  if (finder < 0) throw new RangeError(sayEndless(game, left));
  return finder;
}

/** Why no strategy ends where every guess answers these secrets alike and none finds them. */
function sayEndless<Secret, Guess, Answer extends AnswerValue>(
  { goal, secrets, definition }: GameTable<Secret, Guess, Answer>,
  left: Uint32Array,
): string {
  const [a, b] = Array.from(left.subarray(0, 2), (secret) => secrets.shownAt(secret));
  return goal === 'found' ? sayNeverFound(`${a}`, shown(definition.solved)) : sayAlike(`${a}`, `${b}`);
}

export function allSecrets<Secret, Guess, Answer extends AnswerValue>({
  secrets,
}: GameTable<Secret, Guess, Answer>): Uint32Array {
  return Uint32Array.from({ length: secrets.items.length }, (_, secret) => secret);
}

const READ_AT_ONCE = 2 ** 18;
