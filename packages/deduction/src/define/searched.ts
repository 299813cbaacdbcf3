import type { Deduction } from '@inkling/core/deduction';
import {
  listSteps,
  MATRIX_CELLS_MAX,
  type Problem,
  type ProblemFault,
  ROWS_MAX,
} from '../optimum/problem.ts';
import type { AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { shown } from './labels.ts';
import { StrategyError } from './strategy-error.ts';

/**
 * Converts a game into the form that the search needs. If the game ends as soon as one secret is left, the search still
 * names each secret at the end, with a guess that does nothing else: guess `guessCount + k` names secret k. The cost of
 * each secret in the search is then one higher than the reported cost.
 *
 * Throws a `StrategyError` that says which secret or guess makes an optimum impossible.
 */
export function* listGame<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
): Generator<undefined, Problem> {
  const { table, guesses } = game;
  const guessCount = guesses.items.length;
  needSearchable(game);
  const deduction = yield* deductionOf(game);
  const problem = yield* listSteps(deduction, (guess, row) => {
    if (guess < guessCount) row.set(table.row(guess));
    else row.fill(0);
  });
  if (!problem.ok)
    throw new StrategyError(
      problem.error === 'too-large' ? 'too-large' : 'impossible',
      FAULTS[problem.error],
    );
  return game.goal === 'found' ? problem.value : { ...problem.value, goal: 'identified' };
}

/** Throws a `StrategyError` if a game is too large, without computing any answer. */
export function needSearchable<Secret, Guess, Answer extends AnswerValue>({
  secrets,
  guesses,
  goal,
}: GameTable<Secret, Guess, Answer>): void {
  const secretCount = secrets.items.length;
  const rows = guesses.items.length + (goal === 'identified' ? secretCount : 0);
  if (secretCount > SECRETS_MAX || rows > ROWS_MAX || rows * secretCount > MATRIX_CELLS_MAX)
    throw new StrategyError('too-large', FAULTS['too-large']);
}

/** Converts a game into one that consists of indices only. */
function* deductionOf<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
): Generator<undefined, Deduction> {
  const { table, secrets, guesses, solved, goal } = game;
  const secretCount = secrets.items.length;
  const guessCount = guesses.items.length;
  if (goal === 'identified') {
    yield* checkSeparable(game);
    return {
      guessCount: guessCount + secretCount,
      secretCount,
      classCount: table.answers.length,
      solved: -1,
      feedback: (guess, secret) => (guess < guessCount ? table.classOf(guess, secret) : 0),
      guessOf: (secret) => guessCount + secret,
      secretOf: (guess) => guess - guessCount,
    };
  }
  const guessOf = new Int32Array(secretCount).fill(-1);
  const secretOf = new Int32Array(guessCount).fill(-1);
  const rowsAtOnce = Math.ceil(READ_AT_ONCE / secretCount);
  for (let guess = 0; guess < guessCount; guess++) {
    const row = table.row(guess);
    for (let secret = row.indexOf(solved); secret >= 0; secret = row.indexOf(solved, secret + 1)) {
      if (secretOf[guess] >= 0)
        throw new StrategyError(
          'unsupported',
          `guess ${guesses.shownAt(guess)} finds both ${secrets.shownAt(secretOf[guess])} and ${secrets.shownAt(secret)}; an optimum is only searched where a guess finds one secret`,
        );
      if (guessOf[secret] >= 0)
        throw new StrategyError(
          'unsupported',
          `secret ${secrets.shownAt(secret)} is found by both ${guesses.shownAt(guessOf[secret])} and ${guesses.shownAt(guess)}; an optimum is only searched where one guess finds it`,
        );
      secretOf[guess] = secret;
      guessOf[secret] = guess;
    }
    if (guess % rowsAtOnce === rowsAtOnce - 1) yield;
  }
  const lost = guessOf.indexOf(-1);
  if (lost >= 0)
    throw new StrategyError(
      'impossible',
      sayNeverFound(secrets.shownAt(lost), shown(game.definition.solved)),
    );
  return {
    guessCount,
    secretCount,
    classCount: table.answers.length,
    solved,
    feedback: (guess, secret) => table.classOf(guess, secret),
    guessOf: (secret) => guessOf[secret],
    secretOf: (guess) => secretOf[guess],
  };
}

