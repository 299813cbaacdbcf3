import type { Branch, Strategy } from '../optimum/strategy.ts';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { shown } from './labels.ts';
import { type RankMeasure, rankGuesses } from './ranking.ts';
import { finderOf, sayAlike, sayNeverFound } from './searched.ts';
import { StrategyError } from './strategy-error.ts';

export const MEASURES: readonly RankMeasure[] = ['worst', 'expected', 'bits', 'parts'];

/** A complete tree of play, with guesses and classes given by the search's indices. */
export interface MeasuredPlay {
  readonly root: Strategy;
  /** How many secrets are found at each level of the tree. */
  readonly levels: readonly number[];
  /** The sum of guesses times weight over all secrets; undefined if there are no weights. */
  readonly weighted: number | undefined;
}

/**
 * Builds the complete tree of play by a measure, in short steps.
 *
 * @throws StrategyError (`impossible`) if no strategy finds every secret; the message names the secrets
 */
export function* playSteps<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  by: RankMeasure,
): Generator<undefined, MeasuredPlay> {
  const task: Task<Secret, Guess, Answer> = { game, by, levels: [], weighted: 0, readSince: 0 };
  const root = yield* grow(task, allSecrets(game), 0);
  return { root, levels: task.levels, weighted: game.weights && task.weighted };
}

/** The state shared by all nodes of one tree while it is built. */
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

/** Counts a secret that is found or named at this level. */
function count<Secret, Guess, Answer extends AnswerValue>(
  task: Task<Secret, Guess, Answer>,
  secret: number,
  level: number,
): void {
  const { levels, game } = task;
  while (levels.length <= level) levels.push(0);
  levels[level] = (levels[level] as number) + 1;
  // If a secret need not be named, its last guess is the one before.
  task.weighted += (game.weights?.[secret] ?? 1) * (game.goal === 'found' ? level + 1 : level);
}

/** Returns the best guess by a measure, among those that separate the secrets left or end the game. */
export function chooseBy<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  left: Uint32Array,
  by: RankMeasure,
): number {
  const [best] = left.length === 1 ? [] : rankGuesses(game, left, { by, top: 1 });
  if (best && best.parts > 1) return game.guesses.numberOf(best.guess);
  // Whatever the measure, guess the secret directly if it is the only one left or no guess separates those left.
  const finder = game.goal === 'found' ? finderOf(game, left[0]) : -1;
  if (finder < 0) throw new StrategyError('impossible', sayEndless(game, left));
  return finder;
}

/** Explains why no strategy works if these secrets get the same answer to every guess and no guess finds them. */
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
