import { describe, expect, it } from 'vitest';
import { tried } from '../../../shell/parts/testing/tried-lesson.ts';
import { CentreController } from './centre-controller.ts';
import { CENTRE, countsBySquare, everyPairing, factsOf, SQUARES, touchingIn } from './model/pairing-board.ts';

describe('the 3×3 board', () => {
  it('has layouts only for a special centre if corners count, and for any special square if not', () => {
    expect(countsBySquare('king')).toEqual([0, 0, 0, 0, 13, 0, 0, 0, 0]);
    expect(countsBySquare('rook')).toEqual([19, 22, 19, 22, 31, 22, 19, 22, 19]);
  });

  it('has the same counts as listing every pairing, for all specials that leave an even number', () => {
    for (let mask = 0; mask < 512; mask++) {
      const specials = SQUARES.filter((square) => (mask >> square) & 1);
      for (const rule of ['king', 'rook'] as const) {
        const { counts, listed, free } = factsOf(specials, rule);
        if (free.length % 2 === 1) expect(counts).toBeUndefined();
        else expect(listed).toEqual(counts);
      }
    }
  });

  it('lists 105 pairings of eight squares, all different', () => {
    const all = [...everyPairing(SQUARES.filter((square) => square !== CENTRE))].map((pairs) =>
      pairs.join(';'),
    );
    expect(new Set(all).size).toBe(105);
    expect(all).toHaveLength(105);
  });
});

describe('the lesson on the 3×3 board', () => {
  it('explains why there is no layout, and shows every one that exists', () => {
    const { lesson, run, press, announced } = tried((say) => new CentreController(say));
    run('special 1');
    expect(announced()).toContain(
      'None of 105 pairings keeps the rule: the centre touches every other free square',
    );
    run('next');
    expect(lesson.pairs.value).toEqual([]);
    run('special 5');
    expect(announced()).toBe('13 of 105 pairings keep the rule.');
    const seen = new Set<string>();
    for (let i = 0; i < 13; i++) {
      press('n', 'KeyN');
      expect(lesson.pairs.value).toHaveLength(4);
      expect(touchingIn(lesson.pairs.value, 'king')).toEqual([]);
      seen.add(lesson.pairs.value.join(';'));
    }
    expect(seen.size).toBe(13);
  });

  it('pairs and unpairs squares by hand, and reports which touch', () => {
    const { lesson, run, press, announced } = tried((say) => new CentreController(say));
    press('5', 'Digit5');
    press('1', 'Digit1');
    expect(lesson.specials.value).toEqual([4]);
    press('p', 'KeyP');
    press('1', 'Digit1');
    press('2', 'Digit2');
    expect(announced()).toBe('1 and 2 are mates, and they touch.');
    run('pair 2 9');
    expect(lesson.pairs.value).toEqual([[1, 8]]);
    expect(lesson.touching.value).toEqual([]);
    press('5', 'Digit5');
    expect(announced()).toBe('Square 5 holds the bonus.');
    for (const line of ['pair 1 6', 'pair 3 4', 'pair 7 8']) run(line);
    expect(announced()).toContain('The board is full: 1 pair touches.');
  });

  it('rejects specials that touch and invalid lines, and explains an odd number of squares', () => {
    const { lesson, run, announced } = tried((say) => new CentreController(say));
    run('special 1 2 9');
    expect(announced()).toBe('Bonuses may not touch, but 1 and 2 touch.');
    run('special 1 9');
    expect(announced()).toContain('an odd number');
    for (const line of ['pair 1', 'pair 1 1', 'special 0', 'special', 'corners', 'dance', '__proto__'])
      run(line);
    expect(lesson.specials.value).toEqual([0, 8]);
    expect(run('corners off')).toBe(true);
    expect(lesson.rule.value).toBe('rook');
  });
});
