/** Standard output or standard error could not be written; `code` is the system's. */
export function sayUnwritten(code: string): string {
  return code === 'ENOSPC'
    ? 'The output is not complete: no space is left where it is written.'
    : `The output is not complete: it could not be written (${code}).`;
}
