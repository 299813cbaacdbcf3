import type { CodeRules } from '@inkling/core/deduction';
import { feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListedCandidates, listCandidates } from '../candidates/listed.ts';
import { chooseGuess, rankGuesses } from './choice.ts';
import { entropy } from './entropy.ts';
import { evaluateNow } from './evaluation.ts';
import { expected } from './expected.ts';
import { knuth } from './knuth.ts';
import { type PartitionRule, partitionFigures } from './partition.ts';
import { parts } from './parts.ts';
import { representativeTest } from './symmetry.ts';

const RULES = [knuth, expected, entropy, parts];

function finish<T>(search: Generator<unknown, T>): T {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

function totals(rules: CodeRules, rule: PartitionRule) {
  const { total, worst, histogram } = evaluateNow(unwrap(listCandidates(rules, [])), (set) =>
    chooseGuess(set, rule),
  );
  return { total, worst, histogram };
}

describe('published results for p4c6', () => {
  const mm = { places: 4, symbols: 6, repeats: true };

  it('Knuth 5801 = 1/6/62/533/694', () => {
    expect(totals(mm, knuth)).toEqual({ total: 5801, worst: 5, histogram: [1, 6, 62, 533, 694] });
  });

  it('Irving 5696 = 1/10/54/645/583/3', () => {
    expect(totals(mm, expected)).toEqual({ total: 5696, worst: 6, histogram: [1, 10, 54, 645, 583, 3] });
  });

  it('Kooi 5668 = 1/12/72/635/569/7', () => {
    expect(totals(mm, parts)).toEqual({ total: 5668, worst: 6, histogram: [1, 12, 72, 635, 569, 7] });
  });

  it('Neuwirth within the published 5680 to 5726', () => {
    expect(totals(mm, entropy)).toMatchInlineSnapshot(`
      {
        "histogram": [
          1,
          4,
          71,
          612,
          596,
          12,
        ],
        "total": 5722,
        "worst": 6,
      }
    `);
  });

  it('openings of the four strategies', () => {
    const set = unwrap(listCandidates(mm, []));
    const opening = (rule: PartitionRule) =>
      Array.from(set.space.codes.codeAt(chooseGuess(set, rule)), (s) => s + 1).join('');
    expect(RULES.map((rule) => [rule.name, opening(rule)])).toEqual([
      ['knuth', '1122'],
      ['expected', '1123'],
      ['entropy', '1234'],
      ['parts', '1123'],
    ]);
  });

  it('Knuth’s printed split of 1122', () => {
    const split = unwrap(listCandidates(mm, [])).split([0, 0, 1, 1]);
    const inOrder = [
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
      [1, 0],
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 0],
      [2, 1],
      [2, 2],
      [3, 0],
      [4, 0],
    ];
    const cells = inOrder.map(([exact, near]) =>
      Number(split[((exact! + near!) * (exact! + near! + 1)) / 2 + exact!]),
    );
    expect(cells).toEqual([256, 256, 96, 16, 1, 256, 208, 36, 0, 114, 32, 4, 20, 1]);
  });
});

