import { finish } from '@inkling/core/finish';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyCertificate } from '../combine/verify-certificate.ts';
import type { OptimumObjective } from './best-so-far.ts';
import { defineDeduction } from './deduction.ts';
import { readDefinition } from './game.ts';
import {
  type DefinedOptimum,
  type OptimumOptions,
  type OptimumProgress,
  type SearchControl,
  searchOptimum,
} from './optimum.ts';
import { StrategyError } from './strategy-error.ts';
import { codes } from './testing/games.ts';
import { leastSums } from './testing/least-sums.ts';
import { questionGame, type RandomDefinition, randomGame } from './testing/random-games.ts';

const OBJECTIVES: readonly OptimumObjective[] = ['total', 'worst', 'fewest'];

/** Small games, and limits close to the least number of guesses with which a strategy exists. */
const limitedGame = fc.record({
  seed: fc.nat(),
  secrets: fc.integer({ min: 1, max: 8 }),
  kind: fc.constantFrom('questions' as const, 'questions' as const, 'found' as const, 'identified' as const),
  slack: fc.integer({ min: -1, max: 1 }),
  isWeighted: fc.boolean(),
});

describe.each(OBJECTIVES)('a limit of guesses under the objective %s', (objective) => {
  it('is never exceeded, however few nodes are searched and wherever the search is stopped', () => {
    fc.assert(
      fc.property(limitedGame, ({ seed, secrets, kind, slack, isWeighted }) => {
        const definition =
          kind === 'questions'
            ? questionGame(`${seed}`, secrets, 4)
            : randomGame(`${seed}`, secrets, 3, kind);
        const weights = definition.secrets.map((_, k) => (isWeighted ? 1 + ((seed + k * 5) % 4) : 1));
        const judge = new Judge(definition, weights, objective, slack);
        const options = { objective, guessesMax: judge.guessesMax, ...(isWeighted ? { weights } : {}) };
        for (const nodes of [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 24, Number.POSITIVE_INFINITY]) {
          judge.look(definition, { ...options, nodes });
          judge.look(definition, { ...options, nodes }, { isStopped: () => false, pace: () => 2 ** 14 });
        }
        for (let pause = 1; pause < 30; pause += 2) {
          let pauses = 0;
          judge.look(definition, options, { isStopped: () => ++pauses > pause, pace: () => 1 });
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe('the codes of three letters, of which some need five guesses', () => {
  const game = readDefinition(codes(3, 'abcdef').definition);
  const control = { isStopped: () => false, pace: () => 2 ** 14 };

  it.each([1, 4, 8, 12, 16])('have no strategy of four that %i nodes find', (nodes) => {
    const found = outcomeOf(() => finish(searchOptimum(game, { guessesMax: 4, nodes }, control)));
    expect(found).toMatchObject({
      code: 'not-found',
      message: 'no strategy of at most 4 guesses was found before the search was stopped',
    });
  });

  it('are proved to have none', () => {
    const found = outcomeOf(() => finish(searchOptimum(game, { guessesMax: 4 }, control)));
    expect(found).toMatchObject({ name: 'StrategyError', code: 'impossible' });
    expect(found).toBeInstanceOf(RangeError);
  });
});

it('the bounds of a total prove a strategy as soon as they meet, even if the search is stopped', () => {
  const secrets = Array.from({ length: 120 }, (_, i) => i);
  const game = readDefinition({
    name: 'each guess tells everything',
    secrets,
    answer: (guess: number, secret: number) => secret - guess,
    solved: 0,
  });
  for (let pause = 1; pause < 200; pause += 7) {
    let pauses = 0;
    const control = { isStopped: () => ++pauses > pause, pace: () => 1 };
    const found = outcomeOf(() => finish(searchOptimum(game, {}, control)));
    if (found instanceof Error) continue;
    expect([found.total, found.proved]).toEqual([239, found.lower === 239]);
  }
});

/** Checks what searches return against brute force. */
class Judge {
  readonly #game;
  readonly #leastWithin: (guessesMax?: number) => number;
  readonly #leastWorst: number;
  readonly objective: OptimumObjective;
  readonly guessesMax: number;

  constructor(
    definition: RandomDefinition,
    weights: readonly number[],
    objective: OptimumObjective,
    slack: number,
  ) {
    this.objective = objective;
    this.#game = defineDeduction(definition);
    this.#leastWithin = leastSums(
      definition,
      (secret) => weights[definition.secrets.indexOf(secret)] as number,
    );
    let depth = 0;
    while (this.#leastWithin(depth) === Number.POSITIVE_INFINITY) depth++;
    this.#leastWorst = depth;
    this.guessesMax = Math.max(1, depth + slack);
  }

  look(definition: RandomDefinition, options: OptimumOptions, control?: SearchControl): void {
    const least = this.#leastWithin(this.guessesMax);
    const isPossible = least < Number.POSITIVE_INFINITY;
    const found = outcomeOf(() => {
      const search = searchOptimum(readDefinition(definition), options, control);
      for (let step = search.next(); ; step = search.next()) {
        if (step.done) return step.value;
        this.#checkProgress(step.value);
      }
    });
    if (found instanceof Error) {
      if (found instanceof StrategyError) expect([found.code, isPossible]).not.toEqual(['impossible', true]);
      return;
    }
    const cost = found.weighted ?? found.total;
    expect(found.worst).toBeLessThanOrEqual(this.guessesMax);
    expect(verifyCertificate(found.strategy.certificate(), this.#game)).toMatchObject({
      ok: true,
      strategy: { total: found.total, worst: found.worst },
    });
    expect([cost >= least, found.lower <= cost]).toEqual([true, true]);
    if (this.objective === 'total') expect(found.proved).toBe(found.lower === cost);
    if (this.objective === 'total') expect(found.lower).toBeLessThanOrEqual(least);
    else if (!found.proved) expect(found.lower).toBeLessThanOrEqual(this.#leastWithin());
    if (!found.proved) return;
    expect(found.lower).toBe(cost);
    if (this.objective === 'total') expect(cost).toBe(least);
    else expect(found.worst).toBe(this.#leastWorst);
    if (this.objective === 'worst') expect(cost).toBe(this.#leastWithin(this.#leastWorst));
  }

  /** A reported upper bound is the cost of a strategy within the limit. */
  #checkProgress({ lower, upper }: OptimumProgress): void {
    const least = this.#leastWithin(this.guessesMax);
    expect(lower).toBeLessThanOrEqual(least);
    if (upper !== undefined) expect(upper).toBeGreaterThanOrEqual(least);
  }
}

function outcomeOf<Value>(run: () => DefinedOptimum<Value, Value, string | number>) {
  try {
    return run();
  } catch (error) {
    if (error instanceof StrategyError || (error instanceof Error && error.name === 'AbortError'))
      return error;
    throw error;
  }
}
