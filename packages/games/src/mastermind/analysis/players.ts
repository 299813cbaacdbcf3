import { type ChoiceProgress, playRule, rankGuesses } from '@inkling/codes/strategies/choice';
import { entropy } from '@inkling/codes/strategies/entropy';
import { expected } from '@inkling/codes/strategies/expected';
import { knuth } from '@inkling/codes/strategies/knuth';
import {
  type PartitionFigures,
  type PartitionRule,
  partitionFigures,
} from '@inkling/codes/strategies/partition';
import { parts } from '@inkling/codes/strategies/parts';
import { sampledGuess } from '@inkling/codes/strategies/sampled/sampled';
import { StateMachine } from '@inkling/codes/strategies/states/machine';
import type { Code } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { CodeAnalysis } from './analysis.ts';
import type { Position } from './position.ts';

/** Rules for a good guess: Knuth 1976, Irving 1978, Neuwirth 1982 and Kooi 2005, in this order. */
export const STRATEGIES = ['knuth', 'expected', 'entropy', 'parts'] as const;
/** One of `STRATEGIES`. */
export type StrategyName = (typeof STRATEGIES)[number];

/** Who can find a code: the strategies, and three players that need no list of all codes. */
export const PLAYERS = ['knuth', 'expected', 'entropy', 'parts', 'sampled', 'random', 'states'] as const;
/** One of `PLAYERS`. */
export type PlayerName = (typeof PLAYERS)[number];

/** How each strategy measures the cells of a guess. */
export const STRATEGY_RULES: Readonly<Record<StrategyName, PartitionRule>> = {
  knuth,
  expected,
  entropy,
  parts,
};

/** Which player, and what its choices are drawn from. */
export interface PlayerOptions {
  readonly name: PlayerName;
  /** Feeds `random`, and the first symbol of `states` unless that is given. */
  readonly seed: string;
  /** 0-based; only `states` opens with a symbol of its choice. */
  readonly firstSymbol?: number | undefined;
}

/**
 * Why a player has no guess: no code fits the answers, its search had to stop, or it weighs a list of all codes
 * and there is none (then `sampled`, `random` and `states` still play).
 */
export type PlayerFault = 'contradiction' | 'budget' | 'too-large';

/**
 * A player's next guess in a position. A generator, so that a shell can show true counters and may stop with
 * the best so far.
 */
export function* nextGuess(
  player: PlayerOptions,
  position: Position,
): Generator<ChoiceProgress, Result<Code, PlayerFault>> {
  if (player.name === 'states') return machineGuess(player, position);
  if (position.count() === 0n) return fail('contradiction');
  if (player.name === 'random') {
    const stream = new RandomStream(seedRandom(`${player.seed}/${position.turns.length}`));
    return ok(position.set.sample(stream) as Code);
  }
  if (player.name === 'sampled') return ok(sampledGuess(position.set) as Code);
  if (!(position instanceof CodeAnalysis)) return fail('too-large');
  const guess = yield* playRule(position.set, STRATEGY_RULES[player.name]);
  return ok(position.set.space.codes.codeAt(guess));
}

/** A guess worth making, with what it would do. */
export interface Advice extends PartitionFigures {
  readonly guess: Code;
  /** `worst` where it is more than a double can hold. */
  readonly worstExact?: bigint;
  /** Is it still possible that this is the code? */
  readonly possible: boolean;
}

/**
 * The best guesses by a strategy, best first; none when no code is left. Where codes cannot be listed every
 * strategy gives way to the one guess of `sampled`, with exact figures.
 */
export function* suggestions(
  strategy: StrategyName,
  position: Position,
  top: number,
): Generator<ChoiceProgress, readonly Advice[]> {
  if (position.count() === 0n) return [];
  if (!(position instanceof CodeAnalysis)) return [adviceOn(position, sampledGuess(position.set) as Code)];
  const { codes } = position.set.space;
  const ranked = yield* rankGuesses(position.set, STRATEGY_RULES[strategy], top);
  return ranked.map(({ guess, ...figures }) => ({ guess: codes.codeAt(guess), ...figures }));
}

/** A guess of anybody's, with what it would do. */
export function adviceOn(position: Position, guess: Code): Advice {
  const split = position.set.split(guess);
  const figures = partitionFigures(split.map(Number));
  const isLossy = figures.worst > Number.MAX_SAFE_INTEGER;
  const worst = () => split.reduce((most, count) => (count > most ? count : most), 0n);
  return {
    guess,
    possible: position.set.contains(guess),
    ...figures,
    ...(isLossy ? { worstExact: worst() } : {}),
  };
}

/** The essay's machine after the turns of a position. */
export function machineAt(player: PlayerOptions, analysis: Position): StateMachine {
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
function machineGuess(player: PlayerOptions, analysis: Position): Result<Code, PlayerFault> {
  const proposed = machineAt(player, analysis).propose();
  if (proposed.ok) return proposed;
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
