import { expect as unwrap } from '@inkling/core/result';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { expect, it } from 'vitest';
import type { Report } from '../engine/fact.ts';
import { honestSpec } from '../testing/liars.ts';
import { Ledger } from './ledger.ts';
import { Plan } from './plan.ts';
import { ProofContext } from './proof-context.ts';
import { makeTree } from './tree.ts';

it('Ledger checks a strategy again if a source reports a lower cost than before', () => {
  const context = unwrap(ProofContext.of(honestSpec('p3c3r')));
  const plan = new Plan(context);
  const search = context.search([]);
  const { upper } = search.advance(Number.POSITIVE_INFINITY);
  const strategy = search.strategy();
  if (!strategy) throw new Error('there is one');
  const said = (some: Partial<Report>): Report => ({
    key: plan.root.key,
    source: 'eve',
    lower: 0,
    proof: '',
    upper,
    tree: makeTree(strategy),
    spent: 0,
    ...some,
  });
  const ledger = new Ledger({ confirmations: 2 });
  expect(ledger.hear([said({})], plan)).toMatchObject([{ upper }]);
  expect(ledger.hear([said({ upper: upper - 1 })], plan)).toMatchObject({ why: 'false-strategy' });
  const silent = new Ledger({ confirmations: 2 });
  expect(silent.hear([said({ upper: INFEASIBLE, tree: '' })], plan)).toMatchObject([{ upper: INFEASIBLE }]);
  expect(silent.hear([said({ upper: 9, tree: '' })], plan)).toMatchObject({ why: 'false-strategy' });
});
