import type { Code } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import {
  type ChoiceProgress,
  playRule,
  type RankedGuess,
  rankGuesses,
} from '@inkling/solvers/strategies/choice';
import { entropy } from '@inkling/solvers/strategies/entropy';
import { expected } from '@inkling/solvers/strategies/expected';
import { knuth } from '@inkling/solvers/strategies/knuth';
import type { PartitionRule } from '@inkling/solvers/strategies/partition';
import { parts } from '@inkling/solvers/strategies/parts';
import { StateMachine } from '@inkling/solvers/strategies/states/machine';
import type { CodeAnalysis } from './analysis.ts';

export const STRATEGIES = ['knuth', 'expected', 'entropy', 'parts'] as const;
export type StrategyName = (typeof STRATEGIES)[number];

export const PLAYERS = ['knuth', 'expected', 'entropy', 'parts', 'random', 'states'] as const;
export type PlayerName = (typeof PLAYERS)[number];

export const STRATEGY_RULES: Readonly<Record<StrategyName, PartitionRule>> = {
  knuth,
  expected,
  entropy,
  parts,
};

export interface PlayerOptions {
  readonly name: PlayerName;
  /** Feeds `random`, and the first symbol of `states` unless that is given. */
  readonly seed: string;
  /** 0-based; only `states` opens with a symbol of its choice. */
  readonly firstSymbol?: number | undefined;
}

/**
 * A player's next guess in a position. A generator, so that a shell can show true counters and may stop with
 * the best so far. 'contradiction' when no code fits the answers; 'budget' when a search had to stop.
 */
export function* nextGuess(
  player: PlayerOptions,
  analysis: CodeAnalysis,
): Generator<ChoiceProgress, Result<Code, 'contradiction' | 'budget'>> {
  const { set } = analysis;
  if (player.name === 'states') return machineGuess(player, analysis);
  if (set.indices.length === 0) return fail('contradiction');
  if (player.name === 'random') {
    const stream = new RandomStream(seedRandom(`${player.seed}/${set.turns.length}`));
    return ok(set.sample(stream) as Code);
  }
  const guess = yield* playRule(set, STRATEGY_RULES[player.name]);
  return ok(set.space.codes.codeAt(guess));
}

/** The best guesses by a strategy, best first, with what each would do. */
export function* suggestions(
  strategy: StrategyName,
  analysis: CodeAnalysis,
  top: number,
): Generator<ChoiceProgress, readonly RankedGuess[]> {
  return analysis.count() === 0n ? [] : yield* rankGuesses(analysis.set, STRATEGY_RULES[strategy], top);
}

/** The essay's machine after the turns of a position. */
export function machineAt(player: PlayerOptions, analysis: CodeAnalysis): StateMachine {
  const drawn = new RandomStream(seedRandom(player.seed)).below(analysis.rules.symbols);
  const machine = new StateMachine(analysis.rules, player.firstSymbol ?? drawn);
  for (const turn of analysis.turns) {
    if (machine.isSolved) break;
    machine.follow(turn);
  }
  return machine;
}

/**
 * The machine walks one way through the codes. A corrected answer can make it miss one that lies behind it;
 * then the first code that fits is its guess.
 */
function machineGuess(
  player: PlayerOptions,
  analysis: CodeAnalysis,
): Result<Code, 'contradiction' | 'budget'> {
  const proposed = machineAt(player, analysis).propose();
  if (proposed.ok || proposed.error === 'budget') return proposed;
  const [first] = analysis.codes(1);
  return first ? ok(first) : proposed;
}

/** Runs a search of this file to its end. */
export function finish<T>(search: Generator<unknown, T>): T {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
