import { describe, expect, it } from 'vitest';
import { makeRational, toNumber } from './rational.ts';
import { twoPlayerTable, zwickPaterson } from './two-player.ts';

const PAIRS = 60;
const table = twoPlayerTable(PAIRS, true);

describe('two players', () => {
  it('have the published leads e(1, 0) … e(12, 0)', () => {
    const printed = [
      '1',
      '-2/3',
      '-1/5',
      '-4/35',
      '-1/35',
      '2/1155',
      '61/1155',
      '-2512/75075',
      '132929/3828825',
      '-916574/24249225',
      '4290329/305540235',
      '-76260788/3904125225',
    ];
    expect(printed.map((_, i) => makeRational(table.lead(i + 1, 0)))).toEqual(printed);
  });

  it('follow the rule of Zwick and Paterson everywhere, except for the tie at (4, 3)', () => {
    for (let n = 1; n <= PAIRS; n++)
      for (let k = 0; k < n; k++) {
        const rule = n === 4 && k === 3 ? 'search' : zwickPaterson(n, k);
        expect(`${n},${k} ${table.tactic(n, k)}`).toBe(`${n},${k} ${rule}`);
      }
    expect(zwickPaterson(6, 1)).toBe('waste');
  });

  it('give the first player the lead exactly for odd numbers of pairs, from 7 on', () => {
    for (let n = 7; n <= 30; n++) expect(toNumber(table.lead(n, 0)) > 0).toBe(n % 2 === 1);
  });

  it('never pass if passing is not allowed', () => {
    const plain = twoPlayerTable(20, false);
    for (let n = 1; n <= 20; n++) for (let k = 0; k <= n; k++) expect(plain.tactic(n, k)).not.toBe('pass');
  });
});
