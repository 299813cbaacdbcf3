import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeWitch } from '../analysis/place.ts';
import { makeWitchCode, readWitchCode } from './board-code.ts';

it('boards of every level round-trip through their codes', () => {
  for (const level of ['easy', 'medium', 'hard'] as const) {
    const placed = placeWitch({ level, seed: 'share', count: 4 });
    if (!placed.feasible) throw new Error(level);
    const { size: shape, bonuses, bombs, rule, touching } = placed;
    const setting = { shape, bonuses, bombs, rule, touching };
    for (const { squares } of placed.boards) {
      const code = makeWitchCode(setting, squares) as string;
      expect(readWitchCode(code)).toEqual({ ok: true, value: { setting, squares } });
      expect(makeWitchCode(setting, squares.slice(1))).toBeUndefined();
      expect(makeWitchCode({ ...setting, touching: 1 }, squares)).toBeUndefined();
    }
  }
});

/** Recomputes the checksum of a code. */
function checkOf(body: string): string {
  const sum = Array.from(body).reduce((sum, char) => (sum * 263 + char.charCodeAt(0)) % 46649, 7);
  return sum.toString(36).padStart(3, '0');
}

it('a changed code gives a legal board or is rejected, without throwing', () => {
  const placed = placeWitch({ level: 'medium', seed: 'damage', count: 3 });
  if (!placed.feasible) throw new Error('medium');
  const { size: shape, bonuses, bombs, rule, touching } = placed;
  const setting = { shape, bonuses, bombs, rule, touching };
  const codes = placed.boards.map(({ squares }) => makeWitchCode(setting, squares) as string);
  const seen = new Map<string, number>();
  const part = fc.oneof(
    fc.nat(40).map(String),
    fc.constantFrom(
      '',
      '1.2',
      '2.1',
      '3.3',
      '24.25',
      'k0',
      'k1',
      'r0',
      'r9',
      '5x5',
      '4x6',
      '1x1',
      '20x20',
      '0x5',
      'w1',
      'w2',
    ),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...codes), fc.nat(5), part, fc.boolean(), (code, at, put, isSigned) => {
      const body = code.split('-').slice(0, -1).with(at, put).join('-');
      // With a recomputed checksum, a code passes the header check, and its contents are validated.
      const text = isSigned ? `${body}-${checkOf(body)}` : `${body}-${code.split('-').at(-1)}`;
      const read = readWitchCode(text);
      const what = read.ok ? 'ok' : read.error.code;
      seen.set(what, (seen.get(what) ?? 0) + 1);
      if (!read.ok) return;
      const { setting, squares } = read.value;
      expect(squares.length).toBe(setting.shape.rows * setting.shape.cols);
      expect(squares).not.toContain(undefined);
      expect(readWitchCode(makeWitchCode(setting, squares) as string)).toEqual(read);
    }),
    { numRuns: 2000, seed: 7 },
  );
  // Every check after the header was reached.
  for (const what of [
    'ok',
    'not-a-code',
    'unknown-version',
    'damaged',
    'size-out-of-range',
    'bad-square',
    'bad-number',
  ])
    expect([what, seen.get(what) ?? 0], [...seen.keys()].join()).not.toEqual([what, 0]);
});

it('any other string is rejected without throwing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readWitchCode(text).ok).toBe(false);
    }),
  );
});
