import type { GuessSymmetry, Symmetry } from '../optimum/search-options.ts';
import { mixed } from '../symmetry/secret-keys.ts';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';

/**
 * Looks for a mistake in the symmetry of a game, in short steps. Checks the whole symmetry and, if there are weights,
 * the part of it that preserves them.
 *
 * @throws TypeError that names a guess, if a mistake is found
 */
export function* checkSymmetries<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  symmetry: Symmetry,
  weights: Int32Array | undefined,
): Generator<undefined, void> {
  yield* checkSymmetry(game, symmetry, undefined);
  if (weights) yield* checkSymmetry(game, symmetry.preserving(weights), weights);
}

/**
 * Checks that every guess divides the secrets into parts of the same sizes (or the same weights) as some
 * representative does, including the part that it finds. Checks the first guess, and the next one after some first
 * guesses. This is not a proof: a wrong symmetry that happens to preserve all sizes passes.
 */
function* checkSymmetry<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  symmetry: GuessSymmetry,
  weights: Int32Array | undefined,
): Generator<undefined, void> {
  const guessCount = game.guesses.items.length;
  const isFirst = symmetry.representatives([]);
  const firsts = Array.from({ length: guessCount }, (_, guess) => guess).filter(isFirst);
  yield* checkAfter(game, symmetry, weights, undefined);
  if (game.table.answers.length > CLASSES_MAX) return;
  for (const first of new Set([firsts.at(0), firsts.at(-1)]))
    yield* checkAfter(game, symmetry, weights, first);
}

function* checkAfter<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  symmetry: GuessSymmetry,
  weights: Int32Array | undefined,
  first: number | undefined,
): Generator<undefined, void> {
  const { guesses, secrets } = game;
  const [guessCount, secretCount] = [guesses.items.length, secrets.items.length];
  const stands = symmetry.representatives(first === undefined ? [] : [first]);
  const stride = Math.ceil((guessCount * secretCount) / READ_MAX);
  const rowsAtOnce = Math.ceil(READ_AT_ONCE / secretCount);
  const partsOf = partReader(game, weights, first);
  const known = new Set<number>();
  for (let guess = 0, read = 0; guess < guessCount; guess++) {
    const isOwn = stands(guess);
    if (!isOwn && guess % stride > 0) continue;
    const parts = partsOf(guess);
    if (isOwn) known.add(parts);
    else if (!known.has(parts)) {
      const after = first === undefined ? '' : ` after guess ${guesses.shownAt(first)}`;
      throw new TypeError(
        `symmetry is wrong: no guess that could stand for guess ${guesses.shownAt(guess)}${after} divides the secrets into parts of the same sizes`,
      );
    }
    if (++read % rowsAtOnce === 0) yield;
  }
}

/**
 * Returns a function that hashes the part sizes of a guess, whatever their order, for each answer to the first guess.
 * The part that the guess finds is distinguished from the others. Different numbers imply different partitions.
 */
function partReader<Secret, Guess, Answer extends AnswerValue>(
  { table, secrets, solved }: GameTable<Secret, Guess, Answer>,
  weights: Int32Array | undefined,
  first: number | undefined,
): (guess: number) => number {
  const classCount = table.answers.length;
  const secretCount = secrets.items.length;
  const units = weights ?? new Int32Array(secretCount).fill(1);
  // Indexed by secret: the offset in `sizes` of the block for its answer to the first guess.
  const starts = new Int32Array(secretCount);
  if (first !== undefined) {
    const answers = table.row(first);
    for (let secret = 0; secret < secretCount; secret++) starts[secret] = answers[secret] * classCount;
  }
  const sizes = new Int32Array((first === undefined ? 1 : classCount) * classCount);
  return (guess) => {
    measure(table.row(guess), starts, units, sizes.fill(0));
    let whole = 0;
    for (let cell = 0; cell < sizes.length; cell += classCount) {
      let sum = solved < 0 ? 0 : mixed(sizes[cell + solved] as number);
      for (let at = cell; at < cell + classCount; at++) sum = (sum + mixed(sizes[at] as number)) | 0;
      whole = mixed(whole) ^ sum;
    }
    return whole;
  };
}

/** Adds the weight of every secret to the size of its part. */
function measure(row: Uint16Array, starts: Int32Array, units: Int32Array, sizes: Int32Array): void {
  for (let secret = 0; secret < row.length; secret++) sizes[starts[secret] + row[secret]] += units[secret];
}

/** The number of answers read between two pauses, and the most read after one first guess: large games are sampled. */
const READ_AT_ONCE = 2 ** 18;
const READ_MAX = 2 ** 18;
/** In a game with more answers, only the first guess is checked. */
const CLASSES_MAX = 64;
