import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DefinedDeduction, defineDeduction } from '../define/deduction.ts';
import { higherOrLower } from '../define/testing/games.ts';
import { anyGame, anyTurns, randomGame, subsets } from '../define/testing/random-games.ts';
import { boards } from './boards.ts';
import { fixedGuesses } from './fixed-guesses.ts';
import { hiddenRule } from './hidden-rule.ts';
import { withLies } from './with-lies.ts';

describe('several boards', () => {
  it('fit whatever fits each board by itself', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (definition, seed) => {
        const single = defineDeduction(definition);
        const double = defineDeduction(boards(definition, 2));
        const turns = anyTurns(definition, seed, 3);
        const other = definition.secrets[seed % definition.secrets.length]!;
        const told = turns.map(
          ([guess, answer]) => [guess, JSON.stringify([answer, definition.answer(guess, other)])] as const,
        );
        const left = [
          single.position(turns),
          single.position(turns.map(([guess]) => [guess, definition.answer(guess, other)])),
        ];
        const expected = [...left[0]!.candidates()].flatMap((a) =>
          [...left[1]!.candidates()].map((b) => `${a} ${b}`),
        );
        expect([...double.position(told).candidates()].map((pair) => pair.join(' '))).toEqual(expected);
      }),
      { numRuns: 50 },
    );
    expect(() => boards(higherOrLower(100).definition, 3)).toThrow(RangeError);
    expect(() => boards(higherOrLower(3).definition, 0)).toThrow(TypeError);
  });
});

describe('a hidden rule', () => {
  it('leaves every rule under which some secret fits', () => {
    const numbers = Array.from({ length: 16 }, (_, i) => i);
    const rules = {
      'common bits': (guess: number, secret: number) =>
        (guess & secret).toString(2).replaceAll('0', '').length,
      remainder: (guess: number, secret: number) => secret % (guess + 1),
    };
    const game = defineDeduction(hiddenRule({ name: 'numbers', secrets: numbers }, rules));
    expect(game.secrets).toHaveLength(32);
    const position = game.position([
      [3, 2],
      [6, 1],
    ]);
    const twin = Object.entries(rules).flatMap(([rule, answer]) =>
      numbers.filter((n) => answer(3, n) === 2 && answer(6, n) === 1).map((secret) => ({ rule, secret })),
    );
    expect([...position.candidates()]).toEqual(twin);
    expect([...(position.shares().get('rule')?.keys() ?? [])]).toEqual([
      ...new Set(twin.map(({ rule }) => rule)),
    ]);
    expect(() => hiddenRule({ name: 'none', secrets: numbers }, {})).toThrow(TypeError);
  });
});

describe('guesses that are laid down first', () => {
  it('are as few as any subset of all guesses that tells everything apart', () => {
    for (let i = 0; i < 60; i++) {
      const definition = randomGame(`fixed ${i}`, 1 + (i % 6), i % 4, 'identified');
      const game = defineDeduction(definition);
      const guesses = definition.guesses ?? [];
      const tells = (some: readonly string[]) =>
        new Set(
          definition.secrets.map((secret) =>
            JSON.stringify(some.map((guess) => definition.answer(guess, secret))),
          ),
        ).size === definition.secrets.length;
      const least = Math.min(
        ...subsets(guesses.length)
          .map((set) => set.map((at) => guesses[at]!))
          .filter(tells)
          .map(({ length }) => length),
      );
      const found = fixedGuesses(game);
      expect([i, found.guesses.length, found.proved, found.lower]).toEqual([i, least, true, least]);
      expect(tells(found.guesses)).toBe(true);
      const hurried = fixedGuesses(game, 1);
      expect(tells(hurried.guesses)).toBe(true);
      expect(hurried.lower).toBeLessThanOrEqual(least);
    }
  });

  it('are impossible where nothing tells two secrets apart', () => {
    const alike = defineDeduction({
      name: 'alike',
      secrets: ['a', 'b'],
      answer: () => 'no',
      solved: 'identified',
    });
    expect(() => fixedGuesses(alike)).toThrow(RangeError);
  });
});

/** Is the number below each threshold? */
function below(count: number): DefinedDeduction<number, number, string> {
  const secrets = Array.from({ length: count }, (_, i) => i);
  return defineDeduction({
    name: 'below',
    secrets,
    guesses: secrets.slice(1),
    answer: (limit: number, secret: number) => (secret < limit ? 'below' : 'not below'),
    solved: 'identified',
    label: (n) => String(n),
  });
}

describe('lies', () => {
  it('leave every secret that at most so many answers contradict', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), fc.integer({ min: 0, max: 3 }), (definition, seed, lies) => {
        const turns = anyTurns(definition, seed, 5, true);
        const position = withLies(defineDeduction(definition), lies).position(turns);
        const left = definition.secrets.filter(
          (secret) =>
            turns.filter(([guess, answer]) => definition.answer(guess, secret) !== answer).length <= lies,
        );
        expect(position.candidates.map(({ secret }) => secret)).toEqual(left);
        expect([position.count, position.isConsistent]).toEqual([BigInt(left.length), left.length > 0]);
        if (lies === 0) expect(left).toEqual([...defineDeduction(definition).position(turns).candidates()]);
        const game = withLies(defineDeduction(definition), lies);
        for (const { guess, worst } of game.rank(turns, { top: 3 })) {
          const sizes = game.game
            .answers()
            .map((answer) => Number(game.position([...turns, [guess, answer]]).count));
          expect(worst).toBe(Math.max(...sizes));
        }
      }),
    );
  });

  it('cost what trying every history costs', () => {
    for (const [count, lies] of [
      [2, 0],
      [3, 0],
      [5, 0],
      [2, 1],
      [3, 1],
      [4, 1],
      [2, 2],
    ] as const) {
      const game = withLies(below(count), lies);
      const ends = (turns: readonly (readonly [number, string])[], guesses: number): boolean =>
        game.position(turns).count <= 1n ||
        (guesses > 0 &&
          game.game.guesses.some((guess) =>
            ['below', 'not below'].every((answer) => ends([...turns, [guess, answer]], guesses - 1)),
          ));
      const least = Array.from({ length: 8 }, (_, guesses) => guesses).find((guesses) => ends([], guesses));
      expect([count, lies, game.leastWorst(8)?.guesses]).toEqual([count, lies, least]);
    }
  });

  it('make one of two take 2k + 1 questions, and one of four take five with a single lie', () => {
    for (const lies of [0, 1, 2, 3])
      expect(withLies(below(2), lies).leastWorst(9)?.guesses).toBe(2 * lies + 1);
    const bits = defineDeduction({
      name: 'any set',
      secrets: Array.from({ length: 4 }, (_, i) => i),
      guesses: Array.from({ length: 7 }, (_, i) => i + 1),
      answer: (set: number, secret: number) => (set >> secret) & 1,
      solved: 'identified',
      label: (n) => String(n),
    });
    // The least q with 4 · (1 + q) ≤ 2^q is 5, and Pelc's theorem says that five are enough.
    expect(withLies(bits, 1).leastWorst(8)?.guesses).toBe(5);
    expect(withLies(bits, 1).leastWorst(4)).toBeUndefined();
    expect(() => withLies(bits, 0.5)).toThrow(TypeError);
  });
});
