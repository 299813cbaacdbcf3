import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DefinedDeduction, defineDeduction } from './deduction.ts';
import { StrategyError } from './strategy-error.ts';
import { higherOrLower } from './testing/games.ts';
import { anyGame, anyTurns, fits, subsets } from './testing/random-games.ts';

describe('a position', () => {
  it('has the same candidates as filtering', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (definition, seed) => {
        const game = defineDeduction(definition);
        const turns = anyTurns(definition, seed, 4);
        const position = game.position(turns);
        const left = definition.secrets.filter((secret) => fits(definition, turns, secret));
        expect([...position.candidates()]).toEqual(left);
        expect(position.count).toBe(BigInt(left.length));
        expect(position.isConsistent).toBe(left.length > 0);
        expect(position.at(0n)).toBe(left[0]);
        expect(position.at(left.length)).toBeUndefined();
        const drawn = position.sample(`${seed}`);
        expect(left.length === 0 ? drawn === undefined : left.includes(drawn as string)).toBe(true);
        for (const secret of definition.secrets)
          expect(position.contains(secret)).toBe(left.includes(secret));
      }),
    );
  });

  it('finds all minimal conflicts and smallest repairs, as trying every set of turns does', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (definition, seed) => {
        const turns = anyTurns(definition, seed, 5, true);
        const position = defineDeduction(definition).position(turns);
        const contradicts = (some: readonly number[]) =>
          !definition.secrets.some((secret) =>
            fits(
              definition,
              some.map((turn) => turns[turn]!),
              secret,
            ),
          );
        const all = subsets(turns.length).filter(contradicts);
        const least = all.filter(
          (set) =>
            !all.some((other) => other.length < set.length && other.every((turn) => set.includes(turn))),
        );
        const sorted = (sets: readonly (readonly number[])[]) => sets.map((set) => set.join()).toSorted();
        expect(sorted(position.conflicts())).toEqual(sorted(least));
        const repairs = position.repairs();
        expect(repairs.length > 0).toBe(!position.isConsistent);
        for (const { changes, secrets } of repairs) {
          const mended = turns.map(
            ([guess, answer], at) =>
              [guess, changes.find(({ turn }) => turn === at)?.answer ?? answer] as const,
          );
          expect(definition.secrets.filter((secret) => fits(definition, mended, secret))).toEqual(secrets);
          for (const smaller of subsets(turns.length).filter((set) => set.length < changes.length)) {
            const rest = turns.filter((_, at) => !smaller.includes(at));
            expect(definition.secrets.some((secret) => fits(definition, rest, secret))).toBe(false);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it('returns as many minimal conflicts as requested, even of a long history', () => {
    const digits = Array.from({ length: 900 }, (_, i) => `${i + 100}`).filter(
      (text) => new Set(text).size === 3,
    );
    const count = (a: string, b: string) => [...a].filter((digit, at) => digit === b[at]).length;
    const common = (a: string, b: string) => [...a].filter((digit) => b.includes(digit)).length;
    const game = defineDeduction({
      name: 'digits',
      secrets: digits,
      answer: (guess, secret) => `${count(guess, secret)},${common(guess, secret)}`,
      solved: '3,3',
    });
    const turns = Array.from({ length: 60 }, (_, i) => {
      const [guess, secret] = [digits[(i * 251) % 648] ?? '', digits[(i * 377 + 5) % 648] ?? ''];
      return [guess, game.answer(guess, secret)] as const;
    });
    const position = game.position(turns);
    const conflicts = position.conflicts();
    expect(conflicts).toHaveLength(1000);
    expect(position.conflicts({ max: 1001 })).toHaveLength(1001);
    expect(position.conflicts({ max: 3 })).toEqual(conflicts.slice(0, 3));
    for (const set of conflicts.filter((_, at) => at % 100 === 0)) {
      const of = (some: readonly number[]) => game.position(some.map((turn) => turns[turn] ?? ['', '0,0']));
      expect(of(set).isConsistent).toBe(false);
      for (const turn of set) expect(of(set.filter((other) => other !== turn)).isConsistent).toBe(true);
    }
    expect(() => position.conflicts({ max: 0 })).toThrow('max must be a whole number of at least 1, not 0');
  });

  it('reports which turns rule a feature out', () => {
    const position = higherOrLower(100).position([
      [50, 'higher'],
      [75, 'lower'],
      [60, 'higher'],
    ]);
    expect(position.shares().get('tens')).toEqual(
      new Map([
        [6, 9],
        [7, 5],
      ]),
    );
    expect(position.why('tens', 2)).toEqual({
      secrets: 10,
      left: 0,
      certain: false,
      ruledOutBy: [[0], [2]],
    });
    expect(position.why('tens', 5)).toMatchObject({ left: 0, ruledOutBy: [[2]] });
    expect(position.why('tens', 6)).toMatchObject({ left: 9, certain: false, ruledOutBy: [] });
    expect(higherOrLower(9).position().why('tens', 0)).toMatchObject({ left: 9, certain: true });
  });

  it('splits by a guess, and ranks guesses as counting every split does', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), (definition, seed) => {
        const game: DefinedDeduction<string, string, string | number> = defineDeduction(definition);
        const position = game.position(anyTurns(definition, seed, 2));
        const left = [...position.candidates()];
        const guesses = definition.guesses ?? definition.secrets;
        const ranked = position.rank({ by: 'expected', top: guesses.length });
        expect(ranked).toHaveLength(left.length === 0 ? 0 : guesses.length);
        for (const { guess, worst, expected, bits, parts, possible } of ranked) {
          const split = position.split(guess);
          expect(split.flatMap(({ secrets }) => secrets).toSorted()).toEqual(left.toSorted());
          const sizes = split.map(({ count }) => count);
          expect([worst, parts, possible]).toEqual([Math.max(...sizes), sizes.length, left.includes(guess)]);
          expect(expected).toBeCloseTo(sizes.reduce((sum, n) => sum + n * n, 0) / left.length);
          expect(bits).toBeCloseTo(
            sizes.reduce((sum, n) => sum - (n / left.length) * Math.log2(n / left.length), 0),
          );
        }
        for (const by of ['worst', 'expected', 'bits', 'parts'] as const) {
          const best = position.best({ by });
          const least = Math.min(
            ...ranked.map((other) => (by === 'bits' || by === 'parts' ? -other[by] : other[by])),
          );
          if (best) expect(by === 'bits' || by === 'parts' ? -best[by] : best[by]).toBeCloseTo(least);
        }
      }),
    );
  });

  it('rejects invalid turns and options, and reports which', () => {
    const game = higherOrLower(10);
    const position = (turns: unknown) => () => game.position(turns as never);
    expect(
      position([
        [5, 'higher'],
        [11, 'lower'],
      ]),
    ).toThrow('turn 1: 11 is not a guess of this game');
    expect(position([[5, { a: 1 }]])).toThrow('turn 0: the answer {"a":1} is neither a string nor');
    expect(position([[5, Number.NaN]])).toThrow(TypeError);
    expect(position([[5]])).toThrow('turn 0 must be [guess, answer]');
    expect(position('5')).toThrow(TypeError);
    expect(() => game.position().rank({ by: 'luck' as never })).toThrow(', not “luck”');
    expect(() => game.position().rank({ top: '3' as never })).toThrow(
      'a whole number of at least 1, not “3”',
    );
    expect(game.position([[5, 'elsewhere' as never]]).conflicts()).toEqual([[0]]);
    const sum = defineDeduction({
      name: 'sum',
      secrets: [1, 2],
      answer: (a, b) => a + b,
      solved: 'identified',
    });
    expect(() => sum.position([[2, '3' as never]])).toThrow(
      'turn 0: the answer “3” is a string, and that of the game a number',
    );
  });
});

