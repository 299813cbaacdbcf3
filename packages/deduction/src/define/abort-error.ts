/** What a search throws when it is stopped too early; the name is the one that web programs expect. */
export function abortError(message: string): Error {
  const error = new Error(message);
  error.name = 'AbortError';
  return error;
}
