/**
 * The outcome of any operation that reads external input. `error` is a value with a closed set of codes, never
 * a sentence: the apps write the messages for users. We throw only for our own bugs.
 */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Creates a success with its value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** Creates a failure with its error. */
export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** Returns the value, or throws on a failure. For callers that have already ruled out a failure. */
export function expect<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new Error(`unexpected failure: ${JSON.stringify(result.error)}`);
}
