import {
  type AnswerValue,
  type Definition,
  type Features,
  guessesOf,
  isAnswer,
} from '../define/definition.ts';
import { needFeatures } from '../define/features.ts';
import { needDefinition } from '../define/given-game.ts';
import { LabelledList, plainLabel, shown } from '../define/labels.ts';
import { readWeights } from '../define/weights.ts';

/**
 * Makes a game with n boards: every guess is answered for n secrets, and the answer is the JSON array of their
 * answers. The n secrets may repeat. The game ends when all n are known, since no single answer says that all have
 * been found. The weight of a list of secrets is the product of their weights; feature names include the board, as in
 * `board 0, place 1`.
 *
 * @throws TypeError for an invalid definition, and unless `n` is a whole number from 1
 * @throws RangeError if there are too many lists of secrets to search
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
  if (!Number.isInteger(n) || n < 1)
    throw new TypeError(`n must be a whole number of at least 1, not ${shown(n)}`);
  if (game.secrets.length ** n > SECRETS_MAX)
    throw new RangeError(`${game.secrets.length} secrets on ${n} boards are more than can be listed`);
  const { label = plainLabel, features } = game;
  const single = new LabelledList('secret', game.secrets, label);
  const weights = readWeights(game.weights, game.secrets.length);
  let numbers: readonly (readonly number[])[] = [[]];
  for (let board = 0; board < n; board++)
    numbers = numbers.flatMap((others) => game.secrets.map((_, secret) => [...others, secret]));
  const secrets = numbers.map((list) => list.map((secret) => single.items[secret] as Secret));
  const labelOf = labeller(secrets, guessesOf(game), single, label);
  return {
    name: `${game.name} on ${n} boards`,
    secrets,
    guesses: guessesOf(game),
    answer: (guess, all) => {
      const answers = all.map((secret) => game.answer(guess, secret));
      const wrong = answers.findIndex((answer) => !isAnswer(answer));
      // An invalid answer is returned unchanged, so that the game rejects it.
      return wrong < 0 ? JSON.stringify(answers) : (answers[wrong] as string);
    },
    solved: 'identified',
    label: labelOf,
    ...(features && {
      features: (all) => boardFeatures(all.map((secret) => needFeatures(features(secret), secret))),
    }),
    ...(weights && {
      weights: numbers.map((list) => list.reduce((product, secret) => product * (weights[secret] ?? 1), 1)),
    }),
  };
}

/** Merges the features of all boards, with the board in each feature name. */
function boardFeatures(boards: readonly Features[]): Features {
  return Object.fromEntries(
    boards.flatMap((features, board) =>
      Object.entries(features).map(([name, value]) => [`board ${board}, ${name}`, value]),
    ),
  );
}

/**
 * Returns a function that labels guesses and lists of secrets. A guess may itself be an array, so an item is
 * recognised by identity rather than by its shape; only a copy is recognised by its contents.
 */
function labeller<Secret, Guess>(
  lists: readonly (readonly Secret[])[],
  guesses: readonly Guess[],
  single: LabelledList<Secret>,
  label: (item: Secret | Guess) => string,
): (item: readonly Secret[] | Guess) => string {
  const [knownLists, knownGuesses] = [new Set<unknown>(lists), new Set<unknown>(guesses)];
  const length = lists[0]?.length;
  const isList = (item: unknown): item is readonly Secret[] => {
    if (knownLists.has(item)) return true;
    if (!Array.isArray(item) || item.length !== length || knownGuesses.has(item)) return false;
    return item.every((secret: Secret) => single.find(secret) !== undefined);
  };
  return (item) =>
    isList(item)
      ? JSON.stringify(item.map((secret) => single.labels[single.numberOf(secret)]))
      : label(item as Guess);
}

const SECRETS_MAX = 2 ** 16;