describe('the cost of a position', () => {
  it('is the cost of the best strategy for the remaining secrets', async () => {
    for (const solved of ['found', 'identified'] as const) {
      const answer = (guess: number, secret: number) =>
        guess === secret ? 'found' : ((guess * 7 + secret * 5) % 11) % 3;
      const secrets = Array.from({ length: 24 }, (_, i) => i);
      const game = defineDeduction({ name: 'mixed', secrets, answer, solved });
      const all = await game.optimum();
      expect(game.position().cost()).toEqual({ lower: all.total, upper: all.total });
      for (const guess of [3, 11]) {
        let sum = 24;
        for (const { answer: reply, secrets: left } of game.position().split(guess)) {
          const position = game.position([[guess, reply]]);
          const rest = defineDeduction({ name: 'rest', secrets: left, guesses: secrets, answer, solved });
          const { total } = await rest.optimum();
          expect(position.cost()).toEqual({ lower: total, upper: total });
          if (reply !== solved) sum += total;
        }
        expect(sum).toBeGreaterThanOrEqual(all.total);
      }
      expect(
        game
          .position([
            [0, 'found'],
            [1, 'found'],
          ])
          .cost(),
      ).toEqual({ lower: 0, upper: 0 });
    }
    const [plain, asked] = (['found', 'identified'] as const).map((solved) =>
      defineDeduction({
        name: 'one',
        secrets: ['a'],
        guesses: ['q'],
        answer: (guess, secret) => (guess === secret ? 'found' : 'no'),
        solved,
      }).position(),
    );
    expect(() => plain?.cost()).toThrow(
      new StrategyError(
        'impossible',
        'no guess finds secret “a”: none is answered “found”, so no strategy can find it',
      ),
    );
    expect(asked?.cost()).toEqual({ lower: 0, upper: 0 });
    expect(() =>
      defineDeduction({ name: 'a', secrets: [1], answer: () => 1, solved: 1 })
        .position()
        .cost({ nodes: 0 }),
    ).toThrow('nodes must be a number of at least 1');
  });
});
