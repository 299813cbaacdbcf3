import { finish } from '@inkling/core/finish';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyCertificate } from '../combine/verify-certificate.ts';
import { defineDeduction } from './deduction.ts';
import { StrategyError } from './strategy-error.ts';
import { codes, higherOrLower } from './testing/games.ts';
import { anyGame, fits, randomGame } from './testing/random-games.ts';

describe('play by a measure', () => {
  it('costs the same as playing every secret individually', () => {
    for (const solved of ['found', 'identified'] as const)
      for (let i = 0; i < 40; i++) {
        const game = defineDeduction(randomGame(`play ${i}`, 1 + (i % 7), i % 4, solved));
        for (const { by, total, worst, histogram } of game.compare(['bits', 'expected'])) {
          const lengths = game.secrets.map((secret) => game.solve(secret, by).length);
          expect(total).toBe(lengths.reduce((a, b) => a + b, 0));
          expect(worst).toBe(Math.max(...lengths));
          expect(histogram).toEqual(
            Array.from({ length: worst }, (_, k) => lengths.filter((length) => length === k + 1).length),
          );
        }
      }
  });

  it('sums weighted costs over every secret, as does the certificate of an optimum', async () => {
    for (const solved of ['found', 'identified'] as const)
      for (let i = 0; i < 20; i++) {
        const plain = randomGame(`weigh ${i}`, 2 + (i % 6), 1 + (i % 3), solved);
        const weights = plain.secrets.map((_, secret) => 1 + ((secret * 7 + i) % 5));
        const game = defineDeduction({ ...plain, weights });
        for (const { by, weighted } of game.compare()) {
          const costs = game.secrets.map((secret, at) => game.solve(secret, by).length * (weights[at] ?? 0));
          expect(weighted).toBe(costs.reduce((a, b) => a + b, 0));
        }
        const { strategy, weighted } = await game.optimum();
        const verdict = verifyCertificate(strategy.certificate(), game);
        expect(verdict).toMatchObject({ ok: true, strategy: { weighted } });
        expect(weighted).toBeLessThanOrEqual(Math.min(...game.compare().map((row) => row.weighted ?? 0)));
      }
    expect(higherOrLower(7).compare()[0]).not.toHaveProperty('weighted');
  });

  it('is never better than an optimum with a budget of zero', async () => {
    for (const solved of ['found', 'identified'] as const)
      for (const seed of [1, 2, 3]) {
        const secrets = Array.from({ length: 60 }, (_, i) => i);
        const weights = secrets.map((n) => 1 + ((n * seed) % 4));
        const answer = (guess: number, secret: number) =>
          guess === secret ? 'found' : ((guess * (seed + 6) + secret * 5) % 13) % 3;
        for (const more of [{}, { weights }]) {
          const game = defineDeduction({ name: 'mixed', secrets, answer, solved, ...more });
          const least = Math.min(...game.compare().map(({ total, weighted = total }) => weighted));
          for (const found of [await game.optimum({ nodes: 0 }), finish(game.optimumSteps({ nodes: 0 }))]) {
            expect(found.weighted ?? found.total).toBeLessThanOrEqual(least);
            expect(verifyCertificate(found.strategy.certificate(), game).ok).toBe(true);
          }
        }
      }
  });

  it('handles 300,000 secrets, because its time is not quadratic', () => {
    const game = defineDeduction({
      name: 'parity',
      secrets: Array.from({ length: 300_000 }, (_, i) => i),
      guesses: ['odd', 'even'],
      answer: (guess, secret) => ((guess === 'odd') === (secret % 2 === 1) ? 'found' : 'no'),
      solved: 'found',
    });
    expect(game.compare(['worst'])).toMatchObject([{ total: 450_000, worst: 2 }]);
  });

  it('ends with the secret, or throws if no guess finds it', () => {
    const game = higherOrLower(100);
    const turns = game.solve(37);
    expect(turns.at(-1)).toEqual([37, 'found']);
    expect(() =>
      defineDeduction({
        name: 'alike',
        secrets: ['a', 'b'],
        guesses: ['vowel?'],
        answer: (): string => 'no',
        solved: 'found',
      }).solve('a'),
    ).toThrow(
      new StrategyError(
        'impossible',
        'no guess finds secret “a”: none is answered “found”, so no strategy can find it',
      ),
    );
  });

  it('reports the labels of two secrets that no guess distinguishes', () => {
    const game = defineDeduction({
      name: 'baskets',
      secrets: [{ fruit: 'fig' }, { fruit: 'plum' }],
      guesses: ['big?'],
      answer: () => 'no',
      solved: 'identified',
      label: (item) => (typeof item === 'string' ? item : item.fruit),
    });
    expect(() => finish(game.optimumSteps())).toThrow(
      'no guess distinguishes “fig” from “plum”, so no strategy can identify the secret',
    );
  });

  it('ends with a single guess that finds all remaining secrets alike', () => {
    const game = defineDeduction({
      name: 'twins',
      secrets: ['a', 'b', 'c'],
      guesses: ['vowel?', 'consonant?'],
      answer: (guess, secret) => ((guess === 'vowel?') === (secret === 'a') ? 'found' : 'no'),
      solved: 'found',
    });
    expect(game.solve('c').at(-1)).toEqual(['consonant?', 'found']);
    expect(game.compare().map(({ worst }) => worst)).toEqual([2, 2, 2, 2]);
  });
});

