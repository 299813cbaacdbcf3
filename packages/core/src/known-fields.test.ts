import { expect, it } from 'vitest';
import { needKnownFields } from './known-fields.ts';

const KNOWN = ['answer', 'label', 'weights', 'by'];
const check = (value: object) => () => needKnownFields(value, 'a definition', KNOWN);

it.each([
  ['anwser', 'answer'],
  ['weigths', 'weights'],
  ['Label', 'label'],
  ['bye', 'by'],
])('needKnownFields rejects the field %s and suggests %s', (field, meant) => {
  expect(check({ [field]: 1 })).toThrow(
    new TypeError(`a definition has an unknown field ${field}; did you mean ${meant}?`),
  );
});

it.each([
  [{ answer: 1, label: 2, weights: 3, by: 4 }],
  [{}],
  [{ answer: 1, answers: 2 }],
  [{ edition: 3, colours: 4 }],
  [
    new (class {
      by = 1;
      bye() {}
    })(),
  ],
])('needKnownFields accepts known fields and the caller’s own: %j', (value) => {
  expect(check(value)).not.toThrow();
});

it('needKnownFields rejects an array', () => {
  expect(check([] as object)).toThrow('a definition must be an object, not an array');
});
