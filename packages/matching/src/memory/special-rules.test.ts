import { describe, expect, it } from 'vitest';
import { makeRational } from './rational.ts';
import { solitaireTable } from './solitaire.ts';
import { movesWithSpecials } from './special-rules.ts';

describe('special tiles', () => {
  it.each([
    ['turn', 4, 1, '421/63'],
    ['turn', 7, 2, '370549/30030'],
    ['turn', 11, 3, '1683351427/85804950'],
    ['flip', 4, 1, '688/105'],
    ['flip', 7, 2, '41113/3432'],
    ['flip', 11, 3, '11576991599/608435100'],
  ] as const)('rule %s, %i pairs, %i specials: %s', (rule, pairs, specials, printed) => {
    expect(makeRational(movesWithSpecials(pairs, specials, rule))).toBe(printed);
  });

  it('cost nothing under the free rule, and every rule gives W(n) without them', () => {
    const table = solitaireTable(12);
    for (let n = 1; n <= 12; n++) {
      expect(movesWithSpecials(n, 3, 'free')).toEqual(table.moves(n, 0));
      expect(movesWithSpecials(n, 0, 'turn')).toEqual(table.moves(n, 0));
      expect(movesWithSpecials(n, 0, 'flip')).toEqual(table.moves(n, 0));
    }
  });
});
