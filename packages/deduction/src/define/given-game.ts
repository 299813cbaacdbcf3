import type { DefinedDeduction } from './deduction.ts';
import type { AnswerValue } from './definition.ts';
import { shown } from './labels.ts';

/** Returns the game that was passed to the function `name`. @throws TypeError for anything that is not a game */
export function needGame<Secret, Guess, Answer extends AnswerValue>(
  given: DefinedDeduction<Secret, Guess, Answer>,
  name: string,
): DefinedDeduction<Secret, Guess, Answer> {
  const { definition, position } = isObject(given) ? given : {};
  if (isObject(definition) && typeof position === 'function') return given;
  throw new TypeError(`${name} needs a game that defineDeduction has made, not ${kindOf(given)}`);
}

/** Returns the definition that was passed to a function. @throws TypeError for anything that is not a definition */
export function needDefinition<Wanted extends { readonly secrets: readonly unknown[] }>(
  given: Wanted,
): Wanted {
  if (!isObject(given) || !('secrets' in given) || 'definition' in given)
    throw new TypeError(`the game must be a definition, as defineDeduction takes it, not ${kindOf(given)}`);
  if (!Array.isArray(given.secrets) || given.secrets.length === 0)
    throw new TypeError('the secrets of the game must be a list that is not empty');
  return given;
}

function isObject(value: unknown): value is object & Record<never, never> {
  return typeof value === 'object' && value !== null;
}

function kindOf(given: unknown): string {
  if (!isObject(given)) return shown(given);
  if ('definition' in given) return 'a finished game (pass its .definition)';
  return 'secrets' in given ? 'a definition (give it to defineDeduction)' : shown(given);
}
