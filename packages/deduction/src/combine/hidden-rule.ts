import { type AnswerValue, type Definition, guessesOf } from '../define/definition.ts';
import { needFeatures } from '../define/features.ts';
import { needDefinition } from '../define/given-game.ts';
import { plainLabel, shown } from '../define/labels.ts';
import { readWeights } from '../define/weights.ts';

/** A secret of a game, and the name of the rule that answers for it. */
export interface RuledSecret<Secret> {
  readonly rule: string;
  readonly secret: Secret;
}

/**
 * Makes a game in which the rule is part of the secret: `rules` are alternative answer functions by name, and the
 * player does not know which one applies. The game ends when both secret and rule are known. A secret has the same
 * weight under each rule.
 *
 * @throws TypeError for an invalid definition, and if there is no rule or one is not a function
 *
 * @example
 * const numbers = { name: 'sum or product', secrets: [1, 2, 3] };
 * const either = hiddenRule(numbers, { sum: (a, b) => a + b, product: (a, b) => a * b });
 * defineDeduction(either).position([[2, 4]]).count; // 2n
 */
export function hiddenRule<Secret, Answer extends AnswerValue, Guess = Secret>(
  game: Omit<Definition<Secret, Guess, Answer>, 'answer' | 'solved'>,
  rules: Readonly<Record<string, (guess: Guess, secret: Secret) => Answer>>,
): Definition<RuledSecret<Secret>, Guess, Answer> {
  const { label = plainLabel, features } = needDefinition(game);
  if (typeof rules !== 'object' || rules === null)
    throw new TypeError(`rules must be an object of functions that answer, not ${shown(rules)}`);
  const names = Object.keys(rules);
  if (names.length === 0) throw new TypeError('there must be a rule');
  for (const name of names)
    if (typeof rules[name] !== 'function')
      throw new TypeError(`rule ${name} must be a function, not ${shown(rules[name])}`);
  const weights = readWeights(game.weights, game.secrets.length);
  const isRuled = (item: unknown): item is RuledSecret<Secret> =>
    typeof item === 'object' && item !== null && 'rule' in item && 'secret' in item;
  return {
    name: game.name,
    secrets: names.flatMap((rule) => game.secrets.map((secret) => ({ rule, secret }))),
    guesses: guessesOf(game),
    answer: (guess, { rule, secret }) => {
      const answer = rules[rule];
      if (!answer) throw new RangeError(`there is no rule ${rule}`);
      return answer(guess, secret);
    },
    solved: 'identified',
    label: (item) => (isRuled(item) ? `${label(item.secret)} by ${item.rule}` : label(item as Guess)),
    ...(weights && { weights: names.flatMap(() => [...weights]) }),
    features: ({ rule, secret }) => ({ ...(features && needFeatures(features(secret), secret)), rule }),
  };
}
