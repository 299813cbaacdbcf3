import { finish } from '@inkling/core/finish';
import { describe, expect, it, vi } from 'vitest';
import { verifyCertificate } from '../combine/verify-certificate.ts';
import { type DefinedDeduction, defineDeduction } from './deduction.ts';
import type { AnswerValue } from './definition.ts';
import { readDefinition } from './game.ts';
import { type DefinedOptimum, type OptimumOptions, searchOptimum } from './optimum.ts';
import { codes, higherOrLower, wrongCoin } from './testing/games.ts';
import { leastSums } from './testing/least-sums.ts';
import { randomGame } from './testing/random-games.ts';

function optimumOf<Secret, Guess, Answer extends AnswerValue>(
  game: DefinedDeduction<Secret, Guess, Answer>,
  options: OptimumOptions = {},
): DefinedOptimum<Secret, Guess, Answer> {
  const steps = game.optimumSteps(options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe.each(['found', 'identified'] as const)(
  'the optimum of games that end when the secret is %s',
  (solved) => {
    it.each([1, 2, 3])('is the one that brute force finds (part %s)', (part) => {
      // Combine every number of secrets with every number of other guesses.
      for (let i = 0; i < 45; i++) {
        const seed = `${part}.${i}`;
        const definition = randomGame(seed, 1 + (i % 9), i % 5, solved);
        const game = defineDeduction(definition);
        const found = optimumOf(game);
        const leastSum = leastSums(definition, () => 1);
        expect([seed, found.proved, found.total]).toEqual([seed, true, leastSum()]);
        expect(found.lower).toBe(found.total);
        const verdict = verifyCertificate(found.strategy.certificate(), game);
        expect(verdict).toMatchObject({ ok: true, strategy: { total: found.total, worst: found.worst } });
        const weights = definition.secrets.map((_, k) => 1 + ((i * 7 + k * 5) % 4));
        const weighted = optimumOf(game, { weights });
        const weightOf = (secret: string) => weights[definition.secrets.indexOf(secret)] as number;
        expect([seed, weighted.weighted ?? weighted.total]).toEqual([
          seed,
          leastSums(definition, weightOf)(),
        ]);
        const worst = optimumOf(game, { objective: 'worst' });
        const fits = (most: number) => leastSum(most) < Number.POSITIVE_INFINITY;
        expect([
          seed,
          worst.worst === 0 || fits(worst.worst),
          worst.worst > 0 && fits(worst.worst - 1),
        ]).toEqual([seed, true, false]);
        expect(worst.total).toBe(leastSum(worst.worst));
        const fewest = optimumOf(game, { objective: 'fewest' });
        expect(fewest.worst).toBe(worst.worst);
        expect(fewest.histogram.at(-1) ?? 0).toBeLessThanOrEqual(worst.histogram.at(-1) ?? 0);
      }
    });
  },
);

describe('known optima', () => {
  it('are found from functions alone: (4,4) takes 905 guesses', { timeout: 60_000 }, () => {
    const found = optimumOf(codes(4, 'abcd'));
    expect(found).toMatchObject({ total: 905, proved: true, lower: 905 });
    expect(found.histogram).toEqual(found.strategy.histogram);
  });

  it('are 580 guesses in total and 7 at most for 100 numbers', () => {
    expect(optimumOf(higherOrLower(100))).toMatchObject({ total: 580, worst: 7, proved: true });
  });

  it('are three weighings, and no fewer, for the wrong one of twelve coins', { timeout: 60_000 }, () => {
    const twelve = wrongCoin(12, [4, 3, 1]);
    expect(twelve.audit()).toMatchObject({ secrets: 24, depthMin: 3, indistinguishable: [] });
    const found = optimumOf(twelve, { guessesMax: 3, nodes: 1 });
    expect(found.worst).toBe(3);
    expect(verifyCertificate(found.strategy.certificate(), twelve)).toMatchObject({ ok: true });
    expect(() => optimumOf(twelve, { guessesMax: 2 })).toThrow(
      'proved: no strategy finds every secret in 2 guesses',
    );
  });
});

describe('a search', () => {
  it('stops at a signal with the best result so far, and reports counters that never decrease', async () => {
    // Large enough that no machine ends the search within its first step.
    const game = codes(4, 'abcdef');
    const stop = { aborted: false };
    const seen: number[] = [];
    const found = await game.optimum({
      signal: stop,
      onProgress: ({ phase, nodes, lower, upper }) => {
        expect(lower).toBeLessThanOrEqual(upper ?? Number.POSITIVE_INFINITY);
        seen.push(nodes);
        if (phase === 'searching') stop.aborted = true;
      },
    });
    expect(found.proved).toBe(false);
    expect(found.lower).toBeLessThanOrEqual(5625);
    expect(found.total).toBeGreaterThanOrEqual(5625);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  });

  it.each<['found' | 'identified', OptimumOptions]>([
    ['found', {}],
    ['identified', {}],
    ['found', { objective: 'worst' }],
    ['found', { objective: 'fewest', guessesMax: 60 }],
    ['found', { guessesMax: 60 }],
    ['identified', { weights: Array.from({ length: 300 }, (_, secret) => 1 + (secret % 7)) }],
  ])('can be stopped at any pause, and then returns immediately (%s, %#)', (solved, options) => {
    const secrets = Array.from({ length: 300 }, (_, secret) => secret);
    const definition = {
      name: 'remainders',
      secrets,
      guesses: [...secrets],
      answer: (guess: number, secret: number) =>
        guess === secret ? 'found' : `${(secret * (guess + 7)) % 11 < 4}`,
      solved,
    };
    const game = defineDeduction(definition);
    const table = readDefinition(definition);
    let [stopped, early] = [0, 0];
    for (let pause = 1; stopped < 8; pause += 1 + (pause >> 2)) {
      let pauses = 0;
      const control = { isStopped: () => ++pauses > pause, pace: () => 2 ** 14 };
      try {
        const { lower, total, weighted, proved, strategy } = finish(searchOptimum(table, options, control));
        expect([proved, lower <= (weighted ?? total)]).toEqual([false, true]);
        expect(verifyCertificate(strategy.certificate(), game)).toMatchObject({ ok: true });
        stopped++;
      } catch (error) {
        expect((error as Error).name).toBe('AbortError');
        early++;
      }
      expect(pauses).toBe(pause + 1);
    }
    expect([early > 1, early < 20]).toEqual([true, true]);
  });

  it('rejects with an AbortError if it is stopped before it has a strategy', async () => {
    await expect(codes(4, 'abcdefgh').optimum({ signal: { aborted: true } })).rejects.toMatchObject({
      name: 'AbortError',
      message: 'the search was stopped before it had a strategy',
    });
  });

  it('returns the best result so far when its budget is spent', () => {
    expect(optimumOf(codes(4, 'abcde'), { nodes: 5 }).nodes).toBe(5);
    const found = optimumOf(codes(3, 'abcde'), { nodes: 0 });
    const best = optimumOf(codes(3, 'abcde'));
    expect(found.proved).toBe(false);
    expect(found.total).toBeGreaterThanOrEqual(best.total);
    expect(found.lower).toBeLessThanOrEqual(best.total);
  });

  it('yields to other tasks', async () => {
    // However fast the machine is, each step now seems to take longer than allowed.
    let seemingly = 0;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (seemingly += 20));
    const order: string[] = [];
    const searching = codes(3, 'abcde')
      .optimum()
      .then(() => order.push('found'));
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    order.push('other work');
    await searching;
    clock.mockRestore();
    expect(order).toEqual(['other work', 'found']);
  });

  it('rejects a game that is too large before it requests any answer', () => {
    let asked = 0;
    const many = (length: number) => Array.from({ length }, (_, number) => number);
    for (const [secrets, guesses, solved] of [
      [66_000, 10, 'identified'],
      [17_000, 17_000, 'found'],
    ] as const) {
      const game = defineDeduction({
        name: 'many',
        secrets: many(secrets),
        guesses: many(guesses),
        answer: (guess, secret) => {
          asked++;
          return guess === secret ? 'found' : 'no';
        },
        solved,
      });
      const before = asked;
      expect(() => optimumOf(game)).toThrow(/^the game is too large for an optimum, which takes at most/);
      expect(() => game.position().cost()).toThrow(RangeError);
      expect(asked).toBe(before);
    }
  });

  it('reports why there is no optimum', () => {
    const answer = (guess: string, secret: string) => (guess[0] === secret[0] ? 'found' : 'no');
    const twice = defineDeduction({ name: 'twice', secrets: ['aa', 'ab', 'ba'], answer, solved: 'found' });
    expect(() => optimumOf(twice)).toThrow('guess “aa” finds both “aa” and “ab”');
    const never = defineDeduction({
      name: 'never',
      secrets: ['a', 'b'],
      guesses: ['a'],
      answer,
      solved: 'found',
    });
    expect(() => optimumOf(never)).toThrow('no guess finds secret “b”');
    const alike = defineDeduction({ name: 'alike', secrets: ['aa', 'ab'], answer, solved: 'identified' });
    expect(() => optimumOf(alike)).toThrow('no guess distinguishes “aa” from “ab”');
    expect(() => optimumOf(higherOrLower(9), { guessesMax: 0 })).toThrow(TypeError);
    expect(() => optimumOf(higherOrLower(9), { objective: 'luck' as never })).toThrow(TypeError);
    expect(() => optimumOf(higherOrLower(9), { nodes: Number.NaN })).toThrow(TypeError);
  });
});
