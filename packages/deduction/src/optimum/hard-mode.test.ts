import type { Deduction } from '@inkling/core/deduction';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { type CostQuestion, leastCost } from '../reference/least-cost.ts';
import { listProblem } from './problem.ts';
import { OptimalSearch } from './search.ts';
import type { Narrowing, Turn } from './search-options.ts';
import { INFEASIBLE } from './size-bound.ts';
import { TranspositionTable } from './transposition-table.ts';

describe('the search in hard mode', () => {
  it('agrees with the plain recursion on each first guess in games of four guesses, with one table', () => {
    const costs = new Set<number>();
    for (let seed = 0; seed < 25; seed++) {
      const { deduction, permits } = narrowedDeduction(`openings ${seed}`);
      const problem = unwrap(listProblem(deduction));
      const table = new TranspositionTable(2 ** 20);
      for (const opening of range(deduction.guessCount)) {
        const question = { openings: [opening], depth: 4 };
        const truth = truthOf(deduction, permits, [], question);
        const search = new OptimalSearch(problem, { narrowing: { permits }, table, ...question });
        expect(search.advance(EVER).lower, `${seed} ${opening}`).toBe(truth);
        costs.add(truth);
      }
    }
    expect(costs.size).toBeGreaterThan(10);
  });

  it('agrees with the plain recursion after up to two turns with three or four guesses left, with one table', () => {
    const kinds = { open: 0, impossible: 0, afterTwo: 0 };
    for (let seed = 0; seed < 25; seed++) {
      const { deduction, permits } = narrowedDeduction(`hard ${seed}`);
      const problem = unwrap(listProblem(deduction));
      const table = new TranspositionTable(2 ** 20);
      const random = new RandomStream(seedRandom(`histories ${seed}`));
      for (let time = 0; time < 12; time++) {
        const history = randomHistory(deduction, permits, time % 3, random);
        for (const depth of [3, 4]) {
          const truth = truthOf(deduction, permits, history, { depth });
          const search = new OptimalSearch(problem, { narrowing: { permits }, history, depth, table });
          const { lower, upper } = search.advance(EVER);
          expect([lower, upper], `${seed} ${JSON.stringify(history)} in ${depth}`).toEqual([truth, truth]);
          if (truth === INFEASIBLE) kinds.impossible++;
          else kinds.open++;
          if (history.length === 2) kinds.afterTwo++;
        }
      }
    }
    expect(Math.min(...Object.values(kinds))).toBeGreaterThan(50);
  });
});

/**
 * A random deduction with hard mode. Of the guesses that cannot be the secret, every second one gets the same
 * answers as the one before it but permits other guesses afterwards, so the same sets occur with different
 * permissions. About half of the guesses that cannot be the secret are permitted after a turn.
 */
function narrowedDeduction(seed: string) {
  const random = new RandomStream(seedRandom(seed));
  const secretCount = 7 + random.below(5);
  const guessCount = secretCount + 8;
  const [classes, others] = [1 + random.below(3), 4];
  const table: number[][] = [];
  for (let guess = 0; guess < guessCount; guess++) {
    const few = guess < secretCount ? classes : 2 + random.below(others - 1);
    const isCopy = guess > secretCount && (guess - secretCount) % 2 === 1;
    const answers = range(secretCount).map((secret) => (guess === secret ? others : random.below(few)));
    table.push(isCopy ? table[guess - 1] : answers);
  }
  const deduction: Deduction = {
    guessCount,
    secretCount,
    classCount: others + 1,
    solved: others,
    feedback: (guess, secret) => table[guess][secret],
    guessOf: (secret) => secret,
    secretOf: (guess) => (guess < secretCount ? guess : -1),
  };
  const allowed = new Map<string, boolean>();
  const permits: Narrowing['permits'] = (guess, cls) => (next) => {
    if (next < secretCount) return table[guess][next] === cls;
    const key = `${guess} ${cls} ${next}`;
    const known = allowed.get(key) ?? random.below(100) < 55;
    allowed.set(key, known);
    return known;
  };
  return { deduction, permits };
}

function randomHistory(
  deduction: Deduction,
  permits: Narrowing['permits'],
  turns: number,
  random: RandomStream,
): readonly Turn[] {
  const secret = random.below(deduction.secretCount);
  const history: Turn[] = [];
  let guesses = range(deduction.guessCount).filter((guess) => guess !== secret);
  for (let turn = 0; turn < turns && guesses.length > 0; turn++) {
    const guess = guesses[random.below(guesses.length)];
    const cls = deduction.feedback(guess, secret);
    history.push({ guess, cls });
    guesses = guesses.filter(permits(guess, cls));
  }
  return history;
}

function truthOf(
  deduction: Deduction,
  permits: Narrowing['permits'],
  history: readonly Turn[],
  question: Pick<CostQuestion, 'openings' | 'depth'>,
): number {
  const fits = (secret: number) =>
    history.every(({ guess, cls }) => deduction.feedback(guess, secret) === cls);
  const may = (next: number) => history.every(({ guess, cls }) => permits(guess, cls)(next));
  const cost = leastCost(deduction, {
    secrets: range(deduction.secretCount).filter(fits),
    guesses: range(deduction.guessCount).filter(may),
    ...question,
    permits: (guess, cls, next) => permits(guess, cls)(next),
  });
  return Math.min(cost, INFEASIBLE);
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

const EVER = 1e9;
