import { makeParams, parseParams } from '@inkling/games/witch/rules/params';
import { expect, it } from 'vitest';
import { typedRules } from './table-rules.ts';

/** Returns the rules in the form that an open room uses. */
function inFull(rules: string): string {
  const params = parseParams(rules);
  if (!params.ok) throw new Error(params.error.code);
  return makeParams(params.value);
}

it.each(['easy', 'medium', 'hard'])(
  'keeps the board of an open room when the opponent changes (%s)',
  (level) => {
    const open = inFull(`${level} quiz=off against=person`);
    expect(typedRules('player', open)).toBe(inFull(`${level} quiz=off against=perfect`));
    expect(typedRules('lru2', open)).toBe(inFull(`${level} quiz=off against=lru2`));
    expect(typedRules('one', `${open} passing`)).toBe(inFull(`${level} quiz=off`));
  },
);

it('changes one word of the given rules, and replaces invalid rules with the default', () => {
  expect(typedRules('player', 'easy quiz=off against=person')).toBe('easy quiz=off against=perfect');
  expect(typedRules('race', 'easy quiz=off against=lru2')).toBe('easy quiz=off against=person');
  expect(typedRules('player', 'no rules')).toBe('medium quiz=names against=perfect');
});
