import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairingTable } from './pairings.ts';
import { makeShareCode, parseShareCode, type SharedBoard } from './share-code.ts';

const hard = (rank: number): SharedBoard => ({
  grid: { rows: 5, cols: 5 },
  rule: 'king',
  touching: 0,
  bonuses: [12],
  bombs: [2, 20],
  pairs: pairingTable({ rows: 5, cols: 5 }, 'king', [2, 12, 20])!.at(rank)!,
});

describe('share codes', () => {
  it('round-trip, ignoring case and surrounding whitespace', () => {
    for (const rank of [0, 1, 12345, 393755583]) {
      const code = makeShareCode(hard(rank))!;
      expect(parseShareCode(code)).toEqual({ ok: true, value: hard(rank) });
      expect(parseShareCode(`  ${code.toUpperCase()}\n`)).toEqual({ ok: true, value: hard(rank) });
    }
    expect(makeShareCode(hard(12345))).toMatchInlineSnapshot(`"w1-5x5-k0-12-2.20-9ix-3zy"`);
  });

  it('of boards with a touching pair round-trip, too', () => {
    const grid = { rows: 3, cols: 3 };
    const pairs = pairingTable(grid, 'king', [0], 1)!.at(16)!;
    const board = { grid, rule: 'king' as const, touching: 1, bonuses: [0], bombs: [], pairs };
    expect(parseShareCode(makeShareCode(board)!)).toEqual({ ok: true, value: board });
    expect(makeShareCode({ ...board, touching: 0 })).toBeUndefined();
  });

  it('reveal any single wrong character', () => {
    const code = makeShareCode(hard(98765432))!;
    for (let i = 0; i < code.length; i++)
      for (const letter of '0123456789abcdefghijklmnopqrstuvwxyz-.') {
        if (letter === code[i]) continue;
        expect(parseShareCode(code.slice(0, i) + letter + code.slice(i + 1)).ok).toBe(false);
      }
  });

  it('are rejected with an error code, without throwing, whatever the string', () => {
    const text = fc.oneof(
      fc.string(),
      fc.stringMatching(/^w1-\d{1,2}x\d{1,2}-[kr]\d-[\d.]{0,9}-[\d.]{0,9}-[0-9a-z]{1,10}-[0-9a-z]{3}$/),
    );
    fc.assert(
      fc.property(text, (input) => {
        const result = parseShareCode(input);
        if (result.ok) expect(makeShareCode(result.value)).toBe(input.trim().toLowerCase());
      }),
    );
    expect(parseShareCode('x'.repeat(1e6))).toEqual({ ok: false, error: { code: 'not-a-code' } });
    expect(parseShareCode('w2-3x3-k0-4--0-000')).toEqual({
      ok: false,
      error: { code: 'unknown-version', version: '2' },
    });
  });
});
