import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinResidues, MODULI } from './residue.ts';

describe('residues', () => {
  it('are taken modulo different primes below 2²⁶, whose product exceeds 20¹⁶', () => {
    expect(new Set(MODULI).size).toBe(MODULI.length);
    for (const modulus of MODULI) {
      expect(modulus).toBeLessThan(2 ** 26);
      for (let d = 2; d * d <= modulus; d++) if (modulus % d === 0) expect(`${modulus} / ${d}`).toBe('prime');
    }
    expect(MODULI.reduce((product, modulus) => product * BigInt(modulus), 1n) > 20n ** 16n).toBe(true);
  });

  it('combine to the original number, with 0 written as 0 or as the modulus', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 20n ** 16n }), (n) => {
        const residues = MODULI.map((modulus) => Number(n % BigInt(modulus)));
        expect(joinResidues(residues)).toBe(n);
        expect(joinResidues(residues.map((residue, i) => residue || MODULI[i]))).toBe(n);
      }),
    );
    expect(joinResidues(MODULI)).toBe(0n);
  });
});
