import { needShape } from './arguments.ts';

/**
 * Runs a search that makes pauses to its end.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function finish<T>(search: Generator<unknown, T>): T {
  needShape(search, 'search', { next: 'function' });
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
