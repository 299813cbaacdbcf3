import { scoreCode } from '@inkling/core/feedback';
import { scoreWord } from '@inkling/core/marks';
import { RandomStream, seedRandom } from '@inkling/core/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FeedbackMatrix } from './kernels.ts';
import { distinctPartitions, PARTITION_HASH_WORDS } from './partition-hash.ts';
import { scalarKernels } from './scalar.ts';
import { kernelSignature } from './signature.ts';
import { scoreMarks } from './word-marks.ts';

describe('marks of words', () => {
  const marks = (guess: string, secret: string) =>
    scoreMarks(lettersOf(guess), lettersOf(secret)).toString(3).padStart(guess.length, '0');

  it('treat repeated letters as the word games do', () => {
    expect(marks('speed', 'abide')).toBe('00101');
    expect(marks('speed', 'erase')).toBe('10110');
    expect(marks('speed', 'steal')).toBe('20200');
    expect(marks('speed', 'crepe')).toBe('01210');
    expect(marks('aaabc', 'bcaaa')).toBe('11211');
    expect(marks('lolly', 'hello')).toBe('01220');
  });

  it('mark a letter as often as both words contain it', () => {
    const word = fc.array(fc.nat(3), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(word, word, (guess, secret) => {
        expect(scoreMarks(guess, secret)).toBe(scoreWord(guess, secret));
        const given = scoreMarks(guess, secret).toString(3).padStart(5, '0');
        for (let letter = 0; letter < 4; letter++) {
          const marked = guess.filter((symbol, i) => symbol === letter && given[i] !== '0').length;
          const copies = (list: readonly number[]) => list.filter((symbol) => symbol === letter).length;
          expect(marked).toBe(Math.min(copies(guess), copies(secret)));
        }
        expect([...given].map((mark) => mark === '2')).toEqual(
          guess.map((symbol, i) => symbol === secret[i]),
        );
      }),
    );
  });
});

describe('scalar kernels', () => {
  const size = { places: 3, symbols: 4 };
  const random = new RandomStream(seedRandom('scalar kernels'));
  const codes = Uint8Array.from({ length: 90 }, () => random.below(4));

  it('score each secret like the production evaluator', () => {
    const { cells, secretCount } = scalarKernels.packCodes(size, codes).matrix(codes);
    for (let g = 0; g < 30; g++)
      for (let s = 0; s < 30; s++)
        expect(cells[g * secretCount + s]).toBe(
          scoreCode(codes.subarray(g * 3, g * 3 + 3), codes.subarray(s * 3, s * 3 + 3)),
        );
  });

  it('keep exactly the guesses whose cells, counted one by one, stay within the budget', () => {
    const sieve = scalarKernels.sieveCodes(size, codes);
    const guesses = Uint32Array.from({ length: 30 }, (_, i) => i);
    const secrets = guesses.filter((secret) => secret % 3 > 0);
    const costs = Float64Array.from(secrets, (_, i) => 2 * i + 1);
    const squares = Array.from(guesses, (guess) => {
      const cells = new Map<number, number>();
      for (const secret of secrets) {
        const cls = scoreCode(
          codes.subarray(guess * 3, guess * 3 + 3),
          codes.subarray(secret * 3, secret * 3 + 3),
        );
        cells.set(cls, (cells.get(cls) ?? 0) + 1);
      }
      return [...cells.values()].reduce((sum, n) => sum + n * n, 0);
    });
    const budget = squares.toSorted((a, b) => a - b)[10]!;
    const kept = new Uint32Array(30);
    const found = sieve.sift(guesses, secrets, costs, budget, kept);
    expect([...kept.subarray(0, found)]).toEqual([...guesses].filter((guess) => squares[guess]! <= budget));
  });

  it('throw for words whose marks do not fit in a byte', () => {
    expect(() => scalarKernels.packWords({ places: 6, symbols: 26 }, new Uint8Array(6))).toThrow(RangeError);
  });

  it('reproduce their signature', () => {
    expect(kernelSignature(scalarKernels)).toBe('kernels:7eebde64bf2516c7');
  });
});

describe('partition hashes', () => {
  it('are equal exactly for guesses that split the secrets in the same way', () => {
    const row = fc.array(fc.nat(2), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 12 }), (rows) => {
        const hashes = hashesOf(matrixOf(rows), [5, 1, 0, 3]);
        const shapes = rows.map((cells) => shapeOf([0, 1, 3, 5].map((secret) => cells[secret] as number)));
        const first = shapes.flatMap((shape, i) => (shapes.indexOf(shape) === i ? [i] : []));
        expect([...distinctPartitions(hashes)]).toEqual(first);
      }),
    );
  });

  it('yield no partitions for an empty list of guesses', () => {
    expect(distinctPartitions(new Uint32Array(0))).toHaveLength(0);
  });

  function hashesOf(matrix: FeedbackMatrix, secrets: readonly number[]): Uint32Array {
    const guesses = Uint32Array.from({ length: matrix.guessCount }, (_, i) => i);
    const hashes = new Uint32Array(guesses.length * PARTITION_HASH_WORDS);
    scalarKernels.holdMatrix(matrix).hashes(guesses, Uint32Array.from(secrets), hashes);
    return hashes;
  }

  function matrixOf(rows: readonly (readonly number[])[]): FeedbackMatrix {
    return { guessCount: rows.length, secretCount: 6, classCount: 3, cells: Uint8Array.from(rows.flat()) };
  }

  /** Renames the classes in order of appearance: the slow canonical form. */
  function shapeOf(classes: readonly number[]): string {
    return classes.map((cls) => classes.indexOf(cls)).join(' ');
  }
});

function lettersOf(word: string): readonly number[] {
  return [...word].map((letter) => letter.charCodeAt(0) - 97);
}
