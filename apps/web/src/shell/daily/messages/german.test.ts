import type { Day } from '@inkling/games/daily/day';
import { expect, it } from 'vitest';
import { german } from './german.ts';

it('keeps the number of a day beside its sign, where a narrow phone breaks the title', () => {
  expect(german.ofDay('2026-12-01' as Day)).toMatch(/^Tagesspiel Nr\.\u00a0\d+$/);
});
