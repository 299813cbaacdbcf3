import type { Day } from '@inkling/games/daily/day';
import { expect, it } from 'vitest';
import { german } from './german.ts';

it('does not break the line between “Nr.” and the number of a day', () => {
  expect(german.ofDay('2026-12-01' as Day)).toMatch(/^Tagesspiel Nr\.\u00a0\d+$/);
});
