import { feedbackClass, scoreCode, solvedClass } from '@inkling/core/feedback';
import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { CodeAnalysis } from './analysis.ts';
import { nextGuess, PLAYERS } from './players.ts';

const rules = { places: 3, symbols: 5, repeats: true };

describe.each(PLAYERS.map((name) => [name] as const))('%s', (name) => {
  it('finds the secret after any consistent history, even one that already contains it', () => {
    const random = new RandomStream(seedRandom(name));
    for (let round = 0; round < 60; round++) {
      const secret = Array.from({ length: 3 }, () => random.below(5));
      const history = Array.from({ length: random.below(5) }, () => {
        const guess = Array.from({ length: 3 }, () => random.below(5));
        return { guess, feedback: scoreCode(guess, secret) };
      });
      let position = unwrap(CodeAnalysis.of(rules, history));
      for (let turn = 0; ; turn++) {
        const guess = unwrap(finish(nextGuess({ name, seed: 'x' }, position)));
        const feedback = scoreCode(guess, secret);
        position = position.with({ guess, feedback });
        if (feedback === solvedClass(3)) break;
        expect(turn).toBeLessThan(40);
      }
    }
  });

  it('reports a contradiction', () => {
    const guess = [0, 1, 2];
    const turns = [0, 1].map((exact) => ({ guess, feedback: feedbackClass(exact, 0) }));
    const position = unwrap(CodeAnalysis.of(rules, turns));
    expect(finish(nextGuess({ name, seed: 'x' }, position))).toEqual({ ok: false, error: 'contradiction' });
  });
});
