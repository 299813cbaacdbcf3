import { type AnswerValue, type Definition, guessesOf } from '../define/definition.ts';
import { needDefinition } from '../define/given-game.ts';
import { plainLabel, shown } from '../define/labels.ts';

/**
 * One guess is answered by n secrets at once, each for itself; the answer is the list of theirs as JSON. Any n secrets, also
 * the same ones. The game ends when all n are known, since no single answer says that all have been found.
 *
 * @throws TypeError for an invalid definition, and unless `n` is a whole number from 1
 * @throws RangeError for more lists of secrets than can be searched
 *
 * @example
 * const two = boards(codeGame({ places: 2, symbols: 3, repeats: true }), 2);
 * defineDeduction(two).position([['ab', '["2,0","0,0"]']]).at(0); // [ 'ab', 'cc' ]
 */
export function boards<Secret, Guess, Answer extends AnswerValue>(
  game: Definition<Secret, Guess, Answer>,
  n: number,
): Definition<readonly Secret[], Guess, string> {
  needDefinition(game);
  if (!Number.isInteger(n) || n < 1) throw new TypeError(`n must be a whole number from 1, not ${shown(n)}`);
  if (game.secrets.length ** n > SECRETS_MAX)
    throw new RangeError(`${game.secrets.length} secrets on ${n} boards are more than can be listed`);
  const { label = plainLabel } = game;
  let secrets: readonly (readonly Secret[])[] = [[]];
  for (let board = 0; board < n; board++)
    secrets = secrets.flatMap((others) => game.secrets.map((secret) => [...others, secret]));
  return {
    name: `${game.name} on ${n} boards`,
    secrets,
    guesses: guessesOf(game),
    answer: (guess, all) => JSON.stringify(all.map((secret) => game.answer(guess, secret))),
    solved: 'identified',
    label: (item) =>
      Array.isArray(item)
        ? JSON.stringify(item.map((secret: Secret) => label(secret)))
        : label(item as Guess),
  };
}

const SECRETS_MAX = 2 ** 16;
