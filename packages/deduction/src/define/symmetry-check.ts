import type { GuessSymmetry, Symmetry } from '../optimum/search-options.ts';
import { mixed } from '../symmetry/secret-keys.ts';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';

/**
 * Looks for a mistake in the symmetry of a game, in short steps: in all of it, and in what of it keeps the weights.
 *
 * @throws TypeError that names a guess
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
 * A guess that another one stands for must divide the secrets into parts of the
 * same sizes as that one, or of the same weights; the part that is found, too. This is looked at for the first guess and after
 * some first guesses. It is no proof: a symmetry that keeps all sizes by accident is believed.
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
 * Reads for each guess a number of the sizes of its parts, whatever their order, for each answer to the first guess; the size of
 * the part that is found counts by itself. Numbers that differ are of parts that differ.
 */
function partReader<Secret, Guess, Answer extends AnswerValue>(
  { table, secrets, solved }: GameTable<Secret, Guess, Answer>,
  weights: Int32Array | undefined,
  first: number | undefined,
): (guess: number) => number {
  const classCount = table.answers.length;
  const secretCount = secrets.items.length;
  const units = weights ?? new Int32Array(secretCount).fill(1);
  // By secret: where the sizes of its part begin.
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

/** Adds the units of every secret to the size of its part. */
function measure(row: Uint16Array, starts: Int32Array, units: Int32Array, sizes: Int32Array): void {
  for (let secret = 0; secret < row.length; secret++) sizes[starts[secret] + row[secret]] += units[secret];
}

/** Answers read between two pauses, and for one guess before; of a larger game fewer guesses are looked at. */
const READ_AT_ONCE = 2 ** 18;
const READ_MAX = 2 ** 18;
/** With more answers only the first guess is looked at. */
const CLASSES_MAX = 64;
