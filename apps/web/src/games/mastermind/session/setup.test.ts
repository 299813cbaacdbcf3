import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeAnswer, NO_ANSWER, parseAnswer, setPart, stepPart } from './answer.ts';
import { newGameFault, readNewGame } from './new-game-request.ts';
import { checkSetup, FIRST_SETUP, makeSetup, PRESETS, parseSetup, presetOf, SEATS } from './setup.ts';

it('accepts valid rules, and reports what is wrong otherwise', () => {
  expect(checkSetup(12, 12, true, 30)).toEqual({
    ok: true,
    value: { rules: { places: 12, symbols: 12, repeats: true }, turnsMax: 30 },
  });
  for (const [setup, fault] of [
    [[17, 6, true, 12], 'places-out-of-range'],
    [[Number.NaN, 6, true, 12], 'places-out-of-range'],
    [[4, 21, true, 12], 'symbols-out-of-range'],
    [[7, 6, false, 12], 'too-few-symbols'],
    [[4, 6, true, 100], 'turns-out-of-range'],
    [[4, 6, true, 0], 'turns-out-of-range'],
  ] as const)
    expect(checkSetup(setup[0], setup[1], setup[2], setup[3])).toEqual({ ok: false, error: fault });
});

it('round-trips as a string, and falls back to the first setup', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 16 }),
      fc.integer({ min: 1, max: 20 }),
      fc.boolean(),
      fc.integer({ min: 1, max: 99 }),
      fc.constantFrom(...SEATS),
      (places, symbols, repeats, turns, seat) => {
        const checked = checkSetup(places, symbols, repeats, turns);
        if (!checked.ok) return;
        const setup = { ...checked.value, seat, player: 'parts' } as const;
        expect(parseSetup(makeSetup(setup))).toEqual(setup);
      },
    ),
  );
  fc.assert(
    fc.property(fc.anything(), (value) => {
      if (typeof value !== 'string') expect(parseSetup(value)).toBe(FIRST_SETUP);
    }),
  );
});

it('recognises its presets', () => {
  for (const { id, rules, turnsMax } of PRESETS)
    expect(presetOf(parseSetup(`${rules}/${turnsMax}/breaker/knuth`))).toBe(id);
  expect(presetOf({ ...FIRST_SETUP, turnsMax: 9 })).toBeUndefined();
});

it.each([
  ['', {}],
  ['maker knuth bc 10 turns red robin', { seat: 'maker', player: 'knuth', turnsMax: 10, seed: 'red robin' }],
  ['solver p5c8', { seat: 'solver', rules: { places: 5, symbols: 8, repeats: true } }],
  ['12 carol', { rules: { places: 12, symbols: 6, repeats: true }, seed: 'carol' }],
  ['17', { seed: '17' }],
  ['two two', { seat: 'two', seed: 'two' }],
])('new %s is parsed', (text, request) => {
  const words = text.split(' ').filter(Boolean);
  expect(readNewGame(words, FIRST_SETUP.rules)).toMatchObject(request);
});

it.each([
  ['p99c6', 'places-out-of-range'],
  ['maker P4C99r holly', 'symbols-out-of-range'],
  ['p5c3n', 'too-few-symbols'],
  ['100 turns', 'turns-out-of-range'],
  ['p4c6r holly', undefined],
  ['p99c6-ish', undefined],
  ['100 years', undefined],
])('new %s reports only rules that are out of range', (text, fault) => {
  expect(newGameFault(readNewGame(text.split(' '), FIRST_SETUP.rules))).toBe(fault);
});

it('keeps an incomplete answer within the number of places, and round-trips it', () => {
  const step = fc.oneof(
    fc.nat(12).map((count) => (answer: typeof NO_ANSWER) => setPart(answer, count, 5)),
    fc.constantFrom(1, -1).map((by) => (answer: typeof NO_ANSWER) => stepPart(answer, by, 5)),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const answer = steps.reduce((held, step) => step(held), NO_ANSWER);
      expect(Math.max(answer.exact, answer.near)).toBeLessThanOrEqual(5);
      expect(Math.min(answer.exact, answer.near)).toBeGreaterThanOrEqual(0);
      expect(parseAnswer(makeAnswer(answer), 5)).toEqual(answer);
    }),
  );
  fc.assert(fc.property(fc.anything(), (value) => void parseAnswer(value, 4)));
});
