import { skinOf } from '@inkling/games/mastermind/rules/skins';
import { expect, it } from 'vitest';
import { symbolOfKey } from './code-keys.ts';

it.each([
  ['1', 'Digit1', 0],
  ['!', 'Digit1', 0],
  ['6', 'Numpad6', 5],
  ['0', 'Digit0', 9],
  ['a', 'KeyQ', 0],
  ['F', 'KeyF', 5],
  ['k', 'KeyK', undefined],
  ['Enter', 'Enter', undefined],
])('the key %s (%s) selects a piece by position or by letter', (key, code, symbol) => {
  expect(symbolOfKey({ key, code }, skinOf('letters'), 10)).toBe(symbol);
});

it('no key selects a piece that the rules do not have', () => {
  expect(symbolOfKey({ key: '7', code: 'Digit7' }, skinOf('letters'), 6)).toBeUndefined();
  expect(symbolOfKey({ key: 'g', code: 'KeyG' }, skinOf('letters'), 6)).toBeUndefined();
});
