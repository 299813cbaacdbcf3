import { describe, expect, it } from 'vitest';
import { english } from '../messages/english.ts';
import { german } from '../messages/german.ts';
import { clockDifference } from './clock-difference.ts';

const MINUTE = 60_000;

describe('a wrong device clock', () => {
  it.each([
    [6, '6 minutes behind'],
    [-119, '119 minutes ahead'],
    [120, '2 hours behind'],
    [-47 * 60, '47 hours ahead'],
    [48 * 60, '2 days behind'],
    [-16_602 * 60, '692 days ahead'],
  ])('is described in minutes, hours or days when it is off by %i minutes', (minutes, words) => {
    expect(english.clockOff(clockDifference(minutes * MINUTE))).toContain(words);
  });

  it('is described in German too', () => {
    expect(german.clockOff(clockDifference(16_602 * 60 * MINUTE))).toContain('692 Tage nach');
  });
});
