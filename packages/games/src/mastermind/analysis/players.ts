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
import { sampledSearch } from '@inkling/codes/strategies/sampled/sampled';
import { StateMachine } from '@inkling/codes/strategies/states/machine';
import { needShape } from '@inkling/core/arguments';
import type { Code } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { CodeAnalysis } from './analysis.ts';
import type { Position } from './position.ts';
import { WideAnalysis } from './wide-analysis.ts';

/** Strategies for choosing a good guess: Knuth 1976, Irving 1978, Neuwirth 1982 and Kooi 2005, in this order. */
export const STRATEGIES = ['knuth', 'expected', 'entropy', 'parts'] as const;
/** One of `STRATEGIES`. */
export type StrategyName = (typeof STRATEGIES)[number];

/** All computer players: the strategies, and three players that do not need a list of all codes. */
export const PLAYERS = ['knuth', 'expected', 'entropy', 'parts', 'sampled', 'random', 'states'] as const;
/** One of `PLAYERS`. */
export type PlayerName = (typeof PLAYERS)[number];

/** The rule by which each strategy rates the partition of a guess. */
export const STRATEGY_RULES: Readonly<Record<StrategyName, PartitionRule>> = {
  knuth,
  expected,
  entropy,
  parts,
};

/** A player, and the source of its random choices. */
export interface PlayerOptions {
  readonly name: PlayerName;
  /** The random seed, used by `random`, and by `states` for its first symbol unless `firstSymbol` is given. */
  readonly seed: string;
  /** The zero-based symbol with which `states` opens; other players ignore it. */
  readonly firstSymbol?: number | undefined;
}

/**
 * Why a player has no guess: no code is consistent with the answers, its search exceeded the budget, or it
 * needs a list of all codes but they cannot be listed (`sampled`, `random` and `states` can still play).
 */
export type PlayerFault = 'contradiction' | 'budget' | 'too-large';

/** The progress of a player's search. `total` is undefined if it is not known in advance. */
export interface GuessProgress {
  readonly done: number;
  readonly total: number | undefined;
  /** The best guess so far; undefined until there is one. */
  readonly best: Code | undefined;
}

/**
 * Finds a player's next guess in a position. This is a generator, so that a shell can show real progress and
 * can stop with the best guess so far.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function* nextGuess(
  player: PlayerOptions,
  position: Position,
): Generator<GuessProgress, Result<Code, PlayerFault>> {
  needShape(player, 'player', { name: 'text', seed: 'text' });
  needShape(position, 'position', POSITION);
  if (player.name === 'states') return machineGuess(player, position);
  if (position.count() === 0n) return fail('contradiction');
  if (player.name === 'random') {
    const stream = new RandomStream(seedRandom(`${player.seed}/${position.turns.length}`));
    return ok(position.set.sample(stream) as Code);
  }
  if (player.name === 'sampled') return ok(yield* drawnGuess(position));
  if (!(position instanceof CodeAnalysis)) return fail('too-large');
  const { codes } = position.set.space;
  const search = playRule(position.set, STRATEGY_RULES[player.name]);
  for (;;) {
    const step = search.next();
    if (step.done) return ok(codes.codeAt(step.value));
    yield listedProgress(step.value, codes);
  }
}

/** Finds the guess of the player `sampled`. Requires that at least one code is left. */
function* drawnGuess({ set }: Position): Generator<GuessProgress, Code> {
  const search = sampledSearch(set);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value as Code;
    yield { done: step.value.judged, total: undefined, best: step.value.best };
  }
}

function listedProgress(
  { done, total, best }: ChoiceProgress,
  codes: CodeAnalysis['set']['space']['codes'],
): GuessProgress {
  return { done, total, best: best < 0 ? undefined : codes.codeAt(best) };
}

/** A guess, with figures about the partition that it makes. */
export interface Advice extends PartitionFigures {
  readonly guess: Code;
  /** The exact value of `worst`; only set if that is too large for a double to be exact. */
  readonly worstExact?: bigint;
  /** Whether the guess may still be the code. */
  readonly possible: boolean;
}

/**
 * Finds the `top` best guesses by a strategy, best first; none if no code is left. If the codes cannot be
 * listed, the only result for every strategy is the guess of the player `sampled`, with exact figures.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function* suggestions(
  strategy: StrategyName,
  position: Position,
  top: number,
): Generator<GuessProgress, readonly Advice[]> {
  needShape(position, 'position', POSITION);
  if (position.count() === 0n) return [];
  if (!(position instanceof CodeAnalysis)) return [yield* sampledAdvice(position)];
  const { codes } = position.set.space;
  const search = rankGuesses(position.set, STRATEGY_RULES[strategy], top);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value.map(({ guess, ...rest }) => ({ guess: codes.codeAt(guess), ...rest }));
    yield listedProgress(step.value, codes);
  }
}

function* sampledAdvice(position: Position): Generator<GuessProgress, Advice> {
  const search = drawnGuess(position);
  for (let done = 0; ; ) {
    const step = search.next();
    if (step.done) return yield* adviceSteps(position, step.value, done);
    done = step.value.done;
    yield step.value;
  }
}

/** Returns the figures of any guess. Throws a RangeError if the guess's split exceeds the limits of a diagram. */
export function adviceOn(position: Position, guess: Code): Advice {
  return finish(adviceSteps(position, guess));
}

/**
 * Like `adviceOn`, but yields during the work, because the exact split of a large space takes seconds. `done`
 * is the number of guesses already rated, for the progress reports.
 */
export function* adviceSteps(position: Position, guess: Code, done = 0): Generator<GuessProgress, Advice> {
  if (!(position instanceof WideAnalysis)) return adviceFrom(position, guess, position.set.split(guess));
  const search = position.set.splitSteps(guess);
  let step = search.next();
  for (; !step.done; step = search.next()) yield { done, total: undefined, best: guess };
  if (!step.value.ok) throw new RangeError('the split of this guess does not fit the limits of a diagram');
  return adviceFrom(position, guess, step.value.value);
}

function adviceFrom(position: Position, guess: Code, split: readonly bigint[]): Advice {
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

/** Returns the essay's state machine after it has followed the turns of a position. */
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
 * Returns the machine's guess. The machine goes through the codes in one direction only. If an answer was
 * corrected, it may already have passed the secret; then the first code that is consistent with the answers is
 * guessed.
 */
function machineGuess(player: PlayerOptions, analysis: Position): Result<Code, PlayerFault> {
  const proposed = machineAt(player, analysis).propose();
  if (proposed.ok) return proposed;
  const [first] = analysis.codes(1);
  return first ? ok(first) : proposed;
}

const POSITION = { count: 'function', turns: 'list', set: 'object' } as const;
