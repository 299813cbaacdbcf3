import { needRecord } from './arguments.ts';
import { nearestWord } from './nearest-word.ts';

/**
 * Checks that no field of an argument is misspelt: JavaScript would take it as absent, and go on without it. Other fields
 * are the caller's own.
 *
 * @throws TypeError that names a field that is so near a known one, which is absent, that it must be meant
 */
export function needKnownFields(value: object, what: string, known: readonly string[]): void {
  needRecord(value, what);
  const absent = known.filter((name) => !(name in value));
  for (const field of Object.keys(value)) {
    const meant = known.includes(field) ? undefined : nearestWord(field, absent);
    if (meant !== undefined) throw new TypeError(`${what} has the field ${field}: is ${meant} meant?`);
  }
}
