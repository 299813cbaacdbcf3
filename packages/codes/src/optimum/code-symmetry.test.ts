import { feedbackClassCount, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CodeSpace } from '../candidates/code-space.ts';
import { CodeSymmetry } from './code-symmetry.ts';

const space = new CodeSpace({ places: 4, symbols: 6, repeats: true });
const symmetry = new CodeSymmetry(space);

describe('symmetry of codes', () => {
  it('leaves five first guesses of (4,6), as Knuth found', () => {
    const isRepresentative = symmetry.representatives([]);
    const kept = Array.from({ length: space.size }, (_, guess) => guess).filter(isRepresentative);
    const texts = kept.map((guess) => Array.from(space.codeAt(guess), (symbol) => symbol + 1).join(''));
    expect(texts).toEqual(['1111', '1112', '1122', '1123', '1234']);
  });

  it('keeps, for every guess, one with the same partition sizes in every cell of the history', () => {
    const first = space.indexOf([0, 0, 1, 2]);
    const isRepresentative = symmetry.representatives([first]);
    const codes = Array.from({ length: space.size }, (_, index) => space.codeAt(index));
    const answersToFirst = codes.map((secret) => scoreCode(codes[first], secret));
    const answerCount = feedbackClassCount(4);
    const profile = (guess: number) => {
      const counts = new Uint16Array(answerCount ** 2);
      for (const [secret, code] of codes.entries())
        counts[answersToFirst[secret] * answerCount + scoreCode(codes[guess], code)]++;
      return counts.join();
    };
    const guesses = Array.from({ length: space.size }, (_, guess) => guess);
    const kept = guesses.filter(isRepresentative);
    const profiles = new Set(kept.map(profile));
    expect(kept.length).toBeLessThan(300);
    for (const guess of guesses) expect(profiles.has(profile(guess))).toBe(true);
  });

  it('gives most symmetric sets, and no others, the same canonical form', () => {
    let met = 0;
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 60 }), (seed, count) => {
        const random = new RandomStream(seedRandom(`${seed}`));
        const places = random.shuffle([0, 1, 2, 3]);
        const names = random.shuffle([0, 1, 2, 3, 4, 5]);
        const set = [...new Set(Array.from({ length: count }, () => random.below(space.size)))];
        const image = set.map((code) => {
          const from = space.codeAt(code);
          return space.indexOf(places.map((place) => names[from[place]]));
        });
        const [a, b] = [set, image].map((codes) => {
          const keys = Uint16Array.from(codes.toSorted((x, y) => x - y));
          symmetry.canonise(keys, keys.length);
          return Array.from(keys);
        });
        expect(distances(a)).toEqual(distances(set));
        expect(distances(b)).toEqual(distances(set));
        if (a.join() === b.join()) met++;
      }),
      { numRuns: 200 },
    );
    expect(met).toBeGreaterThan(100);
  });
});

describe('symmetry of weighted codes', () => {
  const some: readonly [string, (code: ArrayLike<number>) => number, number][] = [
    ['all the same', () => 3, 5],
    ['those without a repeat more', (code) => (new Set(Array.from(code)).size === 4 ? 2 : 1), 5],
    ['those with the first symbol more', (code) => (Array.from(code).includes(0) ? 2 : 1), 12],
    ['those that begin with the last symbol more', (code) => (code[0] === 5 ? 4 : 1), 21],
    ['each of its own', (code) => 1 + code[0] * 216 + code[1] * 36 + code[2] * 6 + code[3], 1296],
  ];

  it.each(some)('leaves one guess of each class: %s', (_, weigh, classes) => {
    const weights = Int32Array.from({ length: space.size }, (__, code) => weigh(space.codeAt(code)));
    const isRepresentative = symmetry.preserving(weights).representatives([]);
    expect(Array.from({ length: space.size }, (__, guess) => guess).filter(isRepresentative)).toHaveLength(
      classes,
    );
  });
});

describe('symmetry of sets of marked codes', () => {
  it('gives only sets that are symmetric including their marks the same form', () => {
    let met = 0;
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 30 }), (seed, count) => {
        const random = new RandomStream(seedRandom(`${seed}`));
        const places = random.shuffle([0, 1, 2, 3]);
        const names = random.shuffle([0, 1, 2, 3, 4, 5]);
        const set = [...new Set(Array.from({ length: count }, () => random.below(space.size)))];
        const marked = set.map((code) => ({ code, mark: random.below(3) }));
        const image = marked.map(({ code, mark }) => {
          const from = space.codeAt(code);
          return { code: space.indexOf(places.map((place) => names[from[place]])), mark };
        });
        const [a, b] = [marked, image].map((all) => {
          const sorted = all.toSorted((x, y) => x.code - y.code);
          const keys = Uint16Array.from(sorted, ({ code }) => code);
          const marks = Uint16Array.from(sorted, ({ mark }) => mark);
          symmetry.canonise(keys, keys.length, marks);
          return Array.from(keys, (code, i) => ({ code, mark: marks[i] }));
        });
        expect(markedDistances(a)).toEqual(markedDistances(marked));
        expect(markedDistances(b)).toEqual(markedDistances(marked));
        if (JSON.stringify(a) === JSON.stringify(b)) met++;
      }),
      { numRuns: 200 },
    );
    expect(met).toBeGreaterThan(100);
  });
});

/** Counts how often each answer occurs between codes of two marks. No symmetry that moves the marks changes that. */
function markedDistances(
  set: readonly { readonly code: number; readonly mark: number }[],
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const a of set)
    for (const b of set) {
      const key = [a.mark, b.mark, scoreCode(space.codeAt(a.code), space.codeAt(b.code))].join();
      counts[key] = (counts[key] ?? 0) + 1;
    }
  return counts;
}

/** Counts how often each answer occurs between two codes of the set. No symmetry changes that. */
function distances(set: readonly number[]): readonly number[] {
  const counts = new Array<number>(15).fill(0);
  for (const a of set) for (const b of set) counts[scoreCode(space.codeAt(a), space.codeAt(b))]++;
  return counts;
}
