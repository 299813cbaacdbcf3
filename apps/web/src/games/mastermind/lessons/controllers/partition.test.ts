import { describe, expect, it } from 'vitest';
import { tried } from '../../../../shell/parts/testing/tried-lesson.ts';
import { areasOf } from '../model/areas.ts';
import { partitionOf } from '../model/partition.ts';
import { playOut } from '../model/play-out.ts';
import { digitsOf, everyCode, readCode } from '../model/usual-board.ts';
import { EntropyController } from './entropy-controller.ts';
import { KINDS } from './knuth-controller.ts';

describe('the five kinds of first guess', () => {
  it('have the published largest cells', () => {
    const worst = KINDS.map((guess) => partitionOf(everyCode(), guess).figures.worst);
    expect(worst).toEqual([625, 317, 256, 276, 312]);
  });

  it('have cells that add up to all codes, the largest first', () => {
    for (const guess of KINDS) {
      const { cells, figures, size } = partitionOf(everyCode(), guess);
      expect(cells.reduce((sum, { count }) => sum + count, 0)).toBe(size);
      expect(cells.map(({ count }) => count)).toEqual(
        cells.map(({ count }) => count).toSorted((a, b) => b - a),
      );
      expect(cells[0]?.count).toBe(figures.worst);
    }
  });

  it('have areas that add up to the expected bits', () => {
    for (const guess of KINDS) {
      const { cells, figures } = partitionOf(everyCode(), guess);
      const areas = areasOf(cells);
      expect(areas.reduce((sum, { area }) => sum + area, 0)).toBeCloseTo(figures.bits, 10);
      const last = areas.at(-1);
      expect((last?.from ?? 0) + (last?.cell.chance ?? 0)).toBeCloseTo(1, 10);
    }
  });
});

describe('all codes played out', () => {
  it('from 1122 take 5801 guesses, at most five per code', () => {
    const trees = [...playOut([0, 0, 1, 1])];
    for (const [at, { done }] of trees.slice(1, -1).entries()) expect(done).toBeGreaterThan(trees[at]!.done);
    const { total, histogram, branches, isOver } = trees.at(-1)!;
    expect({ total, histogram, isOver }).toEqual({
      total: 5801,
      histogram: [1, 6, 62, 533, 694],
      isOver: true,
    });
    expect(Math.max(...branches.map(({ worst }) => worst))).toBe(5);
    for (const { codes, second } of branches)
      expect(second?.cells.reduce((sum, { count }) => sum + count, 0) ?? 1).toBe(codes);
  });
});

describe('the two rules', () => {
  it('disagree on the first guess, as in the literature', () => {
    const { entropy, knuth } = tried((say) => new EntropyController(say)).lesson.choices.value;
    expect([digitsOf(entropy.guess), digitsOf(knuth.guess)]).toEqual(['1234', '1122']);
    expect(entropy.figures.bits).toBeCloseTo(3.057, 3);
  });

  it('each do best by their own measure after every answer', () => {
    const { lesson, press } = tried((say) => new EntropyController(say));
    const sizes: number[] = [];
    for (let n = 0; n < 12; n++) {
      press('n', 'KeyN');
      sizes.push(lesson.position.value.indices.length);
      const { entropy, knuth } = lesson.choices.value;
      expect(entropy.figures.bits).toBeGreaterThanOrEqual(knuth.figures.bits - 1e-9);
      expect(knuth.figures.worst).toBeLessThanOrEqual(entropy.figures.worst);
    }
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1295);
    press('n', 'KeyN');
    expect(lesson.after.value).toBe(-1);
  });

  it('are applied by command and by key, and an invalid position is rejected', () => {
    const { lesson, run, press, announced } = tried((say) => new EntropyController(say));
    expect(run('after 1,1')).toBe(true);
    expect(lesson.position.value.indices).toHaveLength(208);
    expect(run('after 1,3')).toBe(false);
    expect(run('after 4,0')).toBe(false);
    expect(run('start')).toBe(true);
    expect(run('worst')).toBe(true);
    expect(digitsOf(lesson.entry.row(0))).toBe('1122');
    expect(press('b', 'KeyB')).toBe(true);
    expect(digitsOf(lesson.entry.row(0))).toBe('1234');
    expect(run('aabb')).toBe(true);
    expect(announced()).toContain('1122 on 1296 codes');
    expect(run('zzzz')).toBe(false);
  });
});

it('parses a code in every notation', () => {
  for (const text of ['1122', 'aabb', 'SSPP', 'Santa Santa Present Present'])
    expect(readCode(text)).toEqual({ ok: true, value: [0, 0, 1, 1] });
});
