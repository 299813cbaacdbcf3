import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refuseLate } from './late-refusal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('delays up to 500 refusals, and sends any more immediately', () => {
  let answered = 0;
  for (let n = 0; n < 600; n++) refuseLate(() => void answered++);
  expect(answered).toBe(100);
  vi.advanceTimersByTime(99);
  expect(answered).toBe(100);
  vi.advanceTimersByTime(1);
  expect(answered).toBe(600);
  refuseLate(() => void answered++);
  expect(answered).toBe(600);
  vi.advanceTimersByTime(100);
  expect(answered).toBe(601);
});
