import { finish } from '@inkling/core/finish';
import type { AnsweredGuess, AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { allSecrets, chooseBy, MEASURES, playSteps } from './measured-play.ts';
import { type RankMeasure, splitBy } from './ranking.ts';
import { DefinedStrategy, type StrategyCost } from './strategy.ts';

/** The cost of play by one measure. */
export interface ComparedMeasure extends StrategyCost {
  readonly by: RankMeasure;
}

/** The answer that leaves the most secrets. */
export interface AdversaryMove<Answer> {
  readonly answer: Answer;
  /** The number of secrets left after this answer. */
  readonly left: number;
}

/**
 * Plays every secret by each measure and returns the costs.
 *
 * @throws StrategyError (`impossible`) if no strategy finds every secret; the message names the secrets
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

/** Plays a game against a secret by a measure and returns its turns. */
export function solveSecret<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  secret: number,
  by: RankMeasure,
  /** A cache of chosen guesses, keyed by the measure and the turns so far. */
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

/** Returns the answer that leaves the most secrets; in a tie, one that does not end the game. */
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
