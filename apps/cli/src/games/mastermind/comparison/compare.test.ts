import { describe, expect, it } from 'vitest';
import { run } from '../../../testing/run.ts';

describe('compare', () => {
  it('prints a table in the mmstrat format', async () => {
    const { out } = await run('compare mastermind --rules p3c4 --strategies parts,optimal --format mmstrat');
    expect(out.split('\n')).toEqual([
      'Strategy        Total    Avg     1     2     3     4     5     6     7     8    >8',
      expect.stringMatching(/^parts {13}208 {2}3\.250( +\d+){9}$/),
      expect.stringMatching(/^optimal {11}206 {2}3\.219( +\d+){9}$/),
      '',
    ]);
  });

  it('draws a sample that depends only on the seed, and gives a confidence interval', async () => {
    const line = 'compare mastermind --rules p3c4 --games 40 --strategies knuth,random --json';
    const drawn = (await run(line)).json();
    expect(drawn).toMatchObject({ rules: 'p3c4r', sample: 40 });
    for (const { histogram, average, margin, total } of drawn.rows) {
      expect(histogram.reduce((sum: number, n: number) => sum + n, 0)).toBe(40);
      expect(total).toBe(Math.round(average * 40));
      expect(margin).toBeGreaterThan(0);
      expect(margin).toBeLessThan(1);
    }
    expect((await run(line)).json()).toEqual(drawn);
    const all = (await run('compare mastermind --rules p3c4 --strategies knuth --json')).json().rows[0];
    expect(Math.abs(drawn.rows[0].average - all.average)).toBeLessThan(2 * drawn.rows[0].margin);
    expect((await run(`${line} --seed other`)).json().rows).not.toEqual(drawn.rows);
  });

  it('gives no confidence interval if the games show no spread', async () => {
    const line = 'compare mastermind --rules p1c2 --strategies knuth --games 2 --seed';
    const margins = new Map<string, unknown>();
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const [row] = (await run(`${line} ${seed} --json`)).json().rows;
      margins.set(row.histogram.join(), row.margin);
      if (row.margin === null) expect((await run(`${line} ${seed}`)).out).toContain('no spread in 2 games');
    }
    expect(margins.get('1,1')).toBeCloseTo(12.7062 / 2, 3);
    expect([margins.get('2'), margins.get('0,2')]).toContain(null);
  });

  it('compares the sampled player if there are too many codes to list', async () => {
    const drawn = (await run('compare mastermind --rules p7c12n --games 2 --json')).json();
    expect(drawn).toMatchObject({ rules: 'p7c12n', sample: 2, rows: [{ strategy: 'sampled', secrets: 2 }] });
  });

  it.each([
    ['compare mastermind --rules p8c12 --strategies knuth', 'players sampled, random and states'],
    ['compare mastermind --games 1', '--games'],
    ['compare mastermind --games 5 --strategies optimal', 'leave --games out'],
    ['compare mastermind --format html', 'a format'],
    ['compare mastermind --games 5 --workers 2', 'leave --workers out'],
    ['compare word --workers 2', '--workers is an option of compare mastermind'],
  ])('rejects `%s` with a message', async (line, part) => {
    const { exit, err } = await run(line);
    expect(exit).toBe(2);
    expect(err).toContain(part);
  });
});
