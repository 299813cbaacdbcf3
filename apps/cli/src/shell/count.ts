import { fail, ok, type Result } from '@inkling/core/result';
import { quoted } from '../words/numbers.ts';

/** A whole number in a range, or the sentence that says so. */
export function readCount(
  typed: string | undefined,
  name: string,
  usual: number,
  most: number,
  least = 1,
): Result<number, string> {
  if (typed === undefined) return ok(usual);
  const count = /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : -1;
  return count >= least && count <= most
    ? ok(count)
    : fail(`--${name} ${quoted(typed)}: give a whole number from ${least} to ${most}.`);
}
