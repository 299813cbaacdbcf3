import { needKnownFields } from '@inkling/core/known-fields';
import { RandomStream, seedRandom } from '@inkling/core/random';
import type { AnsweredGuess, AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { rankGuesses } from './ranking.ts';

/**
 * `easy`: each turn tells a lot. `medium`: random guesses. `hard`: each turn tells little, so many must be combined.
 */
export type PuzzleLevel = 'easy' | 'medium' | 'hard';

/** The random seed and difficulty of a puzzle. */
export interface PuzzleOptions {
  /** The random seed: the same seed makes the same puzzle. */
  readonly seed: string;
  readonly level?: PuzzleLevel;
}

/** A puzzle: turns that only one secret fits. */
export interface Puzzle<Secret, Guess, Answer> {
  readonly turns: readonly AnsweredGuess<Guess, Answer>[];
  /** The only secret that fits all of them. */
  readonly secret: Secret;
  readonly level: PuzzleLevel;
  /**
   * The proof. A defined game need not have places and symbols to reason about, so the proof lists, for each turn, the
   * secrets that this turn is the first to rule out.
   */
  readonly ruledOut: readonly (readonly Secret[])[];
}

/** @throws RangeError if no turns distinguish any of the secrets tried from all others */
export function makePuzzle<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  options: PuzzleOptions,
): Puzzle<Secret, Guess, Answer> {
  const given = options ?? {};
  needKnownFields(given, 'options', ['seed', 'level']);
  const { seed, level = 'medium' } = given;
  if (!['easy', 'medium', 'hard'].includes(level))
    throw new TypeError(`level must be easy, medium or hard, not ${String(level)}`);
  if (typeof seed !== 'string') throw new TypeError('seed must be a string');
  const random = new RandomStream(seedRandom(`puzzle ${level} ${seed}`));
  const secrets = random.shuffle(game.secrets.items.map((_, secret) => secret));
  for (const secret of secrets.slice(0, TRIES_MAX)) {
    const guesses = informativeGuesses(game, secret, level, random);
    if (!guesses) continue;
    const kept = withoutNeedless(game, secret, guesses);
    return {
      turns: kept.map((guess) => [
        game.guesses.items[guess] as Guess,
        game.table.answers[game.table.classOf(guess, secret)] as Answer,
      ]),
      secret: game.secrets.items[secret] as Secret,
      level,
      ruledOut: eliminations(game, secret, kept),
    };
  }
  throw new RangeError('no turns tell any secret from all others');
}

/**
 * Returns guesses that together rule out all other secrets, none of which finds this one; undefined if it found none.
 */
function informativeGuesses<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  secret: number,
  level: PuzzleLevel,
  random: RandomStream,
): readonly number[] | undefined {
  const { table } = game;
  const order = random.shuffle(game.guesses.items.map((_, guess) => guess));
  const usable = order.filter((guess) => table.classOf(guess, secret) !== game.solved);
  let left = Uint32Array.from({ length: game.secrets.items.length }, (_, other) => other);
  const chosen: number[] = [];
  while (left.length > 1) {
    const sizeAfter = (guess: number) => {
      const cls = table.classOf(guess, secret);
      return left.reduce((count, other) => count + (table.classOf(guess, other) === cls ? 1 : 0), 0);
    };
    const looked = usable.filter((guess) => !chosen.includes(guess)).slice(0, LOOKS_MAX);
    const telling = looked
      .map((guess) => ({ guess, size: sizeAfter(guess) }))
      .filter(({ size }) => size < left.length);
    const best =
      level === 'easy'
        ? rankGuesses(game, left, { by: 'bits', top: 8 })
            .map(({ guess }) => game.guesses.numberOf(guess))
            .find((guess) => table.classOf(guess, secret) !== game.solved && sizeAfter(guess) < left.length)
        : undefined;
    const next =
      best ?? (level === 'hard' ? telling.toSorted((a, b) => b.size - a.size)[0] : telling[0])?.guess;
    if (next === undefined) return undefined;
    chosen.push(next);
    const cls = table.classOf(next, secret);
    left = left.filter((other) => table.classOf(next, other) === cls);
  }
  return chosen;
}

/** Returns, for each turn, the secrets that it is the first to rule out. */
function eliminations<Secret, Guess, Answer extends AnswerValue>(
  { table, secrets }: GameTable<Secret, Guess, Answer>,
  secret: number,
  guesses: readonly number[],
): readonly (readonly Secret[])[] {
  let left = secrets.items.map((_, other) => other);
  return guesses.map((guess) => {
    const isOut = (other: number) => table.classOf(guess, other) !== table.classOf(guess, secret);
    const out = left.filter(isOut);
    left = left.filter((other) => !isOut(other));
    return out.map((other) => secrets.items[other] as Secret);
  });
}

/** Drops turns that the others make redundant, beginning with the last turn. */
function withoutNeedless<Secret, Guess, Answer extends AnswerValue>(
  { table, secrets }: GameTable<Secret, Guess, Answer>,
  secret: number,
  guesses: readonly number[],
): readonly number[] {
  const isAlone = (kept: readonly number[]) =>
    secrets.items.every(
      (_, other) =>
        other === secret ||
        kept.some((guess) => table.classOf(guess, other) !== table.classOf(guess, secret)),
    );
  return guesses.toReversed().reduce<readonly number[]>((kept, guess) => {
    const fewer = kept.filter((other) => other !== guess);
    return isAlone(fewer) ? fewer : kept;
  }, guesses);
}

/** The most secrets tried (`TRIES_MAX`), and the most guesses considered for one turn (`LOOKS_MAX`). */
const TRIES_MAX = 50;
const LOOKS_MAX = 200;
