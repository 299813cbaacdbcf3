/**
 * Reads and writes weights: how many times each secret counts, as whole numbers from 1.
 *
 * @example
 * ```js
 * import { secretsOf } from 'inkling/optimal/listed-game';
 * import { makeWeights, parseWeights } from 'inkling/optimal/weights';
 *
 * const names = secretsOf({ game: 'mastermind', rules: { places: 1, symbols: 3, repeats: true } });
 * const weights = names.ok && parseWeights('b 12\n', names.value, 1000);
 * if (weights && weights.ok) console.log(Array.from(weights.value), makeWeights(weights.value, names.value).trim());
 * // → [ 1, 12, 1 ] b 12
 * ```
 * @packageDocumentation
 */

import { needShape, needText } from '@inkling/core/arguments';
import { fail, ok, type Result } from '@inkling/core/result';
import type { Problem } from '@inkling/deduction/optimum/problem';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { tallyStrategy } from '@inkling/deduction/optimum/tally';
import type { SecretNames } from '@inkling/games/contract/optimum';

/**
 * How many times each secret counts. Users write them in a file with one secret per line, followed by a whole
 * number: `crane 12`. Blank lines and lines that begin with # are ignored. A secret that is not listed counts
 * once, because nobody would write 1296 lines to favour ten codes. Any other line is an error with its line
 * number: silently skipping it would change the question.
 */
export interface SecretWeights {
  /** Indexed by the number of the secret; each is at least 1. */
  readonly bySecret: Int32Array;
  /** The SHA-256, as 64 hexadecimal digits, of the string that `makeWeights` returns; it identifies these weights. */
  readonly sha256: string;
}

/** Why a file of weights cannot be used, and in which line. */
export interface WeightsFault {
  readonly code:
    | 'too-long'
    | 'no-weight' // no number follows the secret
    | 'bad-weight'
    | 'unknown-secret'
    | 'repeated-secret'
    | 'too-heavy'; // the total weight up to this line exceeds the limit
  /** 1-based. */
  readonly line: number;
  /** The offending part: the secret, or for `bad-weight` the weight. */
  readonly text: string;
}

/** The largest weight of a single secret. */
export const WEIGHT_MAX = 999_999_999;
const WEIGHTS_LENGTH_MAX = 10_000_000;

/**
 * Parses a file of weights whose total may be at most `totalMax`. Never throws for invalid contents.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function parseWeights(
  text: string,
  names: SecretNames,
  totalMax: number,
): Result<Int32Array, WeightsFault> {
  needText(text, 'text');
  needShape(names, 'names', { count: 'whole' });
  if (text.length > WEIGHTS_LENGTH_MAX) return fail({ code: 'too-long', line: 1, text: '' });
  const bySecret = new Int32Array(names.count).fill(1);
  const named = new Set<number>();
  let total = names.count;
  for (const [index, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = index + 1;
    const typed = row.trim();
    if (typed === '' || typed.startsWith('#')) continue;
    const [, secretText, weightText] = /^(.*\S)\s+(\S+)$/.exec(typed) ?? [];
    if (secretText === undefined || weightText === undefined)
      return fail({ code: 'no-weight', line, text: typed });
    if (!/^[1-9]\d{0,8}$/.test(weightText)) return fail({ code: 'bad-weight', line, text: weightText });
    const secret = names.numberOf(secretText);
    if (secret === undefined) return fail({ code: 'unknown-secret', line, text: secretText });
    if (named.has(secret)) return fail({ code: 'repeated-secret', line, text: secretText });
    named.add(secret);
    bySecret[secret] = Number(weightText);
    total += Number(weightText) - 1;
    if (total > totalMax) return fail({ code: 'too-heavy', line, text: secretText });
  }
  return ok(bySecret);
}

/**
 * Checks that the weights fit the number of secrets and that their total is at most `totalMax`. Returns the
 * total.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function checkWeights(
  weights: Pick<SecretWeights, 'bySecret'>,
  secretCount: number,
  totalMax: number,
): Result<number, 'wrong-weights' | 'too-heavy'> {
  needShape(weights, 'weights', { bySecret: 'numbers' });
  const { bySecret } = weights;
  if (bySecret.length !== secretCount) return fail('wrong-weights');
  const total = bySecret.reduce((a, b) => a + b, 0);
  return total > totalMax ? fail('too-heavy') : ok(total);
}

/**
 * Serialises weights in canonical form, whatever file they came from. Law: `parseWeights(makeWeights(w, n), n)`
 * is `w`.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function makeWeights(bySecret: Int32Array, names: SecretNames): string {
  needShape(bySecret, 'bySecret', 'numbers');
  needShape(names, 'names', { textOf: 'function' });
  const lines = Array.from(bySecret, (weight, secret) => ({ weight, text: names.textOf(secret) }))
    .filter(({ weight }) => weight !== 1)
    .map(({ weight, text }) => `${text} ${weight}\n`);
  return lines.toSorted().join('');
}

/** The cost of a strategy by weight. */
export interface WeightedCost {
  /** The sum over all secrets of level × weight. */
  readonly total: number;
  /** The total weight of all secrets. */
  readonly weight: number;
  /** The expected number of guesses for a secret drawn by weight. */
  readonly average: number;
  /** Identifies the weights; see `SecretWeights`. */
  readonly sha256: string;
}

/**
 * Computes the cost of a strategy by weight.
 *
 * @throws TypeError if an argument is invalid; the message names it
 */
export function weighStrategy(strategy: Strategy, problem: Problem, weights: SecretWeights): WeightedCost {
  needShape(strategy, 'strategy', { branches: 'list' });
  needShape(problem, 'problem', { guesses: 'object' });
  needShape(weights, 'weights', { bySecret: 'numbers' });
  const { bySecret, sha256 } = weights;
  const byLevel = tallyStrategy(strategy, problem, bySecret);
  const total = byLevel.reduce((sum, found, i) => sum + found * (i + 1), 0);
  const weight = bySecret.reduce((a, b) => a + b, 0);
  return { total, weight, average: total / weight, sha256 };
}
