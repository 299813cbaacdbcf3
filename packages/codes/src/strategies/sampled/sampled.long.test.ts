import { type Code, scoreCode, solvedClass } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';
import type { CandidateSet } from '../../candidates/candidate-set.ts';
import { DiagramSet } from '../../candidates/diagram/diagram-set.ts';
import { drawCodes } from './draw.ts';
import { type Effort, sampledGuess, sampledSearch } from './sampled.ts';

describe('sampledGuess', () => {
  const light: Effort = {
    sample: 500,
    starts: 50,
    climbs: 6,
    judged: 300,
    searched: 40,
    foreseen: 8000,
    compared: 3,
    second: { sample: 500, starts: 10 },
  };

  it('finishes seeded games in the recorded numbers of turns', () => {
    expect(lengths({ places: 6, symbols: 9, repeats: true }, 4, light)).toEqual([6, 7, 4, 7]);
    expect(lengths({ places: 8, symbols: 12, repeats: true }, 2, light)).toEqual([8, 8]);
    expect(lengths({ places: 7, symbols: 10, repeats: false }, 2, light)).toEqual([6, 9]);
  });

  it('takes 5636 guesses for all 1296 codes of 4 places × 6 symbols, 11 more than the optimum', () => {
    const total = (set: CandidateSet): number => {
      const codes = finish(drawCodes(set, Number(set.count()), new RandomStream(seedRandom(''))));
      if (codes.length <= 2) return 2 * codes.length - 1;
      const guess = sampledGuess(set) as Code;
      const answers = new Set(codes.map((code) => scoreCode(guess, code)));
      answers.delete(solvedClass(4));
      return [...answers].reduce((sum, feedback) => sum + total(set.with({ guess, feedback })), codes.length);
    };
    expect(total(new DiagramSet({ places: 4, symbols: 6, repeats: true }))).toBe(5636);
  });

  it('returns undefined for an empty set, and the code itself for a set of one', () => {
    const turn = { guess: [0, 1, 2], feedback: solvedClass(3) };
    const one = new DiagramSet({ places: 3, symbols: 4, repeats: true }, [turn]);
    expect(sampledGuess(one)).toEqual([0, 1, 2]);
    expect(sampledGuess(one.with({ guess: [0, 1, 2], feedback: 0 }))).toBeUndefined();
  });

  it('has a guess at every pause, and judges at most 100 guesses between pauses', () => {
    const set = new DiagramSet({ places: 6, symbols: 9, repeats: true });
    for (const position of [set, set.with({ guess: [0, 0, 1, 1, 2, 3], feedback: 4 })]) {
      const search = sampledSearch(position, light);
      let before = 0;
      let pauses = 0;
      let step = search.next();
      for (; !step.done; step = search.next(), pauses++) {
        expect(step.value.best).toHaveLength(6);
        expect(step.value.judged - before).toBeLessThanOrEqual(100);
        before = step.value.judged;
      }
      expect(pauses).toBeGreaterThan(10);
      expect(step.value).toEqual(sampledGuess(position, light));
    }
  });

  it('finishes every game with the smallest rules', () => {
    for (const rules of [
      { places: 1, symbols: 1, repeats: true },
      { places: 1, symbols: 5, repeats: true },
      { places: 3, symbols: 2, repeats: true },
      { places: 3, symbols: 3, repeats: false },
      { places: 2, symbols: 4, repeats: false },
    ])
      for (const secret of new DiagramSet(rules).codes())
        expect(play(rules, secret, light)).toBeLessThanOrEqual(rules.symbols + 2);
  });

  type Rules = { readonly places: number; readonly symbols: number; readonly repeats: boolean };

  function lengths(rules: Rules, games: number, effort: Effort): number[] {
    const random = new RandomStream(seedRandom('sampled'));
    const all = new DiagramSet(rules);
    const first = sampledGuess(all, effort);
    return Array.from({ length: games }, () => play(rules, all.sample(random) as Code, effort, first));
  }

  function play(rules: Rules, secret: Code, effort: Effort, first?: Code): number {
    let set = new DiagramSet(rules);
    for (let moves = 1; ; moves++) {
      const guess = (moves === 1 && first) || (sampledGuess(set, effort) as Code);
      const feedback = scoreCode(guess, secret);
      if (feedback === solvedClass(rules.places)) return moves;
      set = set.with({ guess, feedback });
    }
  }
});
