import { finish } from '@inkling/core/finish';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { describe, expect, it } from 'vitest';
import { intersect } from './intersect.ts';
import { freeLayers, type Layers } from './layers.ts';
import { productOf } from './product.ts';
import { Tally } from './tally.ts';
import { watchExact, watchTotal } from './watch.ts';

describe('productOf', () => {
  it('returns the same codes, counts and labels with dense cells as with stored cells', () => {
    const random = new RandomStream(seedRandom('product'));
    for (let round = 0; round < 40; round++) {
      const [places, symbols] = [2 + random.below(4), 2 + random.below(4)];
      const guess = () => Array.from({ length: places }, () => random.below(symbols));
      const [first, second] = [guess(), guess()];
      const open = round % 2 === 0;
      const exact = random.below(2);
      const free = freeLayers(places, symbols);
      let counts = finish(intersect(free, watchTotal(first, symbols, exact + 1), 1e6)) as Layers;
      let exacts = finish(intersect(free, watchExact(first, exact), 1e6)) as Layers;
      counts = finish(intersect(counts, watchTotal(second, symbols, open ? undefined : 2), 1e6)) as Layers;
      exacts = finish(intersect(exacts, watchExact(second, open ? undefined : 1), 1e6)) as Layers;
      const dense = finish(productOf(counts, exacts, 1e6));
      const stored = finish(productOf(counts, exacts, 1e6, -1));
      if (!dense || !stored) throw new Error('a small product is over a large budget');
      expect(dense).toEqual({ counts, exacts });
      expect(stored.exacts.sizes).toEqual(new Array(places + 1).fill(1));
      const [one, other] = [new Tally(dense), new Tally(stored)];
      expect([...other.codes()]).toEqual([...one.codes()]);
      expect(counted(other)).toEqual(counted(one));
      if (!open) expect(totals(other)).toEqual(totals(one));
    }
  });

  it('returns undefined if it would have to store more cells than the budget allows', () => {
    const free = freeLayers(4, 3);
    expect(finish(productOf(free, free, 4, 0))).toBeUndefined();
    expect(finish(productOf(free, free, 5, 0))).toEqual({ counts: free, exacts: free });
  });

  function counted(tally: Tally) {
    return tally
      .ends()
      .filter(({ count }) => count > 0n)
      .toSorted((a, b) => a.label - b.label);
  }

  function totals(tally: Tally) {
    return counted(tally).length > 0 ? tally.places() : [];
  }
});
