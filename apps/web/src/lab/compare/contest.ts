import type { CodeRules } from '@inkling/core/deduction';
import { type Code, scoreCode, solvedClass } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { codeCount } from '@inkling/solvers/candidates/code-space';
import type { Kernels } from '@inkling/solvers/kernels/kernels';
import { INFEASIBLE } from '@inkling/solvers/optimal/capacity';
import { CodeAnalysis } from 'inkling/mastermind/analysis';
import { comparePlayer } from 'inkling/mastermind/comparison';
import { finish, nextGuess, type PlayerName } from 'inkling/mastermind/players';
import type { Position } from 'inkling/mastermind/position';
import { isCountable, positionAfter } from 'inkling/mastermind/positions';
import { findOptimum } from 'inkling/optimal';
import type { ContestProgress, ContestRow, Refusal } from './contest-row.ts';
import { EXACT_CODES_MAX, SAMPLE_GAMES } from './contest-size.ts';
import type { Contestant } from './contestants.ts';

/** Candidate sets that the exact search may look at. */
const NODE_BUDGET = 2_000_000;
const TURNS_MAX = 500;

type Outcome = { readonly row: ContestRow } | { readonly refused: Refusal };

/**
 * Lets one player find every secret, or a sample of them where there are too many. Yields true counters, for a sample
 * with the row so far.
 */
export function* contest(
  contestant: Contestant,
  rules: CodeRules,
  seed: string,
  kernels?: Kernels,
): Generator<ContestProgress, Outcome> {
  if (contestant === 'optimal') return yield* playOptimal(rules);
  const player = contestant as PlayerName;
  if (codeCount(rules) > BigInt(EXACT_CODES_MAX)) return yield* playSample(player, rules, seed);
  const start = CodeAnalysis.of(rules, [], kernels);
  if (!start.ok) return { refused: 'too-large' };
  const total = Number(start.value.count());
  const run = comparePlayer(start.value, player, seed);
  for (;;) {
    const step = run.next();
    if (!step.done) {
      yield { contestant, kind: 'played', done: step.value, total, soFar: undefined };
      continue;
    }
    const { secrets, average, worst, histogram } = step.value;
    return {
      row: { contestant, secrets, total: step.value.total, average, worst, histogram, interval: undefined },
    };
  }
}

function* playOptimal(rules: CodeRules): Generator<ContestProgress, Outcome> {
  const run = findOptimum({ game: 'mastermind', rules }, { nodeBudget: NODE_BUDGET });
  for (;;) {
    const step = run.next();
    if (!step.done) {
      const { nodes, lower, upper } = step.value;
      const known = upper === INFEASIBLE ? undefined : upper;
      yield { contestant: 'optimal', kind: 'searched', nodes, lower, upper: known };
      continue;
    }
    if (!step.value.ok) return { refused: 'too-large' };
    const { total, average, worst, histogram, proved } = step.value.value;
    if (!proved) return { refused: 'not-proved' };
    const secrets = histogram.reduce((sum, count) => sum + count, 0);
    return {
      row: { contestant: 'optimal', secrets, total, average, worst, histogram, interval: undefined },
    };
  }
}

/** Players that weigh every code against every code have no place here. */
const WIDE_PLAYERS: readonly PlayerName[] = ['sampled', 'random', 'states'];

function* playSample(
  player: PlayerName,
  rules: CodeRules,
  seed: string,
): Generator<ContestProgress, Outcome> {
  if (!WIDE_PLAYERS.includes(player)) return { refused: 'needs-list' };
  const begun = positionAfter(rules, []);
  if (!begun.ok) return { refused: 'too-large' };
  const stream = new RandomStream(seedRandom(`${seed}/sample`));
  const turns: number[] = [];
  for (let game = 0; game < SAMPLE_GAMES; game++) {
    const secret = begun.value.set.sample(stream) as Code;
    const played = playInBudget(player, `${seed}/${game}`, begun.value, secret);
    if (played === undefined) return { refused: 'too-large' };
    turns.push(played);
    yield {
      contestant: player,
      kind: 'played',
      done: turns.length,
      total: SAMPLE_GAMES,
      soFar: sampleRow(player, turns),
    };
  }
  return { row: sampleRow(player, turns) };
}

/** The same, and `undefined` where the diagram comes to its limits in the middle of a question. */
function playInBudget(name: PlayerName, seed: string, start: Position, secret: Code): number | undefined {
  try {
    return playGame(name, seed, start, secret);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Guesses until the secret is found; `undefined` when the codes left cannot be counted on the way. */
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

/** The mean of a sample with its 95 % interval: 1.96 standard errors to each side. */
export function sampleRow(contestant: Contestant, turns: readonly number[]): ContestRow {
  const secrets = turns.length;
  const total = turns.reduce((sum, count) => sum + count, 0);
  const average = total / secrets;
  const squares = turns.reduce((sum, count) => sum + (count - average) ** 2, 0);
  const half = secrets < 2 ? undefined : 1.96 * Math.sqrt(squares / (secrets - 1) / secrets);
  const worst = Math.max(...turns);
  const histogram = Array.from({ length: worst }, (_, i) => turns.filter((count) => count === i + 1).length);
  return {
    contestant,
    secrets,
    total,
    average,
    worst,
    histogram,
    interval: half ?? Number.POSITIVE_INFINITY,
  };
}
