import { expect, it } from 'vitest';
import { grammarOf } from './grammar.ts';

it('writes numbers out as far as they are exact, and larger ones as a person would', () => {
  const { number, counted } = grammarOf('en', 'always');
  expect(number(Number.MAX_SAFE_INTEGER)).toBe('9,007,199,254,740,991');
  expect(number(10n ** 20n)).toBe('100,000,000,000,000,000,000');
  expect(number(20 ** 16)).toBe('6.6 × 10²⁰');
  expect(number(9.97e20)).toBe('1.0 × 10²¹');
  expect(counted(20 ** 16, 'code', 'codes')).toBe('6.6 × 10²⁰ codes');
  expect(grammarOf('de').counted(20 ** 16, 'Code', 'Codes')).toBe('6,6 × 10²⁰ Codes');
});
