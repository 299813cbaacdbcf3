import { seedRandom } from '@inkling/core/random';
import * as result from '@inkling/core/result';
import { loadGermanWords } from '@inkling/lists/german';
import { loadSpanishWords } from '@inkling/lists/spanish';
import { expect, it } from 'vitest';
import { loadWordFor } from './listed-module.ts';

it('has the words of every room: English of 3 to 10 letters, German and Spanish of five', async () => {
  const { rules } = await loadWordFor(undefined);
  for (const params of ['w3t6@english', 'w10t9h@english', 'w5t6@german', 'w5t6h@spanish'])
    expect(rules.parseParams(params)).toMatchObject({ ok: true });
  for (const params of ['w2t6@english', 'w11t6@english', 'w6t6@german', 'w5t6@klingon', 'w5t6@', 'w5@german'])
    expect(rules.parseParams(params), params).toMatchObject({ ok: false });
});

it.each([
  ['german', loadGermanWords, 'küche', 'crane', 'señal'],
  ['spanish', loadSpanishWords, 'señal', 'crane', 'küche'],
] as const)('deals and takes the words of its list: %s', async (list, load, word, english, foreign) => {
  const { rules, room } = await loadWordFor(`w5t6@${list}`);
  expect(rules.parseParams('w5t6@english'), 'only what these rules need is loaded').toMatchObject({
    ok: false,
  });
  const params = result.expect(rules.parseParams(`w5t6@${list}`));
  const { likely, all } = await load(5);
  expect(room.kind === 'sheets' && room.drawnSecrets?.(params)).toEqual(likely);
  const state = rules.start(params, seedRandom('holly'));
  expect(likely).toContain(state.secret);
  expect(all).not.toContain(english);
  expect(rules.interpret(state, 'breaker', word)).toEqual({ ok: true, value: word });
  expect(rules.interpret(state, 'breaker', english)).toMatchObject({ error: { code: 'not-in-list' } });
  expect(rules.interpret(state, 'breaker', foreign)).toMatchObject({ error: { code: 'unknown-letter' } });
});
