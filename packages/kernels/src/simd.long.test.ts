import type { FeedbackMatrix, Kernels, PackedSecrets } from '@inkling/codes/kernels/kernels';
import { PARTITION_HASH_WORDS } from '@inkling/codes/kernels/partition-hash';
import { scalarKernels } from '@inkling/codes/kernels/scalar';
import type { SequenceSize } from '@inkling/codes/kernels/sequences';
import { SIEVE_PLACES_MAX } from '@inkling/codes/kernels/sequences';
import { kernelSignature } from '@inkling/codes/kernels/signature';
import type { Code } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadKernels } from './simd.ts';

const loaded = await loadKernels();
if (!loaded) throw new Error('this machine has no WebAssembly with SIMD');
const simdKernels: Kernels = loaded;

describe('kernels in WebAssembly', () => {
  it('have the signature of their scalar twins', () => {
    expect(kernelSignature(simdKernels)).toBe(kernelSignature(scalarKernels));
  });

  it('score all 1296² pairs of p4c6 like their twin', () => {
    const size = { places: 4, symbols: 6 };
    const codes = Uint8Array.from(
      { length: 1296 * 4 },
      (_, i) => Math.floor((i >> 2) / 6 ** (3 - (i & 3))) % 6,
    );
    const matrix = simdKernels.packCodes(size, codes).matrix(codes);
    const twin = scalarKernels.packCodes(size, codes).matrix(codes);
    expect(isSame(matrix.cells, twin.cells)).toBe(true);
  });

  it('score codes of every size like their twin', () => {
    const sizes = fc.record({
      places: fc.integer({ min: 1, max: 16 }),
      symbols: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(sizes, fc.nat(300), fc.nat(), (size, count, seed) => {
        const secrets = drawList(size, count, `${seed}`);
        const guess = drawList(size, 1, `guess ${seed}`);
        expectSame(simdKernels.packCodes(size, secrets), scalarKernels.packCodes(size, secrets), guess);
        expectSame(
          simdKernels.packCodes(size, secrets),
          scalarKernels.packCodes(size, secrets),
          new Uint8Array(size.places),
        );
      }),
      { numRuns: 150 },
    );
  });

  it('count lists of many chunks like their twin', () => {
    const size = { places: 5, symbols: 2 };
    const secrets = drawList(size, 20_001, 'chunks');
    expectSame(simdKernels.packCodes(size, secrets), scalarKernels.packCodes(size, secrets), [0, 1, 1, 0, 1]);
    const same = new Uint8Array(20_001 * 5);
    expectSame(simdKernels.packCodes(size, same), scalarKernels.packCodes(size, same), [0, 0, 0, 0, 0]);
  });

  it('mark words of every length like their twin', () => {
    const sizes = fc.record({
      places: fc.integer({ min: 1, max: 5 }),
      symbols: fc.integer({ min: 1, max: 64 }),
    });
    fc.assert(
      fc.property(sizes, fc.nat(60), fc.nat(), (size, count, seed) => {
        const secrets = drawList(size, count, `${seed}`);
        const guess = drawList(size, 1, `guess ${seed}`);
        expectSame(simdKernels.packWords(size, secrets), scalarKernels.packWords(size, secrets), guess);
      }),
      { numRuns: 150 },
    );
  });

  it('mark all 3125² pairs of words of five letters like their twin', () => {
    const size = { places: 5, symbols: 5 };
    const words = Uint8Array.from(
      { length: 3125 * 5 },
      (_, i) => Math.floor(Math.floor(i / 5) / 5 ** (i % 5)) % 5,
    );
    const packed = simdKernels.packWords(size, words).matrix(words);
    const twin = scalarKernels.packWords(size, words).matrix(words);
    expect(isSame(packed.cells, twin.cells)).toBe(true);
  });

  it('split lists like their twin', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 256 }),
        fc.nat(700),
        fc.nat(600),
        fc.nat(),
        (classCount, secretCount, guessCount, seed) => {
          const random = new RandomStream(seedRandom(`split ${seed}`));
          const draw = (length: number, below: number) => Array.from({ length }, () => random.below(below));
          const cells = Uint8Array.from(draw(20 * (secretCount + 1), classCount));
          const matrix = { guessCount: 20, secretCount: secretCount + 1, classCount, cells };
          const guesses = Uint32Array.from(draw(guessCount, 20));
          const secrets = Uint32Array.from(draw(random.below(secretCount + 1), secretCount + 1));
          expectSameSplits(matrix, guesses, secrets);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('sift guesses like their twin, on repeated calls', () => {
    const sizes = fc.record({
      places: fc.integer({ min: 1, max: SIEVE_PLACES_MAX }),
      symbols: fc.integer({ min: 1, max: 64 }),
    });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 300 }), fc.nat(), (size, count, seed) => {
        const codes = drawList(size, count, `sieve ${seed}`);
        const random = new RandomStream(seedRandom(`sift ${seed}`));
        const draw = (length: number) => Uint32Array.from({ length }, () => random.below(count));
        const [fast, slow] = [simdKernels, scalarKernels].map((kernels) => kernels.sieveCodes(size, codes));
        const [one, other] = [draw(random.below(count + 1)), draw(random.below(Math.min(count, 70) + 1))];
        for (const secrets of [one, other, one]) {
          const guesses = draw(random.below(300));
          const costs = Float64Array.from({ length: secrets.length }, (_, size) => size * size + 1);
          const budget = random.below(20 * secrets.length + 1);
          const kept = [fast, slow].map((sieve) => {
            const found = new Uint32Array(guesses.length);
            return found.slice(0, sieve?.sift(guesses, secrets, costs, budget, found));
          });
          expect(kept[0]).toEqual(kept[1]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('sift more guesses than one call holds', () => {
    const size = { places: 5, symbols: 8 };
    const codes = Uint8Array.from(
      { length: 8 ** 5 * 5 },
      (_, i) => (Math.floor(i / 5) >> (12 - 3 * (i % 5))) & 7,
    );
    const secrets = Uint32Array.of(1, 5000, 5001, 20_000, 32_767);
    const costs = Float64Array.of(0, 1, 1, 1, 1);
    const kept = [simdKernels, scalarKernels].map((kernels) => {
      const found = new Uint32Array(8 ** 5);
      const all = Uint32Array.from(found.keys());
      return found.slice(0, kernels.sieveCodes(size, codes).sift(all, secrets, costs, 0, found));
    });
    expect(kept[1]?.length).toBeGreaterThan(4096);
    expect(kept[0]).toEqual(kept[1]);
  });

  it('throw for indices outside the matrix', () => {
    const matrix = { guessCount: 2, secretCount: 3, classCount: 3, cells: new Uint8Array(6) };
    const table = simdKernels.holdMatrix(matrix);
    expect(() => table.histograms(Uint32Array.of(2), Uint32Array.of(0), new Uint32Array(3))).toThrow(
      RangeError,
    );
    expect(() => table.hashes(Uint32Array.of(0), Uint32Array.of(3), new Uint32Array(4))).toThrow(RangeError);
    expect(() => table.hashes(Uint32Array.of(0), new Uint32Array(4), new Uint32Array(4))).toThrow(RangeError);
  });

  for (const kernels of [simdKernels, scalarKernels])
    it(`refuse sizes and symbols that do not fit (${kernels.name})`, () => {
      expect(() => kernels.packCodes({ places: 17, symbols: 2 }, new Uint8Array(17))).toThrow(RangeError);
      expect(() => kernels.packCodes({ places: 2, symbols: 65 }, new Uint8Array(2))).toThrow(RangeError);
      expect(() => kernels.packCodes({ places: 2, symbols: 2 }, new Uint8Array(3))).toThrow(RangeError);
      expect(() => kernels.packCodes({ places: 2, symbols: 2 }, Uint8Array.of(0, 2))).toThrow(RangeError);
      expect(() => kernels.packWords({ places: 6, symbols: 2 }, new Uint8Array(6))).toThrow(RangeError);
      expect(() => kernels.sieveCodes({ places: 7, symbols: 2 }, new Uint8Array(7))).toThrow(RangeError);
      const sieve = kernels.sieveCodes({ places: 2, symbols: 2 }, Uint8Array.of(0, 1, 1, 1));
      for (const [guess, secret] of [
        [2, 0],
        [0, 2],
      ] as const) {
        const [guesses, secrets] = [Uint32Array.of(guess), Uint32Array.of(secret)];
        expect(() => sieve.sift(guesses, secrets, new Float64Array(1), 0, guesses)).toThrow(RangeError);
      }
      for (const packed of [
        kernels.packCodes({ places: 2, symbols: 2 }, Uint8Array.of(0, 1)),
        kernels.packWords({ places: 2, symbols: 2 }, Uint8Array.of(0, 1)),
      ])
        for (const guess of [[0, 2], [0], [-1, 0], [Number.NaN, 0]]) {
          expect(() => packed.classes(guess, new Uint8Array(1))).toThrow(RangeError);
          expect(() => packed.histogram(guess, new Uint32Array(256))).toThrow(RangeError);
        }
    });

  function expectSameSplits(matrix: FeedbackMatrix, guesses: Uint32Array, secrets: Uint32Array): void {
    const split = (kernels: Kernels) => {
      const table = kernels.holdMatrix(matrix);
      const histograms = new Uint32Array(guesses.length * matrix.classCount);
      const hashes = new Uint32Array(guesses.length * PARTITION_HASH_WORDS);
      table.histograms(guesses, secrets, histograms);
      table.hashes(guesses, secrets, hashes);
      return { histograms, hashes };
    };
    const [fast, slow] = [split(simdKernels), split(scalarKernels)];
    expect(isSame(fast.histograms, slow.histograms)).toBe(true);
    expect(isSame(fast.hashes, slow.hashes)).toBe(true);
  }
});

function expectSame(fast: PackedSecrets, slow: PackedSecrets, guess: Code): void {
  const answers = [fast, slow].map((packed) => {
    const classes = new Uint8Array(packed.count);
    const histogram = new Uint32Array(packed.classCount);
    packed.classes(guess, classes);
    packed.histogram(guess, histogram);
    return { classes, histogram };
  });
  // Compared as bytes, because checking them one by one takes longer than scoring them.
  const [one, other] = answers as [(typeof answers)[0], (typeof answers)[0]];
  expect([isSame(one.classes, other.classes), isSame(one.histogram, other.histogram)]).toEqual([true, true]);
}

function isSame(a: ArrayBufferView, b: ArrayBufferView): boolean {
  const [left, right] = [a, b].map((view) => Buffer.from(view.buffer, view.byteOffset, view.byteLength)) as [
    Buffer,
    Buffer,
  ];
  return left.equals(right);
}

function drawList(size: SequenceSize, count: number, seed: string): Uint8Array {
  const random = new RandomStream(seedRandom(seed));
  return Uint8Array.from({ length: count * size.places }, () => random.below(size.symbols));
}
