import { ok, type Result } from '@inkling/core/result';
import { WORD_STRATEGIES, type WordStrategy } from 'inkling/word';
import type { Refusal } from '../../../shell/refusal.ts';
import { readName, readNames } from '../../../shell/values.ts';

const NAMES = [...WORD_STRATEGIES, 'knuth', 'optimal'] as const;

/** The strategies that options accept. */
export type StrategyName = WordStrategy | 'optimal';

/** Parses the value of an option as a strategy. */
export function readStrategy(typed: string | undefined, option: string): Result<StrategyName, Refusal> {
  const name = readName(typed ?? 'entropy', option, NAMES, 'a strategy for words');
  return name.ok ? ok(namedStrategy(name.value)) : name;
}

/** Parses several strategies, separated by commas. */
export function readStrategies(
  typed: string | undefined,
  option: string,
): Result<readonly StrategyName[], Refusal> {
  const names = readNames(typed ?? WORD_STRATEGIES.join(','), option, NAMES, 'a strategy for words');
  return names.ok ? ok([...new Set(names.value.map(namedStrategy))]) : names;
}

/** Knuth's rule looks at the worst case, so `knuth` is another name for `worst`. */
function namedStrategy(name: (typeof NAMES)[number]): StrategyName {
  return name === 'knuth' ? 'worst' : name;
}
