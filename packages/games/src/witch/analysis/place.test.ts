import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { squaresOf } from '../rules/squares.ts';
import { placeWitch, type WitchRequest, whyImpossible } from './place.ts';

describe('placeWitch', () => {
  it.each([
    ['easy', undefined, '195'],
    ['easy', 'king', '13'],
    ['medium', undefined, '863344'],
    ['medium', 'rook', '4517200'],
    ['hard', 'rook', '8397300143412'],
    ['hard', undefined, '1830203087616'],
  ] as const)('%s, rule %s: %s boards', (level, rule, total) => {
    const placed = placeWitch({ level, ...(rule ? { rule } : {}), seed: 'holly', count: 3 });
    expect(placed).toMatchObject({ feasible: true, level, boardsTotal: total });
    if (!placed.feasible) return;
    expect(placed.boards.length).toBe(3);
    const again = placeWitch({ level, ...(rule ? { rule } : {}), seed: placed.boards[2]?.seed as string });
    expect(again.feasible && again.boards[0]).toEqual(placed.boards[2]);
  });

  it('requires a seed', () => {
    expect(() => placeWitch({ level: 'easy' } as WitchRequest)).toThrow(
      'seed must be a string, not undefined',
    );
  });

  it('puts the bonus in the centre of a strict easy board', () => {
    const placed = placeWitch({ level: 'easy', rule: 'king', seed: 'x', count: 50 });
    if (!placed.feasible) throw new Error('easy is possible');
    for (const { squares } of placed.boards) expect(squares[4]).toEqual({ row: 1, col: 1, type: 'bonus' });
  });

  it.each([
    [{ size: { rows: 2, cols: 2 }, bonuses: 0 }, 'impossible'],
    [{ size: { rows: 4, cols: 4 } }, 'odd-free-squares'],
    [{ size: { rows: 4, cols: 4 }, bombs: 9 }, 'too-many-specials'],
    [{ size: { rows: 40, cols: 4 } }, 'size-out-of-range'],
    [{ size: { rows: 1, cols: 1 } }, 'no-pairs'],
    [{ level: 'nightmare' }, 'unknown-level'],
    [{ level: 'easy', rule: 'queen' }, 'unknown-rule'],
    [{ level: 'easy', size: { rows: 4, cols: 4 } }, 'level-and-size'],
    [{ level: 'easy', count: 0 }, 'boards-out-of-range'],
    [{ level: 'easy', bombs: 1.5 }, 'bad-count'],
    [{ level: 'medium', touching: 1 }, 'touching-not-least'],
  ])('%j is rejected: %s', (request, reason) => {
    expect(placeWitch({ seed: 's', ...request } as WitchRequest)).toMatchObject({ feasible: false, reason });
  });

  it('offers the minimum number of touching pairs if a board without any is impossible', () => {
    const request = { size: { rows: 2, cols: 2 }, bonuses: 0, seed: 's' };
    const refused = placeWitch(request);
    expect(refused).toMatchObject({
      fault: { least: 2 },
      obstacle: { least: 2, dominating: { row: 0, col: 0 } },
    });
    expect(placeWitch({ ...request, touching: 2 })).toMatchObject({ feasible: true, boardsTotal: '3' });
  });

  it('always returns a result, whatever the numbers', () => {
    const number = fc.oneof(fc.integer({ min: -2, max: 24 }), fc.constantFrom(Number.NaN, 1e9, 0.5, -0));
    fc.assert(
      fc.property(
        fc.record({ rows: number, cols: number }),
        number,
        number,
        number,
        fc.string(),
        (...args) => {
          const [size, bombs, bonuses, touching, seed] = args;
          const small = size.rows * size.cols <= 49;
          const placed = placeWitch({
            size: small ? size : { rows: 3, cols: 4 },
            bombs,
            bonuses,
            touching,
            seed,
          });
          expect(typeof placed.feasible).toBe('boolean');
        },
      ),
      { numRuns: 200 },
    );
  });
});

it('whyImpossible reports that the centre of an easy board touches every other free square', () => {
  const easy = { rows: 3, cols: 3 };
  for (const [i, bonus] of squaresOf(easy).entries()) {
    const why = whyImpossible(easy, 'king', [bonus]);
    if (i === 4) expect(why).toBeUndefined();
    else expect(why).toMatchObject({ dominating: { row: 1, col: 1 }, least: 1, removed: [] });
    expect(whyImpossible(easy, 'rook', [bonus])).toBeUndefined();
  }
});
