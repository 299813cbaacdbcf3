import { needKnownFields } from '@inkling/core/known-fields';
import { AnswerTable } from './answer-table.ts';
import {
  type AnsweredGuess,
  type AnswerValue,
  type Definition,
  type Features,
  guessesOf,
  IDENTIFIED,
  isAnswer,
} from './definition.ts';
import { FeatureShares } from './feature-shares.ts';
import { isPromise, LabelledList, plainLabel, reasonOf, shown } from './labels.ts';

/** A definition that was checked, in numbers: what everything else works on. */
export interface GameTable<Secret, Guess, Answer extends AnswerValue> {
  readonly definition: Definition<Secret, Guess, Answer>;
  readonly secrets: LabelledList<Secret>;
  readonly guesses: LabelledList<Guess>;
  readonly table: AnswerTable<Secret, Guess, Answer>;
  /** The class that ends the game; −1 if it ends when one secret is left, or if no guess finds any. */
  readonly solved: number;
  readonly goal: 'found' | 'identified';
  /** By secret; `undefined` where all count once. */
  readonly weights: Int32Array | undefined;
  /** The secret that a guess is, or −1: what `possible` in a ranking says. */
  readonly secretOf: (guess: number) => number;
  readonly shares: FeatureShares;
}

/** Checks a definition. Throws a `TypeError` that says what is wrong and where. */
export function readDefinition<Secret, Guess, Answer extends AnswerValue>(
  definition: Definition<Secret, Guess, Answer>,
): GameTable<Secret, Guess, Answer> {
  if (typeof definition !== 'object' || definition === null)
    throw new TypeError(`a definition must be an object, not ${shown(definition)}`);
  needKnownFields(definition, 'a definition', FIELDS);
  const { name, label = plainLabel, solved } = definition;
  if (typeof name !== 'string' || name.trim() === '')
    throw new TypeError('name must be a text that is not empty');
  if (typeof solved !== 'string' && typeof solved !== 'number')
    throw new TypeError(
      `solved must be an answer, a text or a number, or '${IDENTIFIED}', not ${shown(solved)}`,
    );
  for (const given of ['features', 'parse', 'label'] as const)
    if (definition[given] !== undefined && typeof definition[given] !== 'function')
      throw new TypeError(`${given} must be a function, not ${shown(definition[given])}`);
  needMethods(definition, 'symmetry', ['representatives', 'preserving'], ['canonise']);
  needMethods(definition, 'kernel', ['fill']);
  const secrets = new LabelledList('secret', definition.secrets, label);
  const guesses = new LabelledList('guess', guessesOf(definition), label);
  const table = new AnswerTable(definition, guesses, secrets);
  const goal: 'identified' | 'found' = solved === IDENTIFIED ? 'identified' : 'found';
  const same = guesses.labels.map((text) => secrets.parse(text) ?? -1);
  const weights = readWeights(definition.weights, secrets.items.length);
  const game: GameTable<Secret, Guess, Answer> = {
    definition: withOwnLists(definition, secrets.frozen, guesses.frozen),
    secrets,
    guesses,
    table,
    solved: goal === 'found' ? table.classOfSolved(solved as Answer) : -1,
    goal,
    weights,
    secretOf: (guess: number) => same[guess] as number,
    shares: new FeatureShares((secret) => featuresOf(game, secret)),
  };
  // The others are checked when they are asked for.
  for (let secret = 0; secret < Math.min(secrets.items.length, FEATURES_SAMPLED); secret++)
    featuresOf(game, secret);
  return game;
}

const FEATURES_SAMPLED = 64;

const FIELDS: readonly (keyof Definition<unknown, unknown, AnswerValue>)[] = [
  'name',
  'secrets',
  'guesses',
  'answer',
  'solved',
  'label',
  'parse',
  'features',
  'weights',
  'symmetry',
  'kernel',
];

