import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnswerValue, Features } from './definition.ts';
import { FeatureShares } from './feature-shares.ts';

/** The slow reference implementation: computes the features of every secret every time. */
function sharesOf(
  all: readonly Features[],
  secrets: readonly number[],
): Map<string, Map<AnswerValue, number>> {
  const shares = new Map<string, Map<AnswerValue, number>>();
  for (const secret of secrets)
    for (const [name, value] of Object.entries(all[secret] ?? {})) {
      const values = shares.get(name) ?? new Map<AnswerValue, number>();
      shares.set(name, values.set(value, (values.get(value) ?? 0) + 1));
    }
  return shares;
}

const listed = (shares: ReadonlyMap<string, ReadonlyMap<AnswerValue, number>>) =>
  [...shares].map(([name, values]) => [name, [...values]]);

/** The string '1' and the number 1 differ. Some secrets lack a feature or have their features in another order. */
const anyFeatures = fc
  .uniqueArray(
    fc.tuple(fc.constantFrom('hair', 'age', 'toString'), fc.constantFrom<AnswerValue>(0, 1, '1', 'no')),
    {
      selector: ([name]) => name,
    },
  )
  .map((pairs) => Object.fromEntries(pairs));

describe('shares of features', () => {
  it('match a fresh count over all secrets, in the same order', () => {
    fc.assert(
      fc.property(
        fc.array(anyFeatures, { minLength: 1, maxLength: 12 }),
        fc.array(fc.uniqueArray(fc.nat(11)), { maxLength: 4 }),
        (all, sets) => {
          const shares = new FeatureShares((secret) => all[secret] as Features);
          for (const numbers of sets) {
            const secrets = numbers.filter((secret) => secret < all.length);
            expect(listed(shares.among(Uint32Array.from(secrets)))).toEqual(listed(sharesOf(all, secrets)));
          }
        },
      ),
    );
  });

  it('request the features of a secret only once, unless its index is 65,536 or more', () => {
    const asked: number[] = [];
    const shares = new FeatureShares((secret) => {
      asked.push(secret);
      return { last: secret % 2 };
    });
    const secrets = Uint32Array.of(3, 5, 65_535, 65_536);
    shares.among(secrets);
    expect(listed(shares.among(secrets))).toEqual([
      [
        'last',
        [
          [1, 3],
          [0, 1],
        ],
      ],
    ]);
    expect(asked).toEqual([3, 5, 65_535, 65_536, 65_536]);
  });
});
