import type { Branch, Strategy } from '../optimum/strategy.ts';
import type { AnsweredGuess, AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { shown } from './labels.ts';
import { type RankMeasure, rankGuesses, splitBy } from './ranking.ts';
import { finderOf, sayAlike, sayNeverFound } from './searched.ts';
import { DefinedStrategy, type StrategyCost } from './strategy.ts';

/** What play by a measure costs. */
export interface ComparedMeasure extends StrategyCost {
  readonly by: RankMeasure;
}

/** The answer that leaves the most secrets. */
export interface AdversaryMove<Answer> {
  readonly answer: Answer;
  /** Secrets that are left after it. */
  readonly left: number;
}

const MEASURES: readonly RankMeasure[] = ['worst', 'expected', 'bits', 'parts'];

/**
 * Plays every secret by each measure.
 *
 * @throws RangeError where no strategy ends, with the secrets
 */
export function compareMeasures<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  measures: readonly RankMeasure[] = MEASURES,
): readonly ComparedMeasure[] {
  if (!Array.isArray(measures)) throw new TypeError('measures must be an array of measures');
  return measures.map((by: RankMeasure) => {
    const { total, average, worst, weighted, histogram } = strategyBy(game, by);
    return { by, total, average, worst, histogram, ...(weighted === undefined ? {} : { weighted }) };
  });
}

/** The turns of a game that a measure plays against a secret. */
export function solveSecret<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  secret: number,
  by: RankMeasure,
  /** Guesses chosen before, by the measure and what was played. */
  chosen: Map<string, number>,
): readonly AnsweredGuess<Guess, Answer>[] {
  const turns: AnsweredGuess<Guess, Answer>[] = [];
  let left = allSecrets(game);
  let path: string = by;
  while (game.goal === 'found' || left.length > 1) {
    const guess = chosen.get(path) ?? choose(game, left, by);
    chosen.set(path, guess);
    const cls = game.table.classOf(guess, secret);
    turns.push([game.guesses.items[guess] as Guess, game.table.answers[cls] as Answer]);
    if (cls === game.solved) break;
    path += ` ${guess} ${cls}`;
    left = left.filter((other) => game.table.classOf(guess, other) === cls);
  }
  return turns;
}

/** The adversary's answer; of equally large parts it prefers one that does not end the game. */
export function adversaryMove<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  left: Uint32Array,
  guess: number,
): AdversaryMove<Answer> {
  if (left.length === 0) throw new RangeError('no secret fits these turns');
  const ends = (answer: Answer) => (game.table.classOfAnswer(answer) === game.solved ? 1 : 0);
  const [most] = splitBy(game, left, guess).toSorted(
    (a, b) => b.count - a.count || ends(a.answer) - ends(b.answer),
  );
  if (!most) throw new Error('some secret has an answer');
  return { answer: most.answer, left: most.count };
}

/** The whole tree of play by a measure. */
function strategyBy<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  by: RankMeasure,
): DefinedStrategy<Secret, Guess, Answer> {
  const { weights, goal } = game;
  const histogram: number[] = [];
  let weighted = 0;
  const guessCount = game.guesses.items.length;
  const visit = (left: Uint32Array, level: number): Strategy => {
    const count = (secret: number) => {
      while (histogram.length <= level) histogram.push(0);
      histogram[level] = histogram[level] + 1;
      // Where a secret need not be named, the last of its guesses is the one before.
      weighted += (weights?.[secret] ?? 1) * (goal === 'found' ? level + 1 : level);
    };
    if (goal === 'identified' && left.length === 1) {
      count(left[0]);
      return { guess: guessCount + left[0], branches: [] };
    }
    const guess = choose(game, left, by);
    const cells = new Map<number, number[]>();
    for (const secret of left) {
      const cls = game.table.classOf(guess, secret);
      const cell = cells.get(cls);
      if (cell) cell.push(secret);
      else cells.set(cls, [secret]);
    }
    const branches: Branch[] = [];
    for (const [cls, cell] of [...cells].toSorted(([a], [b]) => a - b)) {
      if (cls === game.solved) cell.forEach(count);
      else branches.push({ cls, next: visit(Uint32Array.from(cell), level + 1) });
    }
    return { guess, branches };
  };
  const root = visit(allSecrets(game), 0);
  return new DefinedStrategy(game, root, histogram, weights && weighted);
}

/** The best guess by a measure that tells something or ends the game. */
function choose<Secret, Guess, Answer extends AnswerValue>(
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
  { goal, secrets }: GameTable<Secret, Guess, Answer>,
  left: Uint32Array,
): string {
  const [a, b] = Array.from(left.subarray(0, 2), (secret) => shown(secrets.items[secret]));
  return goal === 'found' ? sayNeverFound(`${a}`) : sayAlike(`${a}`, `${b}`);
}

function allSecrets<Secret, Guess, Answer extends AnswerValue>({
  secrets,
}: GameTable<Secret, Guess, Answer>): Uint32Array {
  return Uint32Array.from({ length: secrets.items.length }, (_, secret) => secret);
}
