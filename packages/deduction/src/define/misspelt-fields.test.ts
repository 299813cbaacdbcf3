import { expect, it } from 'vitest';
import { withLies } from '../combine/with-lies.ts';
import { defineDeduction } from './deduction.ts';
import { higherOrLower } from './testing/games.ts';

// The type checker rejects these fields, but a plain JavaScript program can pass them.
const game = higherOrLower(7);
const options = (fields: object) => fields as never;

it.each([
  ['weigths', 'weights'],
  ['gueses', 'guesses'],
  ['symetry', 'symmetry'],
  ['parser', 'parse'],
])('a definition with the misspelt field %s is rejected, and %s is suggested', (field, meant) => {
  expect(() => defineDeduction({ ...game.definition, [field]: [] })).toThrow(
    new TypeError(`a definition has an unknown field ${field}; did you mean ${meant}?`),
  );
});

it('a definition may have additional fields', () => {
  expect(defineDeduction(options({ ...game.definition, author: 'Ada' })).definition).toHaveProperty(
    'author',
    'Ada',
  );
});

it.each([
  ['top', () => game.position([]).rank(options({ tpo: 3 }))],
  ['by', () => game.position([]).best(options({ bye: 'worst' }))],
  ['max', () => game.position([]).conflicts(options({ maxi: 3 }))],
  ['nodes', () => game.position([]).cost(options({ node: 3 }))],
  ['nodes', () => game.optimumSteps(options({ nodse: 3 })).next()],
  ['level', () => game.puzzle(options({ seed: 'a', levle: 'hard' }))],
  ['top', () => withLies(game, 1).rank([], options({ Top: 3 }))],
])('a misspelt option is rejected, and %s is suggested', (meant, act) => {
  expect(act).toThrow(`did you mean ${meant}?`);
});

it('a measure that is not in an object is rejected, not ignored', () => {
  for (const given of ['worst', null, ['worst'], 5])
    expect(() => game.position([]).best(options(given as never))).toThrow(/^options must be an object, not /);
});

it('a search rejects a misspelt option, too', async () => {
  await expect(game.optimum(options({ guessMax: 3 }))).rejects.toThrow('did you mean guessesMax?');
  await expect(withLies(game, 1).optimum(options({ guessMax: 3 }))).rejects.toThrow(
    'did you mean guessesMax?',
  );
});
