import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { isCompilable } from '@inkling/deduction/optimum/compilable';
import type { Problem } from '@inkling/deduction/optimum/problem';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import type { Narrowing, SearchOptions, Turn } from '@inkling/deduction/optimum/search-options';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { tallyStrategy } from '@inkling/deduction/optimum/tally';
import { TranspositionTable } from '@inkling/deduction/optimum/transposition-table';
import { describe, expect, it } from 'vitest';
import { hardNarrowing, listWordProblem, wordDeduction } from './word-deduction.ts';

describe('hard mode in WebAssembly, compared to its twin', () => {
  it('finds the same costs, and strategies that obey the rules', () => {
    const costs = new Set<number>();
    let nodes = 0;
    for (let seed = 0; seed < 6; seed++) {
      const { problem, narrowing, openings } = hardGame(seed);
      for (const depth of [4, 5, 255]) {
        const options = { narrowing, depth, openings };
        expect(isCompilable(problem, { ...options, isCompiled: true })).toBe(true);
        const [fast, slow] = twinsOf(problem, options);
        const here = fast.advance(EVER);
        expect(here, `${seed} in ${depth}`).toMatchObject(boundsOf(slow));
        nodes += here.nodes;
        const strategy = fast.strategy();
        if (strategy) {
          const found = tallyStrategy(strategy, problem);
          expect(found.length).toBeLessThanOrEqual(depth);
          expect(found.reduce((sum, count, i) => sum + count * (i + 1), 0)).toBe(here.upper);
          expect(brokenRules(strategy, narrowing, [])).toEqual([]);
        }
        costs.add(here.upper);
      }
    }
    expect(costs.size).toBeGreaterThan(5);
    expect(nodes).toBeGreaterThan(1000);
  });

  it('obeys the rules with two guesses left', () => {
    let outside = 0;
    for (let seed = 0; seed < 150; seed++) {
      const { problem, narrowing, openings } = smallHardGame(seed);
      const [fast, slow] = twinsOf(problem, { narrowing, depth: 3, openings });
      expect(fast.advance(EVER), `${seed}`).toMatchObject(boundsOf(slow));
      const strategy = fast.strategy();
      if (!strategy) continue;
      expect(brokenRules(strategy, narrowing, [])).toEqual([]);
      outside += strategy.branches.filter(({ next }) => next.guess >= problem.secretCount).length;
    }
    // A guess that can be the secret is always permitted, so only other guesses really test the rule.
    expect(outside).toBeGreaterThan(8);
  });

  it('shares results with its twin in both directions, in one table or as facts', () => {
    const sets = { fresh: 0, learning: 0 };
    for (let seed = 0; seed < 4; seed++) {
      const { problem, narrowing, openings } = hardGame(seed);
      const options = { narrowing, depth: 5, openings };
      const [fast, slow] = twinsOf(problem, options);
      const truth = boundsOf(slow);
      const nodes = fast.advance(EVER).nodes;
      for (const [knowing, isCompiled] of [
        [fast, false],
        [slow, true],
      ] as const) {
        const learning = new OptimalSearch(problem, { ...options, isCompiled });
        for (const fact of knowing.facts(0)) learning.learn(fact);
        const status = learning.advance(EVER);
        expect(status).toMatchObject(truth);
        sets.fresh += nodes;
        sets.learning += status.nodes;
        const table = new TranspositionTable(2 ** 22);
        for (const first of [isCompiled, !isCompiled]) {
          const shared = new OptimalSearch(problem, { ...options, isCompiled: first, table });
          expect(shared.advance(EVER)).toMatchObject(truth);
        }
      }
    }
    expect(sets.learning).toBeLessThan(sets.fresh / 10);
  });

  it('gives valid bounds of the rest after each answer, even during the search', () => {
    const { problem, narrowing, openings } = hardGame(3);
    const [opening = 0] = openings;
    const options = { narrowing };
    const [fast, slow] = twinsOf(problem, options);
    const truths = new Map<number, number>();
    let steps = 0;
    for (; !fast.advance(1).done; steps++) expectBranches(fast);
    expect(steps).toBeGreaterThan(0);
    expect(fast.status()).toMatchObject(boundsOf(slow));
    expectBranches(fast);

    function expectBranches(search: OptimalSearch): void {
      for (const { cls, lower, upper } of search.branchesOf(opening)) {
        const history: readonly Turn[] = [{ guess: opening, cls }];
        const truth =
          truths.get(cls) ?? new OptimalSearch(problem, { narrowing, history }).advance(EVER).upper;
        truths.set(cls, truth);
        expect([lower <= truth, upper >= truth]).toEqual([true, true]);
      }
    }
  });
});

function twinsOf(problem: Problem, options: SearchOptions) {
  const twins = [true, false].map((isCompiled) => new OptimalSearch(problem, { ...options, isCompiled }));
  return twins as [OptimalSearch, OptimalSearch];
}

function boundsOf(search: OptimalSearch) {
  const { done, lower, upper } = search.advance(EVER);
  return { done, lower, upper };
}

/** Returns the guesses of a strategy that are not permitted after the turns before them. */
function brokenRules({ guess, branches }: Strategy, narrowing: Narrowing, turns: readonly Turn[]): number[] {
  const isBroken = turns.some((turn) => !narrowing.permits(turn.guess, turn.cls)(guess));
  const below = branches.flatMap(({ cls, next }) => brokenRules(next, narrowing, [...turns, { guess, cls }]));
  return isBroken ? [guess, ...below] : below;
}

/**
 * Draws a game with rhymes, which hard mode forces the player to guess one after the other. Words of four letters have
 * more answers than can be counted at once.
 */
function hardGame(seed: number): HardGame {
  const random = new RandomStream(seedRandom(`compiled hard mode ${seed}`));
  const letters = Array.from('abcdefghijklmnop');
  const draw = (length: number) =>
    Array.from({ length }, () => letters[random.below(letters.length)]).join('');
  const length = 3 + (seed % 2);
  const rhymes = Array.from({ length: 6 }, () => draw(length - 1));
  const rhyming = rhymes.flatMap((rhyme) => letters.map((letter) => letter + rhyme));
  const others = Array.from({ length: 120 }, () => draw(length));
  const answers = random.shuffle([...new Set(rhyming)]).slice(0, 60);
  const deduction = unwrap(wordDeduction({ answers, allowed: [...new Set([...answers, ...others])] }));
  const openings = [random.below(answers.length), answers.length + random.below(60)];
  return { problem: unwrap(listWordProblem(deduction)), narrowing: hardNarrowing(deduction), openings };
}

/** Draws a game with so few words that three guesses are often enough, mostly with a guess that is not an answer. */
function smallHardGame(seed: number): HardGame {
  const random = new RandomStream(seedRandom(`small hard mode ${seed}`));
  const draw = () => Array.from({ length: 3 }, () => 'abcde'[random.below(5)]).join('');
  const words = [...new Set(Array.from({ length: 90 }, draw))];
  const answers = words.slice(0, 20);
  const deduction = unwrap(wordDeduction({ answers, allowed: words }));
  return {
    problem: unwrap(listWordProblem(deduction)),
    narrowing: hardNarrowing(deduction),
    openings: [random.below(words.length)],
  };
}

interface HardGame {
  readonly problem: Problem;
  readonly narrowing: Narrowing;
  readonly openings: readonly number[];
}

const EVER = 1e9;
