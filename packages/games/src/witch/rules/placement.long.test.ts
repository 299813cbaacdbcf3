import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as value } from '@inkling/core/result';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignTilesToPositions, tilesOf } from './board.ts';
import { denseSpecials } from './dense-specials.ts';
import { leastTouching } from './least-touching.ts';
import { boardSampler, type PlacementTry } from './sampler.ts';
import {
  type BoardSetting,
  checkSetting,
  freeSquares,
  getSquaresForDifficulty,
  LEVEL_SETTINGS,
  LEVELS,
  type MateRule,
  specialsMax,
} from './setting.ts';
import { areAdjacent, getAvailablePositions, indexOf, type Square, squareAt, squaresOf } from './squares.ts';

const stream = (seed: string) => new RandomStream(seedRandom(seed));
const setting = (
  rows: number,
  cols: number,
  bonuses: number,
  bombs: number,
  more: Partial<BoardSetting> = {},
) => ({
  shape: { rows, cols },
  bonuses,
  bombs,
  rule: 'king' as const,
  touching: 0,
  ...more,
});

describe('squares', () => {
  it('follow the founding document: position 2 on 4×4 excludes only its zero-based neighbours', () => {
    const all = squaresOf({ rows: 4, cols: 4 });
    const two = squareAt({ rows: 4, cols: 4 }, 2);
    const open = getAvailablePositions(all, [two], [two]).map((square) =>
      indexOf({ rows: 4, cols: 4 }, square),
    );
    expect(open).toEqual([0, 4, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect(areAdjacent({ row: 0, col: 0 }, { row: 1, col: 1 })).toBe(true);
    expect(areAdjacent({ row: 0, col: 0 }, { row: 1, col: 1 }, false)).toBe(false);
    expect(areAdjacent(two, two)).toBe(false);
    expect(LEVELS.map((level) => getSquaresForDifficulty(level).length)).toEqual([9, 16, 25]);
    expect(indexOf({ rows: 2, cols: 3 }, { row: 0, col: 3 })).toBeUndefined();
  });
});

describe('settings', () => {
  it.each([
    [setting(0, 3, 0, 0), 'size-out-of-range'],
    [setting(21, 3, 0, 0), 'size-out-of-range'],
    [setting(Number.NaN, 3, 0, 0), 'size-out-of-range'],
    [setting(2.5, 4, 0, 0), 'size-out-of-range'],
    [setting(4, 4, -1, 1), 'bad-count'],
    [setting(4, 4, 1, 0.5), 'bad-count'],
    [setting(4, 4, 1, 4), 'too-many-specials'],
    [setting(1, 1, 1, 0), 'no-pairs'],
    [setting(4, 4, 1, 0), 'odd-free-squares'],
    [setting(2, 2, 0, 0), 'impossible'],
    [setting(1, 2, 0, 0, { rule: 'rook' }), 'impossible'],
    [setting(4, 4, 1, 1, { touching: 1 }), 'touching-not-least'],
    [setting(2, 2, 0, 0, { touching: 1 }), 'touching-not-least'],
  ])('%j is rejected: %s', (bad, code) => {
    expect(checkSetting(bad)).toMatchObject({ ok: false, error: { code } });
  });

  it('report the minimum number of touching pairs, and accept it if requested', () => {
    expect(checkSetting(setting(2, 2, 0, 0))).toEqual({ ok: false, error: { code: 'impossible', least: 2 } });
    expect(checkSetting(setting(2, 2, 0, 0, { touching: 2 })).ok).toBe(true);
    expect(checkSetting(setting(2, 2, 0, 0, { rule: 'rook' })).ok).toBe(true);
  });

  it('need no touching pairs with 10 or more free squares, for every shape up to 20×20', () => {
    for (let rows = 1; rows <= 20; rows++)
      for (let cols = 1; cols <= 20; cols++)
        for (let specials = 0; specials <= specialsMax({ rows, cols }); specials++) {
          const least = leastTouching({ rows, cols }, specials, 'king');
          if (rows * cols - specials >= 10) expect(least).toBe(0);
        }
  });
});

const settings = fc
  .record({
    rows: fc.integer({ min: 1, max: 20 }),
    cols: fc.integer({ min: 1, max: 20 }),
    bonuses: fc.integer({ min: 0, max: 6 }),
    bombs: fc.integer({ min: 0, max: 12 }),
    rule: fc.constantFrom('king' as const, 'rook' as const),
  })
  .map(({ rows, cols, bonuses, bombs, rule }) => setting(rows, cols, bonuses, bombs, { rule }))
  .map((setting) => {
    const legal = checkSetting(setting);
    return !legal.ok && legal.error.code === 'impossible'
      ? { ...setting, touching: legal.error.least }
      : setting;
  })
  .filter((setting) => checkSetting(setting).ok);

describe('the sampler', () => {
  it('reports every attempt: all but the last fail with a clash or a wrong number of touching pairs', () => {
    fc.assert(
      fc.property(settings, fc.string(), (setting, seed) => {
        const tries: PlacementTry[] = [];
        const board = boardSampler(setting)(stream(seed), (tried) => tries.push(tried));
        const last = tries.pop();
        const ascending = last?.pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const) ?? [];
        expect(last).toEqual({ specials: board.specials, pairs: expect.anything() });
        expect(ascending.toSorted((one, other) => one[0] - other[0])).toEqual(board.pairs);
        const size = setting.shape.rows * setting.shape.cols;
        for (const { specials, pairs, clash } of tries) {
          const laid = [...specials, ...pairs.flat()];
          expect(new Set(laid).size).toBe(laid.length);
          if (!clash) expect([laid.length, setting.touching > 0]).toEqual([size, true]);
          else {
            const [one, other] = clash.map((index) => squareAt(setting.shape, index));
            const isOfMates = laid.length > setting.bonuses + setting.bombs;
            expect(areAdjacent(one!, other!, !isOfMates || setting.rule === 'king')).toBe(true);
            expect(laid.slice(-1)).toEqual(clash.slice(-1));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it('obeys every rule for any legal setting, and is deterministic for a seed', () => {
    fc.assert(
      fc.property(settings, fc.string(), (setting, seed) => {
        const sample = boardSampler(setting);
        const board = sample(stream(seed));
        expect(sample(stream(seed))).toEqual(board);
        const tiles = tilesOf(setting, board);
        const specials = tiles.filter((tile) => tile.type !== 'gameTile');
        for (const one of specials) for (const other of specials) expect(areAdjacent(one, other)).toBe(false);
        expect(specials.filter((tile) => tile.type === 'bonus').length).toBe(setting.bonuses);
        expect(specials.length).toBe(setting.bonuses + setting.bombs);
        let touching = 0;
        for (let id = 1; id <= freeSquares(setting) / 2; id++) {
          const couple = tiles.filter((tile) => tile.pairId === id);
          expect(couple.length).toBe(2);
          const [a, b] = couple;
          if (a && b && areAdjacent(a, b, setting.rule === 'king')) touching++;
        }
        expect(touching).toBe(setting.touching);
      }),
      { numRuns: 60 },
    );
  });

  it('places as many specials as fit', () => {
    for (const [rows, cols, count] of [
      [20, 20, 100],
      [5, 5, 9],
      [6, 9, 14],
      [1, 20, 10],
    ] as const) {
      const board = boardSampler(setting(rows, cols, 1, count - 1, { rule: 'rook' }))(stream('dense'));
      expect(board.specials.length).toBe(count);
    }
  });

  it('always gives the same boards for a seed', () => {
    const board = boardSampler(LEVEL_SETTINGS.medium)(stream('holly'));
    expect(JSON.stringify(board)).toMatchInlineSnapshot(
      `"{"specials":[7,4],"pairs":[[0,6],[1,13],[2,9],[3,11],[5,15],[8,14],[10,12]]}"`,
    );
    const dense = denseSpecials({ rows: 8, cols: 7 }, 11)(stream('holly'));
    expect(JSON.stringify(dense)).toMatchInlineSnapshot(`"[0,3,5,20,21,25,34,36,39,48,52]"`);
  });
});

it('dense specials are uniform over all sets of their size: chi-square within 4σ', () => {
  for (const [rows, cols, count] of [
    [3, 3, 2],
    [4, 4, 3],
    [2, 7, 3],
    [5, 4, 5],
  ] as const) {
    const squares = squaresOf({ rows, cols });
    const sets = new Map<string, number>();
    const list = (from: number, laid: number[]): void => {
      if (laid.length === count) sets.set(laid.join(), 0);
      for (let i = from; i < squares.length && laid.length < count; i++)
        if (!laid.some((j) => areAdjacent(squares[i]!, squares[j]!))) list(i + 1, [...laid, i]);
    };
    list(0, []);
    const draw = denseSpecials({ rows, cols }, count);
    const random = stream(`${rows}${cols}`);
    const draws = sets.size * 60;
    for (let i = 0; i < draws; i++) {
      const key = draw(random)
        .toSorted((a, b) => a - b)
        .join();
      sets.set(key, sets.get(key)! + 1);
    }
    const chi = [...sets.values()].reduce((sum, seen) => sum + (seen - 60) ** 2 / 60, 0);
    const freedom = sets.size - 1;
    expect(Math.abs(chi - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(4);
  }
});

describe('assignTilesToPositions', () => {
  const deck = (pairs: number, bombs: number, bonus: number) => ({
    gameTiles: Array.from({ length: 2 * pairs }, (_, i) => ({ type: 'gameTile', pairId: 1 + (i >> 1) })),
    bombs: Array.from({ length: bombs }, () => ({ type: 'bomb' })),
    bonus: Array.from({ length: bonus }, () => ({ type: 'bonus' })),
  });

  it('fills every square, and never puts mates on adjacent squares under the king rule', () => {
    const squares = getSquaresForDifficulty('hard');
    const tiles = value(assignTilesToPositions(deck(11, 2, 1), squares, 'king', stream('a')));
    expect(tiles.length).toBe(25);
    for (let id = 1; id <= 11; id++) {
      const [a, b] = squares.filter((_, i) => tiles[i] && 'pairId' in tiles[i] && tiles[i].pairId === id);
      expect(areAdjacent(a!, b!)).toBe(false);
    }
  });

  it('rejects squares that are no board, tiles that are no pairs, and a wrong number of tiles', () => {
    const squares = getSquaresForDifficulty('easy');
    const code = (
      tiles: ReturnType<typeof deck>,
      on: readonly Square[],
      rule: MateRule,
      stream: RandomStream,
    ) => {
      const result = assignTilesToPositions(tiles, on, rule, stream);
      return result.ok ? 'ok' : result.error.code;
    };
    const random = stream('b');
    expect(code(deck(4, 0, 1), squares.slice(1), 'rook', random)).toBe('not-a-board');
    expect(code(deck(4, 0, 1), [], 'rook', random)).toBe('not-a-board');
    expect(code(deck(3, 0, 1), squares, 'rook', random)).toBe('wrong-tile-count');
    const odd = {
      ...deck(4, 0, 1),
      gameTiles: deck(4, 0, 1).gameTiles.map((tile) => ({ ...tile, pairId: 7 })),
    };
    expect(code(odd, squares, 'rook', random)).toBe('not-pairs');
    expect(code(deck(4, 0, 1), squares, 'king', random)).toBe('ok');
  });
});
