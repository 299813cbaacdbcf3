import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import fc from 'fast-check';
import type { Fact } from '../engine/fact.ts';

/** Generates facts that often have equal costs, so that ties are tested. */
export function anyFact(key: string): fc.Arbitrary<Fact> {
  return fc.record({
    key: fc.constant(key),
    lower: fc.nat(9),
    proof: fc.stringMatching(/^[0-9A-Za-z+/=]{0,3}$/),
    upper: fc.oneof(fc.nat(5), fc.constant(INFEASIBLE)),
    tree: fc.stringMatching(/^[0-9A-Za-z .:]{0,3}$/),
    spent: fc.nat(2 ** 40),
  });
}
