import { needShape } from '@inkling/core/arguments';
import { finish as runToEnd } from '@inkling/core/finish';

/**
 * Runs a search that yields in between to its end and returns its result.
 *
 * @throws TypeError if `search` is not a generator
 */
export function finish<T>(search: Generator<unknown, T>): T {
  needShape(search, 'search', { next: 'function' });
  return runToEnd(search);
}
