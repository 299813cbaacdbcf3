import { expect, it } from 'vitest';
import { spanishProof } from './spanish-proof.ts';

it('puts “ni” only before the last place', () => {
  expect(spanishProof.notAt('El árbol', ['3'])).toBe('El árbol no está en el lugar 3.');
  expect(spanishProof.notAt('El árbol', ['3', '4'])).toBe('El árbol no está en los lugares 3 ni 4.');
  expect(spanishProof.notAt('El árbol', ['3', '4', '5'])).toBe('El árbol no está en los lugares 3, 4 ni 5.');
});
