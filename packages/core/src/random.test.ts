import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RandomStream, seedRandom } from './random.ts';

describe('seeded randomness', () => {
  it('gives the recorded numbers for a seed', () => {
    const stream = new RandomStream(seedRandom('holly'));
    expect([stream.uint32(), stream.uint32(), stream.uint32()]).toMatchInlineSnapshot(`
      [
        1646398389,
        848714522,
        1292588731,
      ]
    `);
  });

  it('continues from a saved state', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, skipped) => {
        const one = new RandomStream(seedRandom(seed));
        for (let i = 0; i < skipped; i++) one.uint32();
        const other = new RandomStream(one.state);
        expect(other.uint32()).toBe(one.uint32());
      }),
    );
  });

  it('stays below any bound, small or large', () => {
    fc.assert(
      fc.property(fc.string(), fc.bigInt({ min: 1n, max: 1n << 200n }), (seed, bound) => {
        const stream = new RandomStream(seedRandom(seed));
        const big = stream.belowBig(bound);
        expect(big >= 0n && big < bound).toBe(true);
        const small = Number(bound % 4294967296n) + 1;
        expect(stream.below(small)).toBeLessThan(small);
      }),
    );
  });

  it('is uniform: chi-square over 6 cells, 60,000 draws, far inside the 10⁻⁶ tail', () => {
    const stream = new RandomStream(seedRandom('chi'));
    const cells = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) cells[stream.below(6)]! += 1;
    const chi = cells.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(35.9);
  });

  it.each([
    [3 * 2 ** 30, 2 ** 30, 1 / 3],
    [2 ** 31 + 2 ** 30, 2 ** 31, 2 / 3],
  ])('is uniform below %i, where a remainder alone would favour the small numbers', (n, part, share) => {
    const stream = new RandomStream(seedRandom('remainder'));
    let small = 0;
    for (let i = 0; i < 10_000; i++) if (stream.below(n) < part) small++;
    // The tolerance is six standard deviations; a plain remainder would give 5,000 and 7,500.
    expect(Math.abs(small - 10_000 * share)).toBeLessThan(283);
  });

  it('is uniform below large numbers: chi-square over 5 cells of 100-bit numbers', () => {
    const stream = new RandomStream(seedRandom('big'));
    const n = 5n * 2n ** 98n;
    const cells = new Array<number>(5).fill(0);
    for (let i = 0; i < 10_000; i++) cells[Number(stream.belowBig(n) >> 98n)]! += 1;
    expect(cells.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)).toBeLessThan(34);
  });

  it('shuffles into every order equally often', () => {
    const stream = new RandomStream(seedRandom('shuffle'));
    const seen = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const key = stream.shuffle(['a', 'b', 'c', 'd']).join('');
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    const chi = [...seen.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(seen.size).toBe(24);
    expect(chi).toBeLessThan(72);
  });
});
