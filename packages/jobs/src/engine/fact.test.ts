import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyFact } from '../testing/any-fact.ts';
import { mergeFacts, sameFact, unknownFact } from './fact.ts';

describe('facts', () => {
  const fact = anyFact('key');

  it('merge to the same result in any order and grouping, any number of times', () => {
    fc.assert(
      fc.property(fact, fact, fact, (a, b, c) => {
        expect(mergeFacts(a, b)).toEqual(mergeFacts(b, a));
        expect(mergeFacts(mergeFacts(a, b), c)).toEqual(mergeFacts(a, mergeFacts(b, c)));
        expect(mergeFacts(a, a)).toEqual(a);
        expect(sameFact(mergeFacts(mergeFacts(a, b), b), mergeFacts(a, b))).toBe(true);
      }),
    );
  });

  it('are the same only if nothing differs', () => {
    const known = { key: 'key', lower: 3, proof: 'p', upper: 5, tree: 't', spent: 7 };
    expect(sameFact(known, { ...known })).toBe(true);
    for (const change of [{ lower: 4 }, { proof: 'q' }, { upper: 4 }, { tree: 'u' }, { spent: 8 }])
      expect(sameFact(known, { ...known, ...change })).toBe(false);
  });

  it('only tighten when merged', () => {
    fc.assert(
      fc.property(fact, fact, (a, b) => {
        const both = mergeFacts(a, b);
        expect(both.lower).toBeGreaterThanOrEqual(Math.max(a.lower, b.lower));
        expect(both.upper).toBeLessThanOrEqual(Math.min(a.upper, b.upper));
        expect([a, b].some(({ upper, tree }) => upper === both.upper && tree === both.tree)).toBe(true);
        expect([a, b].some(({ lower, proof }) => lower === both.lower && proof === both.proof)).toBe(true);
      }),
    );
    const known = { key: 'key', lower: 3, proof: 'p', upper: 5, tree: 't', spent: 7 };
    expect(mergeFacts(known, unknownFact('key'))).toEqual(known);
  });
});
