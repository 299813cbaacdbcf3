import { describe, expect, it } from 'vitest';
import { counted, grouped, listed, percent, quoted } from './numbers.ts';

describe('numbers for people', () => {
  it('are grouped in thousands, even beyond 2⁵³, and counted with singular or plural', () => {
    expect([grouped(7), grouped(1296), grouped(8916100448256n)]).toEqual(['7', '1,296', '8,916,100,448,256']);
    expect([counted(1, 'code'), counted(0n, 'code'), counted(2, 'guess', 'guesses')]).toEqual([
      '1 code',
      '0 codes',
      '2 guesses',
    ]);
  });

  it('are never rounded down to 0% or up to 100%', () => {
    expect([
      percent(0n, 9n),
      percent(1n, 1296n),
      percent(1n, 8n),
      percent(1295n, 1296n),
      percent(9n, 9n),
    ]).toEqual(['0%', '<1%', '13%', '>99%', '100%']);
  });

  it('are joined with commas and “and”', () => {
    expect([listed([]), listed([1]), listed([1, 3]), listed([1, 2, 3])]).toEqual([
      '',
      '1',
      '1 and 3',
      '1, 2 and 3',
    ]);
  });
});

describe('quoted input', () => {
  it('cannot move the cursor, and stays short', () => {
    expect(quoted('a\x1b[2Jb\n')).toBe('“a?[2Jb?”');
    expect(Array.from(quoted('🎄'.repeat(500))).length).toBeLessThan(50);
  });
});
