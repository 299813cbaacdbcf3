import { listCandidates } from '@inkling/codes/candidates/listed';
import { chooseGuess, rankGuesses } from '@inkling/codes/strategies/choice';
import { entropy } from '@inkling/codes/strategies/entropy';
import { evaluateNow } from '@inkling/codes/strategies/evaluation';
import { expected } from '@inkling/codes/strategies/expected';
import { knuth } from '@inkling/codes/strategies/knuth';
import { parts } from '@inkling/codes/strategies/parts';
import { scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadKernels } from './simd.ts';

const kernels = await loadKernels();
if (!kernels) throw new Error('this machine has no WebAssembly with SIMD');

describe('strategies with kernels', () => {
  it('choose the same guesses as without kernels, single or ranked', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          { places: 1, symbols: 9, repeats: true },
          { places: 3, symbols: 12, repeats: true },
          { places: 4, symbols: 7, repeats: true },
          { places: 5, symbols: 7, repeats: false },
          { places: 6, symbols: 4, repeats: true },
          { places: 7, symbols: 3, repeats: true },
        ),
        fc.nat(),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom(knuth, expected, entropy, parts),
        (rules, seed, turnCount, rule) => {
          const random = new RandomStream(seedRandom(`${seed}`));
          let fast = unwrap(listCandidates(rules, [], kernels));
          let slow = unwrap(listCandidates(rules, []));
          const secret = slow.sample(random) as ArrayLike<number>;
          for (let turn = 0; turn < turnCount; turn++) {
            const guess = slow.space.codes.codeAt(random.below(slow.space.codes.size));
            fast = fast.with({ guess, feedback: scoreCode(guess, secret) });
            slow = slow.with({ guess, feedback: scoreCode(guess, secret) });
          }
          expect(chooseGuess(fast, rule)).toBe(chooseGuess(slow, rule));
          expect(finish(rankGuesses(fast, rule, 5))).toEqual(finish(rankGuesses(slow, rule, 5)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('can rank guesses for several sets of one space in alternation', () => {
    const space = unwrap(listCandidates({ places: 4, symbols: 6, repeats: true }, [], kernels));
    const sets = [2, 3].map((feedback) => space.with({ guess: [0, 0, 1, 2], feedback }));
    const searches = sets.map((set) => rankGuesses(set, entropy, 3));
    const steps = searches.map((search) => search.next());
    while (steps.some((step) => !step.done))
      for (const [i, search] of searches.entries()) if (!steps[i]?.done) steps[i] = search.next();
    expect(steps.map((step) => step.value)).toEqual(sets.map((set) => finish(rankGuesses(set, entropy, 3))));
  });

  it('reach the published totals of p4c6', () => {
    const start = unwrap(listCandidates({ places: 4, symbols: 6, repeats: true }, [], kernels));
    expect(
      [knuth, expected, parts].map((rule) => evaluateNow(start, (set) => chooseGuess(set, rule)).total),
    ).toEqual([5801, 5696, 5668]);
  });
});

function finish<T>(search: Generator<unknown, T>): T {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
