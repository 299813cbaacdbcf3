/**
 * Argument checks for callers that do not use TypeScript. Public functions throw an error that says which argument
 * is wrong and what it should be, before anything fails deeper inside.
 */

export function needList(value: unknown, what: string): void {
  need(Array.isArray(value), value, what, 'an array');
}

export function needText(value: unknown, what: string): void {
  need(typeof value === 'string', value, what, 'a string');
}

export function needWhole(value: unknown, what: string): void {
  need(Number.isInteger(value) && (value as number) >= 0, value, what, 'a whole number of at least 0');
}

/** Requires an object that is neither `null`, an array nor a function. */
export function needRecord(value: unknown, what: string): void {
  need(typeof value === 'object' && value !== null && !Array.isArray(value), value, what, 'an object');
}

/** What an argument must be: one of these kinds, or an object whose fields have these shapes. */
export type Shape =
  | 'text'
  | 'list'
  | 'numbers'
  | 'whole'
  | 'object'
  | 'function'
  | { readonly [field: string]: Shape };

/** Checks an argument and then its fields, recursively. Fields that are not in the shape are not checked. */
export function needShape(value: unknown, what: string, shape: Shape): void {
  if (shape === 'text') needText(value, what);
  else if (shape === 'list') needList(value, what);
  else if (shape === 'whole') needWhole(value, what);
  else if (shape === 'numbers') need(isListOfNumbers(value), value, what, 'a list of numbers');
  else if (shape === 'function') need(typeof value === 'function', value, what, 'a function');
  else needRecord(value, what);
  if (typeof shape === 'string') return;
  for (const [field, inner] of Object.entries(shape))
    needShape((value as Readonly<Record<string, unknown>>)[field], `${what}.${field}`, inner);
}

/** The shape of the sizes in `CodeRules`. */
export const CODE_RULES = { places: 'whole', symbols: 'whole' } as const;

export function need(isRight: boolean, value: unknown, what: string, wanted: string): void {
  if (!isRight) throw new TypeError(`${what} must be ${wanted}, not ${kindOf(value)}`);
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (value === null || typeof value === 'number') return String(value);
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 40));
  return value === undefined ? 'missing' : `of type ${typeof value}`;
}

function isListOfNumbers(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && typeof (value as ArrayLike<number>).length === 'number'
  );
}
