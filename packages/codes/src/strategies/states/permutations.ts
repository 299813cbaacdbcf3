import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { fail, ok, type Result } from '@inkling/core/result';
import { PartialCode } from './consistency.ts';
import { FILL_PLACEMENTS, nextCode } from './next-code.ts';

export interface PermutationStop {
  readonly code: readonly number[];
  /** The number of permutations skipped on the way, each of which contradicts some turn. */
  readonly passed: bigint;
}

/**
 * Returns the first consistent permutation of `letters` in the order of C++'s `next_permutation`, after `last` or
 * from the sorted one on. Equal letters are not distinguished.
 */
export function nextPermutation(
  rules: CodeRules,
  letters: readonly number[],
  turns: readonly CodeTurn[],
  last: readonly number[] | undefined,
  budget: number,
): Result<PermutationStop, 'none' | 'budget'> {
  const few = Math.min(budget, FILL_PLACEMENTS);
  let found = fillPermutation(rules, letters, turns, last, few);
  // Some turn has revealed the letters, so every code that fits all turns consists of them.
  if (!found.ok && found.error === 'budget') found = nextCode(rules, turns, last);
  if (!found.ok && found.error === 'budget' && budget > few)
    found = fillPermutation(rules, letters, turns, last, budget);
  if (!found.ok) return found;
  const from = last ? permutationRank(last, rules.symbols) + 1n : 0n;
  return ok({ code: found.value, passed: permutationRank(found.value, rules.symbols) - from });
}

/** Finds the permutation by filling the places, and backtracks if a turn can no longer be met. */
export function fillPermutation(
  rules: CodeRules,
  letters: readonly number[],
  turns: readonly CodeTurn[],
  last: readonly number[] | undefined,
  budget: number,
): Result<readonly number[], 'none' | 'budget'> {
  const left = new Int32Array(rules.symbols);
  for (const letter of letters) left[letter]++;
  const partial = new PartialCode(rules, turns, (_, symbol) => left[symbol] > 0);
  const code = new Array<number>(rules.places).fill(0);
  const limits = { placements: budget };

  const fill = (place: number, tight: boolean): boolean => {
    if (place === rules.places) return !tight;
    for (let symbol = tight && last ? last[place] : 0; symbol < rules.symbols; symbol++) {
      if (left[symbol] === 0) continue;
      if (--limits.placements < 0) return false;
      code[place] = symbol;
      left[symbol]--;
      const met = partial.place(place, symbol);
      if (met && fill(place + 1, tight && symbol === last?.[place])) return true;
      partial.lift(place, symbol);
      left[symbol]++;
    }
    return false;
  };

  if (fill(0, last !== undefined)) return ok(code);
  return fail(limits.placements < 0 ? 'budget' : 'none');
}

/** Counts the permutations of the same letters that come earlier. */
function permutationRank(code: readonly number[], symbols: number): bigint {
  const left = new Array<number>(symbols).fill(0);
  for (const letter of code) left[letter]++;
  let rank = 0n;
  for (const letter of code) {
    for (let lower = 0; lower < letter; lower++) {
      if (left[lower] === 0) continue;
      left[lower]--;
      rank += arrangements(left);
      left[lower]++;
    }
    left[letter]--;
  }
  return rank;
}

/** The multinomial coefficient of these counts. */
function arrangements(counts: readonly number[]): bigint {
  let result = 1n;
  let filled = 0n;
  for (const count of counts) for (let i = 1n; i <= count; i++) result = (result * ++filled) / i;
  return result;
}
