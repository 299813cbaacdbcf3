import { needRecord } from './arguments.ts';
import { nearestWord } from './nearest-word.ts';

/**
 * Checks that no field of an argument is misspelt, because a misspelt field would silently count as absent. Other
 * unknown fields are allowed.
 *
 * @throws TypeError for an unknown field whose name is close to that of a known field that is absent
 */
export function needKnownFields(value: object, what: string, known: readonly string[]): void {
  needRecord(value, what);
  const absent = known.filter((name) => !(name in value));
  for (const field of Object.keys(value)) {
    const meant = known.includes(field) ? undefined : nearestWord(field, absent);
    if (meant !== undefined)
      throw new TypeError(`${what} has an unknown field ${field}; did you mean ${meant}?`);
  }
}
