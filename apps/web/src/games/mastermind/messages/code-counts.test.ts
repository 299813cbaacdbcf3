import { expect, it } from 'vitest';
import { codeGrammarOf } from '../counts/code-grammar.ts';
import { number } from './english/grammar.ts';

it('writes exact counts in full, and larger ones in scientific notation', () => {
  expect(number(Number.MAX_SAFE_INTEGER)).toBe('9,007,199,254,740,991');
  expect(number(20 ** 16)).toBe('about 6.6 × 10²⁰');
  expect(number(9.97e20)).toBe('about 1.0 × 10²¹');
  expect(codeGrammarOf('de').counted(20 ** 16, 'Code', 'Codes')).toBe('6,6 × 10²⁰ Codes');
  expect(codeGrammarOf('es').number(20 ** 16)).toBe('6,6 × 10²⁰');
});
