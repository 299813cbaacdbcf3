/**
 * Weights: how often each secret counts, as whole numbers from 1.
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
 * How often each secret counts, as a person writes it: one secret a line and a whole number after it, `crane 12`.
 * Blank lines and lines that begin with # say nothing. A secret that is not named counts once, so that a file may name
 * only what is special; a file that must name all was rejected, since nobody writes 1296 lines to favour ten codes.
 * Anything else is refused with its line: to leave something out silently would change the question.
 */
export interface SecretWeights {
  /** By the number of the secret; each at least 1. */
  readonly bySecret: Int32Array;
  /** The SHA-256 of what `makeWeights` makes of them, in 64 hexadecimal digits: the name of these weights. */
  readonly sha256: string;
}

/** Why a file of weights cannot be used, with the line. */
export interface WeightsFault {
  readonly code:
    | 'too-long'
    | 'no-weight' // nothing stands after the secret
    | 'bad-weight'
    | 'unknown-secret'
    | 'repeated-secret'
    | 'too-heavy'; // with this line all weigh more than can be counted
  /** 1-based. */
  readonly line: number;
  /** What stands there: the secret, or for a bad weight the weight. */
  readonly text: string;
}

/** No single weight is more. */
export const WEIGHT_MAX = 999_999_999;
const WEIGHTS_LENGTH_MAX = 10_000_000;

/**
 * Reads a file of weights; all together weigh at most `totalMax`. Never throws.
 *
 * @throws TypeError that names an argument that is wrong
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
 * Do they fit the secrets of a game, and can a search count with them?
 *
 * @throws TypeError that names an argument that is wrong
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
 * One way to write the weights, whatever file they came from. Law: `parseWeights(makeWeights(w, n), n)` is `w`.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function makeWeights(bySecret: Int32Array, names: SecretNames): string {
  needShape(bySecret, 'bySecret', 'numbers');
  needShape(names, 'names', { textOf: 'function' });
  const lines = Array.from(bySecret, (weight, secret) => ({ weight, text: names.textOf(secret) }))
    .filter(({ weight }) => weight !== 1)
    .map(({ weight, text }) => `${text} ${weight}\n`);
  return lines.toSorted().join('');
}

/** What a strategy costs by weight. */
export interface WeightedCost {
  /** The sum over the secrets of level × weight. */
  readonly total: number;
  /** What all secrets weigh together. */
  readonly weight: number;
  /** Of a secret drawn by weight. */
  readonly average: number;
  /** The name of the weights. */
  readonly sha256: string;
}

/**
 * What a strategy costs where secrets have weights.
 *
 * @throws TypeError that names an argument that is wrong
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