describe('an adversary', () => {
  it('gives the answer that leaves the most secrets', () => {
    const game = higherOrLower(10);
    expect(game.adversary([], 3)).toEqual({ answer: 'higher', left: 7 });
    expect(game.adversary([[3, 'higher']], 4)).toEqual({ answer: 'higher', left: 6 });
    expect(() =>
      game.adversary(
        [
          [3, 'found'],
          [4, 'found'],
        ],
        4,
      ),
    ).toThrow('no secret fits');
    expect(higherOrLower(1).adversary([], 1)).toEqual({ answer: 'found', left: 1 });
  });
});

describe('a review', () => {
  it('reports what each turn was worth', () => {
    const [first, second] = higherOrLower(7).review(
      [
        [4, 'higher'],
        [7, 'lower'],
      ],
      6,
    );
    expect(first).toMatchObject({ before: 7, after: 3, cost: 0, isTrue: true });
    expect(first?.best?.guess).toBe(4);
    expect(second).toMatchObject({ before: 3, after: 2, isTrue: true });
    expect(second?.best?.guess).toBe(6);
    expect(second?.cost).toBeCloseTo(Math.log2(3) - (second?.expectedBits ?? 0));
    expect(higherOrLower(7).review([[4, 'found']], 6)[0]).toMatchObject({ isTrue: false });
  });
});

it('a review gives the best guess a cost of exactly 0, despite rounding', () => {
  for (let size = 5; size < 30; size++) {
    const secrets = Array.from({ length: size }, (_, number) => number);
    const answer = (guess: number, secret: number) =>
      guess === secret ? 'found' : String((guess * secret) % 5);
    const game = defineDeduction({ name: 'remainders', secrets, guesses: secrets, answer, solved: 'found' });
    const best = game.position().best()?.guess ?? 0;
    expect(game.review([[best, 'found']])[0]?.cost).toBe(0);
  }
});

describe('a puzzle', () => {
  it('has exactly one solution, and no redundant turn', () => {
    fc.assert(
      fc.property(
        anyGame,
        fc.string(),
        fc.constantFrom('easy', 'medium', 'hard'),
        (definition, seed, level) => {
          const game = defineDeduction(definition);
          let made: ReturnType<typeof game.puzzle>;
          try {
            made = game.puzzle({ seed, level });
          } catch (error) {
            expect(error).toBeInstanceOf(RangeError);
            return;
          }
          const { turns, secret, ruledOut } = made;
          expect([secret, ...ruledOut.flat()].toSorted()).toEqual([...definition.secrets].toSorted());
          for (const [at, out] of ruledOut.entries())
            for (const other of out) expect(fits(definition, turns.slice(at, at + 1), other)).toBe(false);
          const left = (some: typeof turns) =>
            definition.secrets.filter((other) => fits(definition, some, other));
          expect(left(turns)).toEqual([secret]);
          for (const turn of turns)
            expect(left(turns.filter((other) => other !== turn)).length).toBeGreaterThan(1);
          expect(game.puzzle({ seed, level })).toEqual(made);
          for (const [, answer] of turns) expect(answer).not.toBe('found');
        },
      ),
    );
  });

  it('has more turns when it is hard', () => {
    const game = codes(3, 'abcde');
    const length = (level: 'easy' | 'hard') =>
      ['a', 'b', 'c', 'd'].reduce((sum, seed) => sum + game.puzzle({ seed, level }).turns.length, 0);
    expect(length('hard')).toBeGreaterThan(length('easy'));
    expect(() => game.puzzle({ seed: 'a', level: 'brutal' as never })).toThrow(TypeError);
  });
});

describe('a certificate', () => {
  const game = higherOrLower(12);
  const steps = game.optimumSteps();
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { strategy } = step.value;
  const text = strategy.certificate();

  it('is accepted unchanged, and rejected with a missing line, a changed total or another game', () => {
    expect(verifyCertificate(text, game)).toMatchObject({ ok: true });
    const lines = text.split('\n');
    for (let at = 0; at < lines.length - 1; at++)
      expect([at, verifyCertificate(lines.toSpliced(at, 1).join('\n'), game).ok]).toEqual([at, false]);
    expect(verifyCertificate(text.replace(/total \d+/, 'total 36'), game)).toMatchObject({
      code: 'false-claim',
    });
    expect(verifyCertificate(text, higherOrLower(13))).toMatchObject({ ok: false, code: 'other-game' });
  });

  it('is rejected for a game with the same secrets but other answers', () => {
    const other = defineDeduction({
      ...game.definition,
      answer: (guess: number, secret: number) =>
        guess === secret ? 'found' : guess > secret ? 'higher' : 'lower',
    });
    expect(verifyCertificate(text, other)).toMatchObject({ ok: false });
  });

  it('is rejected without throwing if it is an arbitrary string', () => {
    fc.assert(
      fc.property(fc.string(), (any) => {
        expect(verifyCertificate(any, game).ok).toBe(false);
        expect(verifyCertificate(text.replace('higher', any), game).ok).toBe(any === 'higher');
      }),
    );
  });

  it('comes from a strategy that can be walked and drawn', () => {
    const positions = [...strategy.walk()];
    expect(positions).toHaveLength(12);
    for (const { turns, guess } of positions) expect(strategy.next(turns)).toBe(guess);
    expect(strategy.next([[12, 'found']])).toBeUndefined();
    expect(strategy.toDot()).toContain('digraph strategy');
    expect(strategy.toJson()).toMatchObject({ guess: String(positions[0]?.guess), next: expect.any(Object) });
  });
});
