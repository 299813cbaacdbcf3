import type { AnsweredGuess, AnswerValue } from './definition.ts';
import type { GameTable } from './game.ts';
import { DefinedPosition } from './position.ts';
import { BITS_APART, type RankedGuess, rankGuesses, splitBy } from './ranking.ts';
import { readTurns } from './turns.ts';

/** The rating of one turn. */
export interface ReviewedGuess<Guess, Answer> {
  readonly guess: Guess;
  readonly answer: Answer;
  /** The number of secrets that fitted before and after this turn. */
  readonly before: number;
  readonly after: number;
  /** The information of the answer, and its average over all answers. `bits` is infinite if nothing fits any more. */
  readonly bits: number;
  readonly expectedBits: number;
  /** The guess with the most information on average; undefined if nothing fitted before. */
  readonly best: RankedGuess<Guess> | undefined;
  /** How many more bits the best guess yields on average; 0 if this guess was as good. */
  readonly cost: number;
  /** Whether the answer was true; only set if the secret was given. */
  readonly isTrue?: boolean;
}

export function reviewTurns<Secret, Guess, Answer extends AnswerValue>(
  game: GameTable<Secret, Guess, Answer>,
  turns: readonly AnsweredGuess<Guess, Answer>[],
  secret?: Secret,
): readonly ReviewedGuess<Guess, Answer>[] {
  const truth = secret === undefined ? undefined : game.secrets.numberOf(secret);
  const numbers = readTurns(game, turns);
  return turns.map(([guess, answer], at) => {
    const before = new DefinedPosition(game, turns.slice(0, at)).numbers;
    const { guess: number, cls } = numbers[at] as { readonly guess: number; readonly cls: number };
    const cells = splitBy(game, before, number);
    const got = cells.find((cell) => game.table.classOfAnswer(cell.answer) === cls);
    const expectedBits = cells.reduce(
      (sum, { probability }) => sum - probability * Math.log2(probability),
      0,
    );
    const [best] = rankGuesses(game, before, { by: 'bits', top: 1 });
    const missed = best ? best.bits - expectedBits : 0;
    return {
      guess,
      answer,
      before: before.length,
      after: got?.count ?? 0,
      bits: got ? Math.abs(Math.log2(got.probability)) : Number.POSITIVE_INFINITY,
      expectedBits: Math.abs(expectedBits),
      best,
      cost: missed < BITS_APART ? 0 : missed,
      ...(truth === undefined ? {} : { isTrue: game.table.classOf(number, truth) === cls }),
    };
  });
}
