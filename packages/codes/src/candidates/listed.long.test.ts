import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enumerateCandidates, enumerateCodes } from '../reference/enumeration.ts';
import { CodeSpace, codeCount, listSpace } from './code-space.ts';
import { candidatesIn, ListedSpace, listCandidates } from './listed.ts';

const SMALL: readonly CodeRules[] = [
  { places: 1, symbols: 1, repeats: true },
  { places: 1, symbols: 20, repeats: false },
  { places: 2, symbols: 5, repeats: true },
  { places: 3, symbols: 4, repeats: false },
  { places: 4, symbols: 4, repeats: true },
  { places: 4, symbols: 6, repeats: false },
  { places: 5, symbols: 5, repeats: false },
  { places: 7, symbols: 2, repeats: true },
  { places: 9, symbols: 1, repeats: true },
];

describe('code spaces', () => {
  it('map codes to indices and back, in lexicographic order', () => {
    for (const rules of SMALL) {
      const space = new CodeSpace(rules);
      const codes = [...enumerateCodes(rules)];
      expect(space.size).toBe(codes.length);
      expect(codeCount(rules)).toBe(BigInt(codes.length));
      for (const [index, code] of codes.entries()) {
        expect(Array.from(space.codeAt(index))).toEqual(code);
        expect(space.indexOf(code)).toBe(index);
      }
    }
  });

  it('return -1 as the index of an invalid code', () => {
    const space = new CodeSpace({ places: 3, symbols: 4, repeats: false });
    for (const code of [
      [0, 1],
      [0, 1, 2, 3],
      [0, 0, 1],
      [0, 1, 4],
      [0, 1, -1],
      [0, 1, 0.5],
      [0, 1, Number.NaN],
    ])
      expect(space.indexOf(code)).toBe(-1);
  });

  it('report that they are too large to list', () => {
    expect(listSpace({ places: 8, symbols: 12, repeats: true })).toEqual({ ok: false, error: 'too-large' });
    expect(listSpace({ places: 10, symbols: 4, repeats: true }).ok).toBe(true);
    expect(codeCount({ places: 16, symbols: 20, repeats: true })).toBe(20n ** 16n);
  });
});

describe('listed candidate sets', () => {
  const game = fc
    .record({
      rules: fc.constantFrom<CodeRules>(
        ...SMALL,
        { places: 6, symbols: 3, repeats: true },
        { places: 3, symbols: 12, repeats: true },
        { places: 6, symbols: 7, repeats: false },
      ),
      seed: fc.string(),
      turnCount: fc.nat(4),
      honest: fc.boolean(),
    })
    .map(({ rules, seed, turnCount, honest }) => {
      const random = new RandomStream(seedRandom(seed));
      const codes = [...enumerateCodes(rules)];
      const draw = () => codes[random.below(codes.length)]!;
      const secret = draw();
      const turns: CodeTurn[] = Array.from({ length: turnCount }, () => {
        const guess = draw();
        return { guess, feedback: scoreCode(guess, honest ? secret : draw()) };
      });
      return { rules, turns, guess: draw() };
    });

  it('answer every query as enumeration does', () => {
    fc.assert(
      fc.property(game, ({ rules, turns, guess }) => {
        const set = unwrap(listCandidates(rules, turns));
        const codes = enumerateCandidates(rules, turns);
        expect(set.count()).toBe(BigInt(codes.length));
        for (const [k, code] of codes.entries()) expect(Array.from(set.at(BigInt(k))!)).toEqual(code);
        expect(set.at(BigInt(codes.length))).toBeUndefined();
        expect(set.at(-1n)).toBeUndefined();
        const places = Array.from({ length: rules.places }, (_, i) =>
          Array.from({ length: rules.symbols }, (_, s) =>
            BigInt(codes.filter((code) => code[i] === s).length),
          ),
        );
        expect(set.places()).toEqual(places);
        const split = new Array<bigint>(feedbackClassCount(rules.places)).fill(0n);
        for (const code of codes) split[scoreCode(guess, code)]! += 1n;
        expect(set.split(guess)).toEqual(split);
        expect(set.contains(guess)).toBe(codes.some((code) => scoreCode(code, guess) === split.length - 1));
        const drawn = set.sample(new RandomStream(seedRandom('draw')));
        expect(drawn === undefined ? codes.length === 0 : set.contains(drawn)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('are the same with and without scoring tables', () => {
    fc.assert(
      fc.property(game, ({ rules, turns }) => {
        const [bare, tabled] = [0, 1].map(() => new ListedSpace(new CodeSpace(rules)));
        expect(tabled!.scorer).toBeDefined();
        expect(candidatesIn(bare!, turns).indices).toEqual(candidatesIn(tabled!, turns).indices);
      }),
      { numRuns: 100 },
    );
  });

  it('throw for a turn whose guess is not a code of the game', () => {
    const set = unwrap(listCandidates({ places: 2, symbols: 3, repeats: false }, []));
    expect(() => set.with({ guess: [1, 1], feedback: 0 }).count()).toThrow(RangeError);
  });

  it('score by table as the counting evaluator does, for several code sizes', () => {
    for (const rules of [
      { places: 7, symbols: 7, repeats: true },
      { places: 5, symbols: 16, repeats: true },
      { places: 7, symbols: 10, repeats: false },
      { places: 16, symbols: 2, repeats: true },
    ]) {
      const set = unwrap(listCandidates(rules, []));
      const random = new RandomStream(seedRandom('chunks'));
      const { codes, scorer } = set.space;
      const some = Uint32Array.from({ length: 2000 }, () => random.below(codes.size));
      const classes = new Uint8Array(some.length);
      const histogram = new Uint32Array(feedbackClassCount(rules.places));
      const guess = random.below(codes.size);
      scorer.classesOf(guess, some, classes);
      scorer.histogram(guess, some, histogram);
      const slow = Array.from(some, (index) => scoreCode(codes.codeAt(guess), codes.codeAt(index)));
      expect(Array.from(classes)).toEqual(slow);
      for (const cls of slow) histogram[cls]!--;
      expect(histogram.every((count) => count === 0)).toBe(true);
    }
  });

  it('sample uniformly', () => {
    const turns = [{ guess: [0, 0, 1, 1], feedback: scoreCode([0, 0, 1, 1], [0, 1, 2, 3]) }];
    const set = unwrap(listCandidates({ places: 4, symbols: 4, repeats: true }, turns));
    const random = new RandomStream(seedRandom('uniform'));
    const seen = new Map<string, number>();
    const size = Number(set.count());
    for (let i = 0; i < 500 * size; i++) {
      const key = Array.from(set.sample(random)!).join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    const chi = [...seen.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
    expect(seen.size).toBe(size);
    expect(chi).toBeLessThan(size + 6 * Math.sqrt(2 * size));
  });
});
