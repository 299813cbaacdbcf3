import type { Kernels } from '@inkling/codes/kernels/kernels';
import { partitionFigures } from '@inkling/codes/strategies/partition';
import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { expect } from '@inkling/core/result';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { adviceOn, type StrategyName, suggestions } from '@inkling/games/mastermind/analysis/players';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { isCountable, positionAfter } from '@inkling/games/mastermind/analysis/positions';
import { makeCode, makeFeedback, parseCode } from '@inkling/games/mastermind/rules/notation';
import { MEASURES, type Measure, type Split, type SplitUpdate } from '../../../../shell/parts/lab-tasks.ts';
import { raceEvaluators } from './race.ts';

/** The largest code space for which the best guess by each measure is sought and the race is run. */
const RANKED_CODES_MAX = 2 ** 16;
/** Number of codes shown per cell of the partition. */
const SHOWN_CODES = 6;

const STRATEGY_OF: Readonly<Record<Measure, StrategyName>> = {
  worst: 'knuth',
  expected: 'expected',
  bits: 'entropy',
  parts: 'parts',
};

/**
 * Yields the partitions of some guesses after some turns, then the best guess by each measure, and the race of
 * the evaluators. If no guesses are passed, one is proposed. `now` returns the time in milliseconds. Yields
 * `undefined` between two pieces of work.
 */
export function* splitCodes(
  rules: CodeRules,
  turns: readonly CodeTurn[],
  guesses: readonly string[],
  now: () => number,
  kernels?: Kernels,
): Generator<SplitUpdate | undefined, void> {
  const found = positionAfter(rules, turns, kernels);
  if (!found.ok || !isCountable(found.value)) return yield fault('too-large');
  const position = found.value;
  if (position.count() === 0n) return yield fault('contradiction');
  const ranked = position instanceof CodeAnalysis && position.set.space.codes.size <= RANKED_CODES_MAX;
  const verdictOf = function* (measure: Measure): Generator<undefined, SplitUpdate & { kind: 'verdict' }> {
    const best = yield* bestOf(STRATEGY_OF[measure], position);
    return { kind: 'verdict', verdict: { measure, guess: makeCode(best.guess), figures: best } };
  };
  const first = guesses.length === 0 && ranked ? yield* verdictOf('bits') : undefined;
  const proposed = first?.verdict.guess ?? (guesses.length === 0 ? easyGuess(position) : undefined);
  const asked = proposed === undefined ? guesses : [proposed];
  const splits = asked.map((guess) => splitInBudget(position, guess));
  if (!splits.every((split) => split !== undefined)) return yield fault('too-large');
  yield { kind: 'splits', splits };
  if (!ranked) return;
  for (const measure of MEASURES) yield measure === 'bits' && first ? first : yield* verdictOf(measure);
  yield { kind: 'aside', aside: raceEvaluators(rules, position, asked[0] as string, now) };
}

function fault(code: 'too-large' | 'contradiction'): SplitUpdate {
  return { kind: 'fault', fault: { code } };
}

/** A proposal for when not all guesses can be weighed: a code that fits. */
function easyGuess(position: Position): string {
  return makeCode(position.codes(1)[0] ?? []);
}

function* bestOf(strategy: StrategyName, position: Position) {
  const search = suggestions(strategy, position, 1);
  for (;;) {
    const step = search.next();
    if (!step.done) {
      yield undefined;
      continue;
    }
    const [best] = step.value;
    return best ?? adviceOn(position, position.codes(1)[0] ?? []);
  }
}

/** Returns the partition, or `undefined` if the diagram of an unlistable space reaches its limits on the way. */
function splitInBudget(position: Position, guess: string): Split | undefined {
  try {
    return splitBy(position, guess);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the partition of the remaining codes by one guess (canonical, of these rules). */
export function splitBy(position: Position, guess: string): Split {
  const code = expect(parseCode(guess, position.rules));
  const sizes = position.set.split(code).map(Number);
  const left = sizes.reduce((sum, size) => sum + size, 0);
  const shown = new Map<number, string[]>();
  if (position instanceof CodeAnalysis)
    for (const index of position.set.indices) {
      const secret = position.set.space.codes.codeAt(index);
      const cls = scoreCode(code, secret);
      const codes = shown.get(cls);
      if (!codes) shown.set(cls, [makeCode(secret)]);
      else if (codes.length < SHOWN_CODES) codes.push(makeCode(secret));
    }
  const cells = sizes.map((size, cls) => ({
    answer: makeFeedback(feedbackOf(cls)),
    size,
    share: size / left,
    bits: Math.log2(left / size),
    secrets: shown.get(cls) ?? [],
  }));
  return {
    guess,
    possible: position.set.contains(code),
    left,
    cells: cells.filter(({ size }) => size > 0).toSorted((a, b) => b.size - a.size),
    figures: partitionFigures(sizes),
  };
}
