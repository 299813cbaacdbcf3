import { describe, expect, it } from 'vitest';
import { freeLayers } from './layers.ts';
import { weighBackward, weighForward, weighPlaces } from './weights.ts';

/** All codes of six symbols: 6ⁱ beginnings lead to layer i, and 6ⁿ⁻ⁱ ends continue from there. */
function free(places: number) {
  const layers = freeLayers(places, 6);
  return { counts: layers, exacts: freeLayers(places, 6) };
}

describe('weights', () => {
  it.each([2, 3, 6, 36, 5, 7, 67108859])(
    'modulo %i are the residues of the counts, with the modulus in place of 0',
    (modulus) => {
      const places = 5;
      const product = free(places);
      const residue = (count: number) => count % modulus || modulus;
      const forward = weighForward(product, modulus);
      expect(forward.map(([weight]) => weight! % modulus)).toEqual(forward.map((_, i) => 6 ** i % modulus));
      for (const [i, [weight]] of forward.entries()) expect(weight).toBe(i === 0 ? 1 : residue(6 ** i));
      const backward = weighBackward(product, forward, modulus);
      for (const [i, [weight]] of backward.entries())
        expect(weight).toBe(i === places ? 1 : residue(6 ** (places - i)));
      for (const sums of weighPlaces(product, forward, backward, modulus))
        for (const sum of sums) expect(sum).toBe(residue(6 ** (places - 1)));
    },
  );

  it('are the counts themselves without a modulus', () => {
    const product = free(4);
    const forward = weighForward(product, 0);
    expect(forward.map(([weight]) => weight)).toEqual([1, 6, 36, 216, 1296]);
    expect(weighBackward(product, forward, 0).map(([weight]) => weight)).toEqual([1296, 216, 36, 6, 1]);
  });
});