/** Returns the first guess that finds a secret; −1 if none does. */
export function finderOf<Secret, Guess, Answer extends AnswerValue>(
  { guesses, table, solved }: GameTable<Secret, Guess, Answer>,
  secret: number,
): number {
  return guesses.items.findIndex((_, guess) => solved >= 0 && table.classOf(guess, secret) === solved);
}

/** Returns groups of secrets (by index) that get the same answer to every guess, in short steps. */
export function* alikeSecrets<Secret, Guess, Answer extends AnswerValue>({
  table,
  secrets,
  guesses,
}: GameTable<Secret, Guess, Answer>): Generator<undefined, readonly (readonly number[])[]> {
  const secretCount = secrets.items.length;
  const rowsAtOnce = Math.ceil(READ_AT_ONCE / secretCount);
  let groups: readonly (readonly number[])[] = [secrets.items.map((_, secret) => secret)];
  for (let guess = 0; guess < guesses.items.length && groups.length > 0; guess++) {
    const row = table.row(guess);
    if (groups.some((group) => isTold(group, row)))
      groups = groups.flatMap((group) => (isTold(group, row) ? divided(group, row) : [group]));
    if (guess % rowsAtOnce === rowsAtOnce - 1) yield;
  }
  return groups.filter(({ length }) => length > 1);
}

/** Whether the row has different answers within the group. */
function isTold(group: readonly number[], row: Uint16Array): boolean {
  const first = row[group[0]];
  for (let i = 1; i < group.length; i++) if (row[group[i]] !== first) return true;
  return false;
}

/** Divides the group by answer, and drops parts of one secret. */
function divided(group: readonly number[], row: Uint16Array): readonly (readonly number[])[] {
  const cells = new Map<number, number[]>();
  for (const secret of group) {
    const cell = cells.get(row[secret]);
    if (cell) cell.push(secret);
    else cells.set(row[secret], [secret]);
  }
  return [...cells.values()].filter(({ length }) => length > 1);
}

function* checkSeparable<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
): Generator<undefined, void> {
  const [alike] = yield* alikeSecrets(game);
  if (!alike) return;
  const [a, b] = alike.map((secret) => game.secrets.shownAt(secret));
  throw new StrategyError('impossible', sayAlike(`${a}`, `${b}`));
}

/** Explains why no strategy can identify the secret: two secrets get the same answer to every guess. */
export function sayAlike(a: string, b: string): string {
  return `no guess distinguishes ${a} from ${b}, so no strategy can identify the secret`;
}

/** Explains why no strategy can find the secret with a guess: no guess gets the answer that ends the game for it. */
export function sayNeverFound(secret: string, solved: string): string {
  return `no guess finds secret ${secret}: none is answered ${solved}, so no strategy can find it`;
}

export function sayTooFew(guessesMax: number): string {
  return `proved: no strategy finds every secret in ${guessesMax} ${guessesMax === 1 ? 'guess' : 'guesses'}`;
}

/** Answers read between two pauses. */
const READ_AT_ONCE = 2 ** 18;

/** The search stores its columns as 16-bit numbers. */
const SECRETS_MAX = 2 ** 16;

const FAULTS: Readonly<Record<ProblemFault, string>> = {
  'too-large': `the game is too large for an optimum, which takes at most ${SECRETS_MAX} secrets, ${ROWS_MAX} guesses and ${MATRIX_CELLS_MAX} answers to them`,
  'unguessable-secret': 'some secret can never be found',
  empty: 'there is no secret',
};
