import { fail, ok, type Result } from '@inkling/core/result';
import { WORD_STRATEGIES, type WordStrategy } from 'inkling/word';
import { sayUnknown } from '../words/choosing.ts';

/** A strategy by name; Knuth's rule is the worst case. */
export function readStrategy(typed: string | undefined): Result<WordStrategy, string> {
  const wanted = typed?.trim().toLowerCase() ?? 'entropy';
  if (wanted === 'knuth') return ok('worst');
  const known = WORD_STRATEGIES.find((name) => name === wanted);
  return known
    ? ok(known)
    : fail(sayUnknown('a strategy for word', wanted, [...WORD_STRATEGIES, 'knuth', 'optimal']));
}
