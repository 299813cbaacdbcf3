import { codeCount } from '@inkling/codes/candidates/code-space';
import type { Kernels } from '@inkling/codes/kernels/kernels';
import type { Evaluation } from '@inkling/codes/strategies/evaluation';
import type { CodeRules } from '@inkling/core/deduction';
import { type Code, scoreCode, solvedClass } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { divideComparison, mergeFound, playPart } from '@inkling/games/mastermind/analysis/comparison-parts';
import { nextGuess, type PlayerName } from '@inkling/games/mastermind/analysis/players';
import type { Position } from '@inkling/games/mastermind/analysis/position';
import { isCountable, positionAfter } from '@inkling/games/mastermind/analysis/positions';
import { sampleMargin } from '@inkling/games/mastermind/analysis/sample-margin';
import { findOptimum } from 'inkling/optimal';
import type { CompareUpdate, ContestRow } from '../../../../shell/parts/lab-tasks.ts';
import type { WorkStep } from '../../../../shell/worker/serve-task.ts';

/** Spaces of up to this many codes are played out secret by secret; larger ones are sampled. */
export const EXACT_CODES_MAX: number = 2 ** 16;
/** Number of games in a sample. */
export const SAMPLE_GAMES = 200;
/** Number of candidate sets that the exact search may visit. */
const NODE_BUDGET = 2_000_000;
const TURNS_MAX = 500;

type Contest = Generator<WorkStep<CompareUpdate>, void>;

/**
 * Lets one player find every secret, or a sample of them if there are too many. Yields a refusal if the work is
 * too large, if the player weighs a list of all codes and there are too many, or if the search ran out of
 * budget without a proof.
 */
export function contest(player: string, rules: CodeRules, seed: string, kernels?: Kernels): Contest {
  if (player === 'optimal') return playOptimal(rules);
  return codeCount(rules) > BigInt(EXACT_CODES_MAX)
    ? playSample(player as PlayerName, rules, seed)
    : playAll(player as PlayerName, rules, seed, kernels);
}

function* playAll(player: PlayerName, rules: CodeRules, seed: string, kernels?: Kernels): Contest {
  const start = CodeAnalysis.of(rules, [], kernels);
  if (!start.ok) {
    yield { kind: 'refused', player, why: 'too-large' };
    return;
  }
  const total = Number(start.value.count());
  const { parts, found } = divideComparison(start.value, player);
  const histograms = [found];
  for (const part of parts) {
    const evaluation = mergeFound(histograms);
    const soFar = { ...rowOf(player, evaluation), unplayed: total - evaluation.secrets };
    const run = playPart(start.value, part, seed);
    let step = run.next();
    for (; !step.done; step = run.next()) {
      const done = evaluation.secrets + step.value;
      yield () => ({ kind: 'progress', progress: { player, kind: 'played', done, total, soFar } });
    }
    histograms.push(step.value);
  }
  yield { kind: 'row', row: rowOf(player, mergeFound(histograms)) };
}

function rowOf(player: string, { secrets, total, average, worst, histogram }: Evaluation): ContestRow {
  return { player, secrets, total, average, worst, histogram, interval: undefined };
}

function* playOptimal(rules: CodeRules): Contest {
  const player = 'optimal';
  const run = findOptimum({ game: 'mastermind', rules }, { nodeBudget: NODE_BUDGET });
  for (;;) {
    const step = run.next();
    if (!step.done) {
      const { nodes, lower, upper: found } = step.value;
      const upper = found === INFEASIBLE ? undefined : found;
      yield () => ({ kind: 'progress', progress: { player, kind: 'searched', nodes, lower, upper } });
    } else if (step.value.ok && step.value.value.proved) {
      const secrets = step.value.value.histogram.reduce((sum, count) => sum + count, 0);
      yield { kind: 'row', row: rowOf(player, { ...step.value.value, secrets }) };
      return;
    } else {
      yield { kind: 'refused', player, why: step.value.ok ? 'not-proved' : 'too-large' };
      return;
    }
  }
}

/** The players that can play a sample; all others weigh every code against every code. */
const WIDE_PLAYERS: readonly PlayerName[] = ['sampled', 'random', 'states'];

function* playSample(player: PlayerName, rules: CodeRules, seed: string): Contest {
  const begun = WIDE_PLAYERS.includes(player) ? positionAfter(rules, []) : undefined;
  if (!begun?.ok) {
    yield { kind: 'refused', player, why: begun ? 'too-large' : 'needs-list' };
    return;
  }
  const stream = new RandomStream(seedRandom(`${seed}/sample`));
  const turns: number[] = [];
  while (turns.length < SAMPLE_GAMES) {
    const secret = begun.value.set.sample(stream) as Code;
    const played = playInBudget(player, `${seed}/${turns.length}`, begun.value, secret);
    if (played === undefined) {
      yield { kind: 'refused', player, why: 'too-large' };
      return;
    }
    turns.push(played);
    const [done, total] = [turns.length, SAMPLE_GAMES];
    yield () => ({
      kind: 'progress',
      progress: { player, kind: 'played', done, total, soFar: sampleRow(player, turns) },
    });
  }
  yield { kind: 'row', row: sampleRow(player, turns) };
}

/**
 * Returns the number of guesses until the secret is found, or `undefined` if the diagram reaches its limits on
 * the way.
 */
function playInBudget(name: PlayerName, seed: string, start: Position, secret: Code): number | undefined {
  try {
    return playGame(name, seed, start, secret);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function playGame(name: PlayerName, seed: string, start: Position, secret: Code): number | undefined {
  let position = start;
  for (let turn = 1; turn <= TURNS_MAX; turn++) {
    const guess = finish(nextGuess({ name, seed }, position));
    if (!guess.ok) return undefined;
    const feedback = scoreCode(guess.value, secret);
    if (feedback === solvedClass(start.rules.places)) return turn;
    position = position.with({ guess: guess.value, feedback });
    if (!isCountable(position)) return undefined;
  }
  return undefined;
}

/** The mean of a sample with its 95 % interval, which is infinite if the sample shows no spread. */
export function sampleRow(player: string, turns: readonly number[]): ContestRow {
  const secrets = turns.length;
  const total = turns.reduce((sum, count) => sum + count, 0);
  const average = total / secrets;
  const worst = Math.max(...turns);
  const histogram = Array.from({ length: worst }, (_, i) => turns.filter((count) => count === i + 1).length);
  const interval = sampleMargin(histogram) ?? Number.POSITIVE_INFINITY;
  return { player, secrets, total, average, worst, histogram, interval };
}
