import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { feedbackClass, feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DiagramSet } from './diagram-set.ts';

const small: fc.Arbitrary<CodeRules> = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 7 }), fc.boolean())
  .map(([places, symbols, repeats]) => ({ places, symbols, repeats: repeats || symbols < places }))
  .filter(({ places, symbols }) => symbols ** places <= 8000);

/** Rules with a history: random guesses, answered for a secret or, sometimes, with an arbitrary class. */
const histories = (rules: fc.Arbitrary<CodeRules>, most: number) =>
  rules.chain((r) => {
    const code = fc.array(fc.nat(r.symbols - 1), { minLength: r.places, maxLength: r.places });
    const lie = fc.option(fc.nat(feedbackClassCount(r.places) - 1), { freq: 12, nil: undefined });
    return fc
      .tuple(code, fc.array(fc.tuple(code, lie), { maxLength: most }), code)
      .map(([secret, entries, probe]) => ({
        rules: r,
        probe,
        turns: entries.map(([guess, cls]) => ({ guess, feedback: cls ?? scoreCode(guess, secret) })),
      }));
  });

describe('DiagramSet agrees with enumeration', () => {
  it('for every query, in small spaces, with and without repeats', () => {
    fc.assert(
      fc.property(histories(small, 6), fc.string(), ({ rules, turns, probe }, seed) => {
        const listed = enumerate(rules, turns);
        const set = new DiagramSet(rules, turns);
        expect(set.ready().ok).toBe(true);
        expect(set.count()).toBe(BigInt(listed.length));
        expect(set.places()).toEqual(tabulate(rules, listed));
        expect([...set.codes()]).toEqual(listed);
        expect(listed.map((_, k) => set.at(BigInt(k)))).toEqual(listed);
        expect([set.at(-1n), set.at(BigInt(listed.length))]).toEqual([undefined, undefined]);
        expect(set.split(probe)).toEqual(splitListed(rules, listed, probe));
        expect(set.contains(probe)).toBe(listed.some((code) => code.join() === probe.join()));
        const drawn = set.sample(new RandomStream(seedRandom(seed)));
        expect(drawn === undefined ? listed.length === 0 : set.contains(drawn)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('after every possible single turn of p3c3r and p3c4n', () => {
    for (const rules of [
      { places: 3, symbols: 3, repeats: true },
      { places: 3, symbols: 4, repeats: false },
    ]) {
      const guesses = enumerate({ ...rules, repeats: true }, []);
      for (const guess of guesses)
        for (let feedback = 0; feedback < feedbackClassCount(rules.places); feedback++) {
          const listed = enumerate(rules, [{ guess, feedback }]);
          const set = new DiagramSet(rules, [{ guess, feedback }]);
          expect([...set.codes()]).toEqual(listed);
          expect(set.places()).toEqual(tabulate(rules, listed));
        }
    }
  });

  it('in spaces of 32,768 to 531,441 codes', () => {
    for (const [places, symbols, repeats] of [
      [6, 9, true],
      [5, 8, true],
      [16, 2, true],
      [9, 9, false],
    ] as const) {
      const rules = { places, symbols, repeats };
      const random = new RandomStream(seedRandom(`${places} ${symbols}`));
      let listed = enumerate(rules, []);
      const secret = listed[random.below(listed.length)];
      let set = new DiagramSet(rules);
      for (let t = 0; t < 6; t++) {
        const guess = Array.from({ length: places }, () => random.below(symbols));
        const turn = { guess, feedback: scoreCode(guess, secret) };
        expect(set.split(guess)).toEqual(splitListed(rules, listed, guess));
        set = set.with(turn);
        listed = listed.filter((code) => scoreCode(guess, code) === turn.feedback);
        expect(set.count()).toBe(BigInt(listed.length));
        expect(set.places()).toEqual(tabulate(rules, listed));
        const k = random.below(listed.length);
        expect(set.at(BigInt(k))).toEqual(listed[k]);
      }
    }
  });

  it('when the symbols of some places are fixed', () => {
    fc.assert(
      fc.property(histories(small, 4), fc.nat(), fc.nat(), ({ rules, turns, probe }, a, b) => {
        const [one, other] = [a % rules.places, b % rules.places];
        const listed = enumerate(rules, turns).filter(
          (code) => code[one] === probe[one] && code[other] === probe[other],
        );
        const [first, ...rest] = turns;
        const start = new DiagramSet(rules).where(one, probe[one]);
        const late = first ? start.with(first) : start;
        const set = rest.reduce((s, turn) => s.with(turn), late.where(other, probe[other]));
        expect([...set.codes()]).toEqual(listed);
        expect(set.places()).toEqual(tabulate(rules, listed));
        expect(set.contains(probe)).toBe(listed.some((code) => code.join() === probe.join()));
      }),
      { numRuns: 100 },
    );
  });

  it('and gives the same results whether a history is given at once or turn by turn', () => {
    fc.assert(
      fc.property(histories(small, 6), ({ rules, turns, probe }) => {
        const whole = new DiagramSet(rules, turns);
        let grown = new DiagramSet(rules);
        for (const turn of turns) grown = grown.with(turn);
        expect(grown.turns).toEqual(whole.turns);
        expect(grown.places()).toEqual(whole.places());
        expect(grown.split(probe)).toEqual(whole.split(probe));
      }),
      { numRuns: 100 },
    );
  });
});

describe('DiagramSet in a space too large to list', () => {
  const rules = { places: 12, symbols: 12, repeats: true };

  it('gives consistent answers to different queries', () => {
    const random = new RandomStream(seedRandom('p12c12'));
    const code = () => Array.from({ length: 12 }, () => random.below(12));
    const secret = code();
    let set = new DiagramSet(rules);
    for (let t = 0; t < 4; t++) {
      const guess = code();
      set = set.with({ guess, feedback: scoreCode(guess, secret) });
      const count = set.count();
      for (const row of set.places()) expect(row.reduce((sum, n) => sum + n, 0n)).toBe(count);
      for (let draw = 0; draw < 20; draw++)
        expect(set.contains(set.sample(random) as ArrayLike<number>)).toBe(true);
      const k = random.belowBig(count - 1n);
      const [one, next] = [set.at(k), set.at(k + 1n)] as number[][];
      expect(compare(one, next)).toBe(-1);
      expect([set.at(count - 1n) === undefined, set.at(count)]).toEqual([false, undefined]);
    }
    expect(set.places().every((row, place) => row[secret[place]] > 0n)).toBe(true);
  });

  it('splits into the counts that remain after each answer', () => {
    const random = new RandomStream(seedRandom('split'));
    const code = () => Array.from({ length: 8 }, () => random.below(12));
    const [secret, guess, probe] = [code(), code(), code()];
    const set = new DiagramSet({ ...rules, places: 8 }).with({ guess, feedback: scoreCode(guess, secret) });
    const cells = set.split(probe);
    expect(cells).toEqual(cells.map((_, feedback) => set.with({ guess: probe, feedback }).count()));
    expect(cells.reduce((sum, n) => sum + n, 0n)).toBe(set.count());
  });

  it('counts past 2⁵³ exactly', () => {
    const wide = { places: 16, symbols: 20, repeats: true };
    const free = new DiagramSet(wide);
    expect(free.count()).toBe(20n ** 16n);
    expect(free.places()[3][7]).toBe(20n ** 15n);
    expect(free.at(20n ** 16n - 2n)).toEqual([...new Array(15).fill(19), 18]);
    const guess = new Array<number>(16).fill(0);
    const one = free.with({ guess, feedback: feedbackClass(3, 0) });
    expect(one.count()).toBe(560n * 19n ** 13n);
    expect(one.places()[0][0]).toBe(105n * 19n ** 13n);
    expect(one.split(guess)[feedbackClass(3, 0)]).toBe(one.count());
    const k = 12345678901234567890n % one.count();
    const drawn = one.at(k) as number[];
    expect(one.contains(drawn)).toBe(true);
    expect(drawn.filter((symbol) => symbol === 0).length).toBe(3);
  });

  it('samples uniformly: chi-square over 56 codes, far inside the 10⁻⁶ tail', () => {
    const set = new DiagramSet({ places: 8, symbols: 12, repeats: true }, [
      { guess: [0, 0, 0, 0, 0, 0, 0, 0], feedback: feedbackClass(3, 0) },
      { guess: [1, 1, 1, 1, 1, 1, 1, 1], feedback: feedbackClass(5, 0) },
    ]);
    expect(set.count()).toBe(56n);
    const random = new RandomStream(seedRandom('uniform'));
    const seen = new Map<string, number>();
    for (let i = 0; i < 5600; i++) {
      const key = String(set.sample(random));
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(56);
    expect([...seen.values()].reduce((sum, n) => sum + (n - 100) ** 2 / 100, 0)).toBeLessThan(120);
  });
});

describe('DiagramSet at its limits', () => {
  const rules = { places: 12, symbols: 12, repeats: true };
  const random = new RandomStream(seedRandom('limits'));
  const code = () => Array.from({ length: 12 }, () => random.below(12));
  const turns = [0, 1, 2].map(() => ({ guess: code(), feedback: feedbackClass(1, 5) }));

  it('reports an exceeded node budget, and keeps reporting it', () => {
    for (const limits of [{ nodes: 0 }, { nodes: 1000 }]) {
      const set = new DiagramSet(rules, turns, limits);
      const fault = { ok: false, error: { code: 'budget', ...limits } };
      expect(set.ready()).toEqual(fault);
      expect(set.trySplit(code())).toEqual(fault);
      expect(() => set.count()).toThrow(RangeError);
      expect(set.contains(code())).toBe(false);
    }
  });

  it('can count a set that it cannot split within the node budget', () => {
    const free = new DiagramSet(rules, turns.slice(0, 1));
    const tight = new DiagramSet(rules, turns.slice(0, 1), { nodes: 8000 });
    expect(tight.count()).toBe(free.count());
    expect(tight.trySplit(code()).ok).toBe(false);
    expect(free.trySplit(code()).ok).toBe(true);
    // The same work pauses every few milliseconds.
    expect([...new DiagramSet(rules, turns.slice(0, 1)).splitSteps(code())].length).toBeGreaterThan(30);
  });

  it('is empty after an impossible history', () => {
    for (const feedback of [feedbackClass(11, 1), feedbackClass(12, 3), 5000]) {
      const set = new DiagramSet(rules, [{ guess: code(), feedback }]);
      expect(set.count()).toBe(0n);
      expect(set.at(0n)).toBeUndefined();
      expect(set.sample(random)).toBeUndefined();
      expect([...set.codes()]).toEqual([]);
      expect(
        set
          .places()
          .flat()
          .every((n) => n === 0n),
      ).toBe(true);
      expect(set.split(code()).every((n) => n === 0n)).toBe(true);
    }
  });

  it('handles a history of a thousand turns', () => {
    const secret = code();
    const many = Array.from({ length: 1000 }, () => code()).map((guess) => ({
      guess,
      feedback: scoreCode(guess, secret),
    }));
    const set = new DiagramSet(rules, many);
    expect([set.count(), set.at(0n)]).toEqual([1n, secret]);
  });

  it('does not contain arrays that are not codes of its rules', () => {
    const free = new DiagramSet({ places: 3, symbols: 4, repeats: false });
    expect(free.contains([0, 1, 2])).toBe(true);
    for (const bad of [
      [0, 1],
      [0, 1, 4],
      [0, 1, 1],
      [0, 1, -1],
      [0, 1, 0.5],
      [0, 1, Number.NaN],
    ])
      expect(free.contains(bad)).toBe(false);
  });
});

function enumerate({ places, symbols, repeats }: CodeRules, turns: readonly CodeTurn[]): number[][] {
  const codes: number[][] = [];
  const code = new Array<number>(places).fill(0);
  const from = (place: number): void => {
    if (place === places) {
      if (turns.every(({ guess, feedback }) => scoreCode(guess, code) === feedback)) codes.push(code.slice());
      return;
    }
    for (let symbol = 0; symbol < symbols; symbol++) {
      if (!repeats && code.indexOf(symbol) >= 0 && code.indexOf(symbol) < place) continue;
      code[place] = symbol;
      from(place + 1);
    }
  };
  from(0);
  return codes;
}

function tabulate({ places, symbols }: CodeRules, codes: readonly number[][]): bigint[][] {
  const table = Array.from({ length: places }, () => new Array<number>(symbols).fill(0));
  for (const code of codes) for (let place = 0; place < places; place++) table[place][code[place]]++;
  return table.map((row) => row.map(BigInt));
}

function splitListed({ places }: CodeRules, codes: readonly number[][], guess: number[]): bigint[] {
  const cells = new Array<number>(feedbackClassCount(places)).fill(0);
  for (const code of codes) cells[scoreCode(guess, code)]++;
  return cells.map(BigInt);
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((symbol, place) => symbol !== other[place]);
  return at < 0 ? 0 : Math.sign(one[at] - other[at]);
}
