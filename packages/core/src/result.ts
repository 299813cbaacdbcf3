/**
 * The outcome of anything that reads outside input. `error` is a value with a closed set of codes, never a
 * sentence: people's words are made in the shells. We throw only for our own bugs.
 */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success, with its value. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A failure, with what is wrong. */
export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/** The value, or a thrown error: for callers that have already ruled the failure out. */
export function expect<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new Error(`unexpected failure: ${JSON.stringify(result.error)}`);
}
