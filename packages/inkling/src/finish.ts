import { needShape } from '@inkling/core/arguments';
import { finish as runToEnd } from '@inkling/core/finish';

/**
 * Runs a search that makes pauses to its end.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function finish<T>(search: Generator<unknown, T>): T {
  needShape(search, 'search', { next: 'function' });
  return runToEnd(search);
}
