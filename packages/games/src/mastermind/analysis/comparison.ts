import type { ListedCandidates } from '@inkling/codes/candidates/listed';
import { playRule } from '@inkling/codes/strategies/choice';
import { type Evaluation, evaluate, summarise } from '@inkling/codes/strategies/evaluation';
import { sampledGuess } from '@inkling/codes/strategies/sampled/sampled';
import { StateMachine } from '@inkling/codes/strategies/states/machine';
import { CODE_RULES, need, needShape } from '@inkling/core/arguments';
import { type Code, feedbackOf, scoreCode, solvedClass } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import type { CodeAnalysis } from './analysis.ts';
import { nextGuess, PLAYERS, type PlayerName, STRATEGY_RULES } from './players.ts';

/**
 * Lets a player play against every secret. Yields the number of secrets done. `random` draws a new game for each
 * secret from the seed; `states` cycles through the symbols, opening with a different one for each secret.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function* comparePlayer(
  start: CodeAnalysis,
  name: PlayerName,
  seed: string,
): Generator<number, Evaluation> {
  needShape(start, 'start', { set: { space: 'object' } });
  need(PLAYERS.includes(name), name, 'name', `one of ${PLAYERS.join(', ')}`);
  if (chooserOf(name)) return yield* evaluateSet(start, name);
  return summarise(yield* playSecrets(start, name, seed, 0, start.set.space.codes.size));
}

/** Returns a player's choice rule, if it depends only on the candidates. Undefined if it plays secret by secret. */
export function chooserOf(
  name: PlayerName,
): ((set: ListedCandidates) => number | Generator<unknown, number>) | undefined {
  if (name === 'sampled') return (set) => set.space.codes.indexOf(sampledGuess(set) as Code);
  if (name === 'random' || name === 'states') return undefined;
  const rule = STRATEGY_RULES[name];
  return (set) => playRule(set, rule);
}

/** Lets such a player play against every candidate of a position. Turns already played are included in the counts. */
export function* evaluateSet(position: CodeAnalysis, name: PlayerName): Generator<number, Evaluation> {
  const choose = chooserOf(name);
  if (!choose) throw new RangeError(`${name} plays secret by secret`);
  return yield* evaluate(position.set, choose);
}

/** Lets one of the other players play the secrets `from` ≤ index < `to`. Returns the histogram of guesses needed. */
export function* playSecrets(
  start: CodeAnalysis,
  name: PlayerName,
  seed: string,
  from: number,
  to: number,
): Generator<number, readonly number[]> {
  const histogram: number[] = [];
  for (let secret = from; secret < to; secret++) {
    const turns = name === 'states' ? playStates(start, secret) : playRandom(start, secret, seed);
    while (histogram.length < turns) histogram.push(0);
    histogram[turns - 1] = (histogram[turns - 1] as number) + 1;
    if ((secret - from) % 64 === 63) yield secret - from + 1;
  }
  return histogram;
}

function playStates(start: CodeAnalysis, secret: number): number {
  const { rules } = start;
  const code = start.set.space.codes.codeAt(secret);
  const machine = new StateMachine(rules, secret % rules.symbols);
  while (!machine.isSolved) {
    const guess = machine.propose();
    if (!guess.ok) throw new Error(`the state machine stopped: ${guess.error}`);
    machine.answer(scoreCode(guess.value, code));
  }
  return machine.turns.length;
}

function playRandom(start: CodeAnalysis, secret: number, seed: string): number {
  const code = start.set.space.codes.codeAt(secret);
  let position = start;
  for (let turns = 1; ; turns++) {
    const guess = finish(nextGuess({ name: 'random', seed: `${seed}/${secret}` }, position));
    if (!guess.ok) throw new Error('no code fits a consistent history');
    const feedback = scoreCode(guess.value, code);
    if (feedback === solvedClass(start.rules.places)) return turns;
    position = position.with({ guess: guess.value, feedback });
  }
}

/** One turn of a game against a known secret. */
export interface SolveTurn {
  readonly guess: ArrayLike<number>;
  readonly exact: number;
  readonly near: number;
  /** The number of codes left after the answer. */
  readonly left: bigint;
}

/**
 * Lets a player find a secret. Yields every turn. Returns whether the secret was found; `play` can give up by
 * returning undefined.
 *
 * @throws TypeError that names an argument that is wrong
 */
export function* solveSecret(
  start: CodeAnalysis,
  secret: ArrayLike<number>,
  play: (position: CodeAnalysis) => ArrayLike<number> | undefined,
): Generator<SolveTurn, boolean> {
  needShape(start, 'start', { rules: CODE_RULES });
  needShape(secret, 'secret', 'numbers');
  needShape(play, 'play', 'function');
  let position = start;
  for (let turn = 0; turn < TURNS_MAX; turn++) {
    const guess = play(position);
    if (!guess) return false;
    const feedback = scoreCode(guess, secret);
    position = position.with({ guess, feedback });
    yield { guess, ...feedbackOf(feedback), left: position.count() };
    if (feedback === solvedClass(start.rules.places)) return true;
  }
  return false;
}

const TURNS_MAX = 500;