/** The same definition with lists that belong to the game: whoever made it may change theirs. */
function withOwnLists<Secret, Guess, Answer extends AnswerValue>(
  definition: Definition<Secret, Guess, Answer>,
  secrets: readonly Secret[],
  guesses: readonly Guess[],
): Definition<Secret, Guess, Answer> {
  const { weights } = definition;
  const own = (value: unknown) => ({ value, enumerable: true });
  return Object.create(Object.getPrototypeOf(definition), {
    ...Object.getOwnPropertyDescriptors(definition),
    secrets: own(secrets),
    ...(definition.guesses && { guesses: own(guesses) }),
    ...(weights && { weights: own(Object.freeze([...weights])) }),
  }) as Definition<Secret, Guess, Answer>;
}

/** Throws where a part of a definition is there and lacks a function that it must have. */
function needMethods(
  definition: object,
  part: string,
  methods: readonly string[],
  optional: readonly string[] = [],
): void {
  const given: unknown = Reflect.get(definition, part);
  if (given === undefined) return;
  if (typeof given !== 'object' || given === null)
    throw new TypeError(`${part} must be an object, not ${shown(given)}`);
  for (const method of [...methods, ...optional.filter((one) => Reflect.get(given, one) !== undefined)])
    if (typeof Reflect.get(given, method) !== 'function')
      throw new TypeError(`${part}.${method} must be a function, not ${shown(Reflect.get(given, method))}`);
}

/** The features of a secret; none where the game names none. */
export function featuresOf<Secret, Guess, Answer extends AnswerValue>(
  { definition, secrets }: GameTable<Secret, Guess, Answer>,
  secret: number,
): Features {
  if (!definition.features) return NO_FEATURES;
  const item = secrets.items[secret] as Secret;
  let features: unknown;
  try {
    features = definition.features(item);
  } catch (error) {
    throw new TypeError(`features throws for secret ${shown(item)}: ${reasonOf(error)}`, { cause: error });
  }
  return needFeatures(features, item);
}

/** Features as a function gave them for a secret. @throws TypeError for what are none */
export function needFeatures(features: unknown, item: unknown): Features {
  // What can be iterated, such as a Map, and a promise have no names of features.
  const isRecord =
    typeof features === 'object' &&
    features !== null &&
    !(Symbol.iterator in features) &&
    !isPromise(features);
  if (!isRecord)
    throw new TypeError(
      `the features of secret ${shown(item)} must be an object of texts and numbers, not ${isPromise(features) ? 'a promise' : shown(features)}`,
    );
  for (const [name, value] of Object.entries(features as object))
    if (!isAnswer(value))
      throw new TypeError(
        `feature ${shown(name)} of secret ${shown(item)} is ${shown(value)}, and must be a text or a finite number`,
      );
  return features as Features;
}

const NO_FEATURES: Features = {};

/** Turns in numbers. Throws a `TypeError` that names the turn, from 0. */
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
      throw new TypeError(`turn ${at}: the answer ${shown(answer)} is no text and no finite number`);
    // After this, every answer to the guess has a class, so an answer without one is given by no secret.
    table.row(number);
    const cls = table.classOfAnswer(answer);
    const meant = cls < 0 ? table.answerWritten(String(answer)) : undefined;
    if (meant !== undefined)
      throw new TypeError(
        `turn ${at}: the answer ${shown(answer)} is a ${typeof answer}, and that of the game a ${typeof meant}`,
      );
    return { guess: number, cls };
  });
}

/** By secret; `undefined` where all count once. */
export function readWeights(weights: readonly number[] | undefined, count: number): Int32Array | undefined {
  if (weights === undefined) return undefined;
  if (!Array.isArray(weights) || weights.length !== count)
    throw new TypeError(`weights must be an array with one weight for each of the ${count} secrets`);
  const total = weights.reduce((sum: number, weight: number, secret: number) => {
    if (!Number.isInteger(weight) || weight < 1 || weight > WEIGHT_MAX)
      throw new TypeError(
        `the weight of secret ${secret} is ${shown(weight)}, and must be a whole number from 1 to ${WEIGHT_MAX}`,
      );
    return sum + weight;
  }, 0);
  if (total > WEIGHT_MAX) throw new TypeError(`all weights together are more than ${WEIGHT_MAX}`);
  return weights.every((weight) => weight === 1) ? undefined : Int32Array.from(weights);
}

const WEIGHT_MAX = 999_999_999;
