import { finish } from '@inkling/core/finish';
import type { AnsweredGuess, AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { allSecrets, chooseBy, MEASURES, playSteps } from './measured-play.ts';
import { type RankMeasure, splitBy } from './ranking.ts';
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
    const { root, levels, weighted: sum } = finish(playSteps(game, by));
    const { total, average, worst, weighted, histogram } = new DefinedStrategy(game, root, levels, sum);
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
    const guess = chosen.get(path) ?? chooseBy(game, left, by);
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
