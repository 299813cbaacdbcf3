import { needKnownFields } from '@inkling/core/known-fields';
import { AnswerTable } from './answer-table.ts';
import { type AnswerValue, type Definition, type Features, guessesOf, IDENTIFIED } from './definition.ts';
import { FeatureShares } from './feature-shares.ts';
import { featuresOf } from './features.ts';
import { LabelledList, plainLabel, shown } from './labels.ts';
import { readWeights } from './weights.ts';

/** A checked definition with everything identified by index: what the rest of the package works on. */
export interface GameTable<Secret, Guess, Answer extends AnswerValue> {
  readonly definition: Definition<Secret, Guess, Answer>;
  readonly secrets: LabelledList<Secret>;
  readonly guesses: LabelledList<Guess>;
  readonly table: AnswerTable<Secret, Guess, Answer>;
  /** The class that ends the game; −1 if the game ends when one secret is left, or if no guess finds a secret. */
  readonly solved: number;
  readonly goal: 'found' | 'identified';
  /** Indexed by secret; undefined if every secret counts once. */
  readonly weights: Int32Array | undefined;
  /** Returns the secret that equals a guess, or −1. Rankings derive `possible` from it. */
  readonly secretOf: (guess: number) => number;
  readonly featuresOf: (secret: number) => Features;
  readonly shares: FeatureShares;
}

/** Checks a definition and indexes it. Throws a `TypeError` that says what is wrong and where. */
export function readDefinition<Secret, Guess, Answer extends AnswerValue>(
  definition: Definition<Secret, Guess, Answer>,
): GameTable<Secret, Guess, Answer> {
  if (typeof definition !== 'object' || definition === null)
    throw new TypeError(`a definition must be an object, not ${shown(definition)}`);
  needKnownFields(definition, 'a definition', FIELDS);
  const { name, label = plainLabel, solved } = definition;
  if (typeof name !== 'string' || name.trim() === '') throw new TypeError('name must be a non-empty string');
  if (typeof solved !== 'string' && typeof solved !== 'number')
    throw new TypeError(
      `solved must be an answer (a string or a number) or '${IDENTIFIED}', not ${shown(solved)}`,
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
  const own = withOwnLists(definition, secrets.frozen, guesses.frozen);
  const features = (secret: number) => featuresOf(own, secrets.items[secret] as Secret);
  // The features of all other secrets are checked when they are first needed.
  for (let secret = 0; secret < Math.min(secrets.items.length, FEATURES_SAMPLED); secret++) features(secret);
  return {
    definition: own,
    secrets,
    guesses,
    table,
    solved: goal === 'found' ? table.classOfSolved(solved as Answer) : -1,
    goal,
    weights,
    secretOf: (guess) => same[guess] as number,
    featuresOf: features,
    shares: new FeatureShares(features),
  };
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

/** Returns the same definition with the game's own lists, because the caller may change the original ones. */
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

/** Throws if a part of the definition is given but lacks a method that it must have. */
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
