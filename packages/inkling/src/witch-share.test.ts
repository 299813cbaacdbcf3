import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeWitch } from './witch.ts';
import { makeWitchCode, readWitchCode } from './witch-share.ts';

it('every level’s boards come back from their codes', () => {
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

it('no text throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readWitchCode(text).ok).toBe(false);
    }),
  );
});
