import { type AnsweredGuess, type AnswerValue, isAnswer } from './definition.ts';
import type { GameTable } from './game.ts';
import { shown } from './labels.ts';

/** Converts turns into indices. Throws a `TypeError` with the zero-based index of an invalid turn. */
export function readTurns<Secret, Guess, Answer extends AnswerValue>(
  { guesses, table }: GameTable<Secret, Guess, Answer>,
  turns: readonly AnsweredGuess<Guess, Answer>[],
): readonly { readonly guess: number; readonly cls: number }[] {
  if (!Array.isArray(turns)) throw new TypeError('turns must be an array of [guess, answer]');
  return turns.map((turn, at) => {
    if (!Array.isArray(turn) || turn.length !== 2) throw new TypeError(`turn ${at} must be [guess, answer]`);
    const [guess, answer] = turn as unknown as readonly [Guess, Answer];
    const number = guesses.numberOf(guess, `turn ${at}`);
    if (!isAnswer(answer))
      throw new TypeError(`turn ${at}: the answer ${shown(answer)} is neither a string nor a finite number`);
    // After this, every answer to the guess has a class, so an answer without one fits no secret.
    table.row(number);
    const cls = table.classOfAnswer(answer);
    const meant = cls < 0 ? table.answerFromString(String(answer)) : undefined;
    if (meant !== undefined)
      throw new TypeError(
        `turn ${at}: the answer ${shown(answer)} is a ${typeof answer}, and that of the game a ${typeof meant}`,
      );
    return { guess: number, cls };
  });
}
