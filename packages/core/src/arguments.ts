/**
 * What a caller without types may get wrong. Functions that people call by name say which argument is meant and what it
 * should be, before anything else fails further in.
 */

export function needList(value: unknown, what: string): void {
  need(Array.isArray(value), value, what, 'an array');
}

export function needText(value: unknown, what: string): void {
  need(typeof value === 'string', value, what, 'a string');
}

export function needWhole(value: unknown, what: string): void {
  need(Number.isInteger(value) && (value as number) >= 0, value, what, 'a whole number from 0');
}

/** A value that is neither `null` nor a number, text, function or list. */
export function needRecord(value: unknown, what: string): void {
  need(typeof value === 'object' && value !== null && !Array.isArray(value), value, what, 'an object');
}

export function need(isRight: boolean, value: unknown, what: string, wanted: string): void {
  if (!isRight) throw new TypeError(`${what} must be ${wanted}, not ${kindOf(value)}`);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'number') return String(value);
  return value === undefined ? 'missing' : `of type ${typeof value}`;
}
