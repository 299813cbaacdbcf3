import { PLAYERS } from '@inkling/games/mastermind/analysis/players';
import fc from 'fast-check';
import { areRaceable, type Setting } from '../setting.ts';

export const rules = fc
  .record({ places: fc.constantFrom(3, 4, 5), symbols: fc.constantFrom(4, 5, 6), repeats: fc.boolean() })
  .filter((each) => areRaceable(each, 'race'));

const runaway = fc.oneof(rules, fc.constant({ places: 4, symbols: 10, repeats: false }));

export const settings: fc.Arbitrary<Setting> = fc.oneof(
  fc.record({
    kind: fc.constant('race' as const),
    rules,
    players: fc.uniqueArray(fc.constantFrom(...PLAYERS), { minLength: 1, maxLength: 2 }),
    open: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('adversary' as const),
    rules: runaway,
    players: fc.constant([]),
    open: fc.boolean(),
  }),
);
