import { type Features, isAnswer } from './definition.ts';
import { isPromise, reasonOf, shown } from './labels.ts';

/** Returns the features of a secret; an empty object if the game defines none. */
export function featuresOf<Secret>(
  definition: { readonly features?: (secret: Secret) => Features },
  item: Secret,
): Features {
  if (!definition.features) return NO_FEATURES;
  let features: unknown;
  try {
    features = definition.features(item);
  } catch (error) {
    throw new TypeError(`features throws for secret ${shown(item)}: ${reasonOf(error)}`, { cause: error });
  }
  return needFeatures(features, item);
}

/** Checks the features that a function returned for a secret. @throws TypeError if they are invalid */
export function needFeatures(features: unknown, item: unknown): Features {
  // Iterables such as a Map, and promises, are objects without feature names.
  const isRecord =
    typeof features === 'object' &&
    features !== null &&
    !(Symbol.iterator in features) &&
    !isPromise(features);
  if (!isRecord)
    throw new TypeError(
      `the features of secret ${shown(item)} must be an object of strings and numbers, not ${isPromise(features) ? 'a promise' : shown(features)}`,
    );
  for (const [name, value] of Object.entries(features as object))
    if (!isAnswer(value))
      throw new TypeError(
        `feature ${shown(name)} of secret ${shown(item)} is ${shown(value)}, and must be a string or a finite number`,
      );
  return features as Features;
}

const NO_FEATURES: Features = {};
