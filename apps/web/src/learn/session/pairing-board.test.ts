import { describe, expect, it } from 'vitest';
import { CENTRE, countsBySquare, everyPairing, factsOf, SQUARES, touchingIn } from './pairing-board.ts';
import { WitchCentreDesk } from './witch-centre-desk.ts';

describe('the 3×3 board', () => {
  it('has boards for the centre alone when corners count, and for every square when not', () => {
    expect(countsBySquare('king')).toEqual([0, 0, 0, 0, 13, 0, 0, 0, 0]);
    expect(countsBySquare('rook')).toEqual([19, 22, 19, 22, 31, 22, 19, 22, 19]);
  });

  it('is counted the same by listing every pairing, for every set of specials that leaves an even number', () => {
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

describe('the desk of the 3×3 board', () => {
  it('says why there is no board, and shows all that there are', () => {
    const desk = new WitchCentreDesk();
    desk.run('special 1');
    expect(desk.said.value).toContain(
      'None of 105 pairings keeps the rule: the centre touches every other free square',
    );
    desk.run('next');
    expect(desk.pairs.value).toEqual([]);
    desk.run('special 5');
    expect(desk.said.value).toBe('13 of 105 pairings keep the rule.');
    const seen = new Set<string>();
    for (let i = 0; i < 13; i++) {
      desk.press('n', 'KeyN');
      expect(desk.pairs.value).toHaveLength(4);
      expect(touchingIn(desk.pairs.value, 'king')).toEqual([]);
      seen.add(desk.pairs.value.join(';'));
    }
    expect(seen.size).toBe(13);
  });

  it('joins and parts squares by hand, and says what touches', () => {
    const desk = new WitchCentreDesk();
    desk.press('5', 'Digit5');
    desk.press('1', 'Digit1');
    expect(desk.specials.value).toEqual([4]);
    desk.press('p', 'KeyP');
    desk.press('1', 'Digit1');
    desk.press('2', 'Digit2');
    expect(desk.said.value).toBe('1 and 2 are mates, and they touch.');
    desk.run('pair 2 9');
    expect(desk.pairs.value).toEqual([[1, 8]]);
    expect(desk.touching.value).toEqual([]);
    desk.press('5', 'Digit5');
    expect(desk.said.value).toBe('Square 5 holds the bonus.');
    for (const line of ['pair 1 6', 'pair 3 4', 'pair 7 8']) desk.run(line);
    expect(desk.said.value).toContain('The board is full: 1 pair touches.');
  });

  it('refuses specials that touch, an odd board, and lines that are none', () => {
    const desk = new WitchCentreDesk();
    desk.run('special 1 2 9');
    expect(desk.said.value).toBe('Specials may not touch, and 1 and 2 touch.');
    desk.run('special 1 9');
    expect(desk.said.value).toContain('an odd number');
    for (const line of ['pair 1', 'pair 1 1', 'special 0', 'special', 'corners', 'dance', '__proto__'])
      desk.run(line);
    expect(desk.specials.value).toEqual([0, 8]);
    expect(desk.run('corners off')).toBe(true);
    expect(desk.rule.value).toBe('rook');
  });
});
