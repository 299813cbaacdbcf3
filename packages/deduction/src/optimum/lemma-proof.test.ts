import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeLemmaProof, parseLemmaProof } from './lemma-proof.ts';

const number = fc.nat(2 ** 30);
const proofs = fc.record({
  symmetries: fc.array(fc.stringMatching(/^\d{1,4}\/[a-f]{1,4}$/), { maxLength: 3 }),
  guesses: fc.array(
    fc.record({
      row: number,
      cells: fc.array(fc.record({ cls: number, claim: number }), { minLength: 1, maxLength: 4 }),
    }),
    { maxLength: 4 },
  ),
});

describe('the proof of a lemma as a line', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(proofs, (proof) => {
        expect(parseLemmaProof(makeLemmaProof(proof))).toEqual(proof);
      }),
    );
  });

  it('is rejected in any other form, without throwing', () => {
    const characters = fc.constantFrom(...'~:=,/ 0127ab');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 12 }), (line) => {
        const proof = parseLemmaProof(line);
        if (proof) expect(makeLemmaProof(proof)).toBe(line);
      }),
    );
    for (const line of ['1', '1:', '1:2', '1:2=', '01:2=3', '1:2=3 ', '1:2=3 ~1/a', '1:2=3:4'])
      expect(parseLemmaProof(line)).toBeUndefined();
  });
});