describe('chooseGuess and rankGuesses', () => {
  const positions = fc
    .record({
      rules: fc.constantFrom(
        { places: 3, symbols: 5, repeats: true },
        { places: 3, symbols: 6, repeats: false },
        { places: 4, symbols: 3, repeats: true },
        { places: 4, symbols: 6, repeats: true },
        { places: 4, symbols: 6, repeats: false },
      ),
      seed: fc.string(),
      turnCount: fc.nat(3),
    })
    .map(({ rules, seed, turnCount }) => {
      const random = new RandomStream(seedRandom(seed));
      const all = unwrap(listCandidates(rules, []));
      const secret = all.sample(random)!;
      const turns = Array.from({ length: turnCount }, () => {
        const guess = all.sample(random)!;
        return { guess, feedback: scoreCode(guess, secret) };
      });
      return unwrap(listCandidates(rules, turns));
    });

  /** The answers of every secret to every guess of these rules, scored one by one and cached for all positions. */
  const answersOf = ({ rules, space: { codes } }: ListedCandidates) => {
    const name = JSON.stringify(rules);
    const all = Array.from({ length: codes.size }, (_, index) => codes.codeAt(index));
    const answers = known.get(name) ?? all.flatMap((guess) => all.map((secret) => scoreCode(guess, secret)));
    known.set(name, answers);
    return answers;
  };
  const known = new Map<string, readonly number[]>();

  it('pick the best unused guesses: least measure, then possible, then lowest index', () => {
    fc.assert(
      fc.property(positions, fc.constantFrom(...RULES), (set, rule) => {
        const { codes } = set.space;
        const secrets = Array.from(set.indices);
        const answers = answersOf(set);
        const used = set.turns.map((turn) => codes.indexOf(turn.guess));
        const unused = Array.from({ length: codes.size }, (_, guess) => guess).filter(
          (guess) => !used.includes(guess),
        );
        const score = (guess: number) => {
          const cells = new Map<number, number>();
          for (const secret of secrets) {
            const cls = answers[guess * codes.size + secret]!;
            cells.set(cls, (cells.get(cls) ?? 0) + 1);
          }
          const counts = [...cells.values()];
          if (rule === knuth) return BigInt(Math.max(...counts));
          if (rule === expected) return BigInt(counts.reduce((sum, n) => sum + n * n, 0));
          if (rule === parts) return -BigInt(counts.length);
          return counts.reduce((product, n) => product * BigInt(n) ** BigInt(n), 1n);
        };
        const ranked = unused
          .map((guess) => ({ guess, score: score(guess), possible: set.holds(guess) }))
          .toSorted((a, b) =>
            a.score !== b.score
              ? a.score < b.score
                ? -1
                : 1
              : Number(b.possible) - Number(a.possible) || a.guess - b.guess,
          );
        if (
          secrets.length === 0 ||
          ranked.length === 0 ||
          set.turns.some((turn) => set.space.codes.indexOf(turn.guess) === set.indices[0])
        )
          return;
        expect(chooseGuess(set, rule)).toBe(ranked[0]!.guess);
        const stands = representativeTest(set.rules, set.turns);
        const first = ranked.filter(({ guess }) => stands(codes.table, guess * set.rules.places)).slice(0, 4);
        expect(finish(rankGuesses(set, rule, 4)).map(({ guess }) => guess)).toEqual(
          first.map(({ guess }) => guess),
        );
      }),
      { numRuns: 120 },
    );
  });

  it('return a sorted top ten with correct figures', () => {
    fc.assert(
      fc.property(positions, (set) => {
        const found = finish(rankGuesses(set, entropy, 10));
        for (const entry of found) {
          const split = Uint32Array.from(set.split(set.space.codes.codeAt(entry.guess)), Number);
          const { guess, possible, ...figures } = entry;
          expect(figures).toEqual(partitionFigures(split));
          expect(possible).toBe(set.holds(guess));
        }
        const bits = found.map((entry) => entry.bits);
        for (let i = 1; i < bits.length; i++) expect(bits[i]!).toBeLessThanOrEqual(bits[i - 1]! + 1e-12);
      }),
      { numRuns: 40 },
    );
  });
});

describe('entropy', () => {
  it('settles ties exactly', () => {
    const cells = (...counts: number[]) => {
      const histogram = new Uint32Array(feedbackClassCount(4));
      histogram.set(counts);
      return histogram;
    };
    expect(entropy.settle?.(cells(4, 1, 1, 1, 1), cells(2, 2, 2, 2))).toBe(0);
    expect(entropy.settle?.(cells(4, 2, 2), cells(3, 3, 2))).toBe(1);
    expect(entropy.settle?.(cells(3, 3, 2), cells(4, 2, 2))).toBe(-1);
    expect(entropy.measure(cells(5, 0, 6, 7))).toBe(entropy.measure(cells(7, 6, 5)));
  });
});

describe('the one best guess', () => {
  it('equals the first of several, which are searched without shortcuts', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 3 }),
        fc.boolean(),
        fc.constantFrom(...RULES),
        (seed, turnCount, repeats, rule) => {
          const rules = { places: 4, symbols: 7, repeats };
          const random = new RandomStream(seedRandom(`${seed}`));
          let set = unwrap(listCandidates(rules, []));
          const secret = set.sample(random) as ArrayLike<number>;
          for (let turn = 0; turn < turnCount; turn++) {
            const guess = set.space.codes.codeAt(random.below(set.space.codes.size));
            set = set.with({ guess, feedback: scoreCode(guess, secret) });
          }
          const first = (top: number) => finish(rankGuesses(set, rule, top))[0];
          expect(first(1)).toEqual(first(3));
        },
      ),
      { numRuns: 60 },
    );
  });
});
