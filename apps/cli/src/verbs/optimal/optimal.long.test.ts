import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-optimal-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('optimal', () => {
  it('finds the published optima, and says that they are proved', async () => {
    const found = (await run('optimal mastermind --json')).json();
    expect(found).toMatchObject({ rules: 'p4c6r', total: 5625, worst: 6, root: 'aabc', proved: true });
    expect(found.histogram.reduce((sum: number, n: number) => sum + n, 0)).toBe(1296);
    expect((await run('optimal mastermind --max-depth 5 --json')).json()).toMatchObject({
      total: 5626,
      worst: 5,
    });
    expect((await run('optimal mastermind --rules p4c5n --workers 2 --json')).json()).toMatchObject({
      total: 462,
    });
    expect((await run('optimal mastermind --root aabb --json')).json()).toMatchObject({
      root: 'aabb',
      total: 5702,
    });
  });

  it('gives its best so far, with bounds, when the budget is spent', async () => {
    const found = (await run('optimal mastermind --rules p4c7 --nodes 5 --json')).json();
    expect(found).toMatchObject({ proved: false, nodes: 5 });
    expect(found.lower).toBeLessThanOrEqual(11228);
    expect(found.upper).toBeGreaterThanOrEqual(11228);
    expect(found.total).toBe(found.upper);
  });

  it('saves its state in a file, and the same command resumes from it', async () => {
    const file = join(folder, 'p4c6.search');
    const line = `optimal mastermind --rules p4c6 --nodes 1 --state ${file} --json`;
    const first = (await run(line)).json();
    expect(first.proved).toBe(false);
    let last = first;
    for (let parts = 1; !last.proved && parts < 10; parts++) last = (await run(line)).json();
    expect(last).toMatchObject({ proved: true, total: 5625 });
    const other = await run(`optimal mastermind --rules p3c3 --state ${file}`);
    expect([other.exit, other.err]).toEqual([2, expect.stringContaining('belongs to another search')]);
    writeFileSync(file, 'inkling-search 1\n{}\n');
    expect((await run(line)).json().error).toMatchObject({
      code: 'bad-file',
      message: expect.stringContaining('damaged'),
      at: '--state',
    });
    expect(readFileSync(file, 'utf8')).toBe('inkling-search 1\n{}\n');
    const gone = mkdtempSync(join(folder, 'gone-'));
    const pause = async () => rmSync(gone, { recursive: true, force: true });
    const unkept = `optimal mastermind --rules p4c6 --nodes 1 --state ${join(gone, 'search')}`;
    const nowhere = await run(`${unkept} --json`, [], { pause });
    expect([nowhere.exit, nowhere.json()]).toMatchObject([
      2,
      { proved: false, error: { code: 'bad-file', at: '--state' } },
    ]);
    expect(nowhere.json().error.message).toMatch(/could not be kept in “.*”: there is no such folder\.$/);
  });

  it('supports the objectives worst and fewest, and a budget of zero', async () => {
    expect((await run('optimal mastermind --objective worst --json')).json()).toMatchObject({
      total: 5626,
      worst: 5,
    });
    const fewest = (await run('optimal mastermind --rules p3c4 --objective fewest --json')).json();
    expect(fewest).toMatchObject({ proved: true });
    const nothing = (await run('optimal mastermind --rules p4c7 --nodes 0 --json')).json();
    expect(nothing).toMatchObject({ proved: false, nodes: 0 });
    expect(nothing.lower).toBeLessThanOrEqual(11228);
    expect(nothing.upper).toBeGreaterThanOrEqual(11228);
  });

  it.each([
    ['optimal mastermind --rules p12c12', 'too large for an exact search'],
    ['optimal mastermind --root zz', 'symbols'],
    ['optimal mastermind --max-depth 0', '--max-depth'],
    ['optimal mastermind --nodes x', '--nodes'],
    ['optimal mastermind --workers 0', '--workers'],
    ['optimal mastermind --memory 0', '--memory'],
    ['optimal mastermind --objective best', 'an objective'],
    ['optimal mastermind aabb', 'only options'],
  ])('rejects `%s` with a message', async (line, part) => {
    const { exit, err } = await run(line);
    expect(exit).toBe(2);
    expect(err).toContain(part);
  });

  it.each(['optimal', 'prove'])('reports that no strategy keeps to the depth limit: %s', async (verb) => {
    const line = `${verb} mastermind --rules p3c3 --max-depth 2`;
    const output = await run(line);
    expect([output.exit, output.out]).toEqual([3, '']);
    expect(output.err).toContain('always ends within that many guesses');
    const asJson = await run(`${line} --json`);
    expect(asJson.exit).toBe(3);
    expect(asJson.json()).toMatchObject({ game: 'mastermind', feasible: false, proved: true });
    if (!existsSync('/dev/full')) return;
    const unwritten = await run(`optimal mastermind --rules p3c3 --max-depth 3 --bound /dev/full --json`);
    expect([unwritten.exit, unwritten.json()]).toMatchObject([
      2,
      { feasible: false, error: { at: '--bound' } },
    ]);
  });

  it('ranks as many guesses as requested, by the guesses still needed after each', async () => {
    const line = 'suggest mastermind aabb:1,0 --strategy optimal';
    const { suggestions } = (await run(`${line} --top 4 --json`)).json();
    expect(suggestions.map(({ turns }: { turns: { total: number } }) => turns.total)).toEqual([
      898, 903, 904, 911,
    ]);
    for (const { turns } of suggestions)
      expect(turns).toMatchObject({ proved: true, expected: turns.total / 256, lower: turns.upper });
    expect(suggestions[0]).toMatchObject({ possible: true, parts: expect.any(Number) });
    const table = (await run(`${line} --top 2`)).out.split('\n');
    expect(table[2]).toMatch(/^guess +possible +average +worst +total +sure$/);
    expect(table.slice(3)).toEqual([
      expect.stringMatching(/ 898 +yes$/),
      expect.stringMatching(/ 903 +yes$/),
      '',
    ]);
    expect((await run(line)).out).toMatch(/^256 codes left; best is accd: 3\.508 .*proved the least/);
    expect((await run(`${line} --json`)).json().suggestions).toHaveLength(1);
    expect((await run(`${line} --top 0`)).exit).toBe(2);
  });

  it('is used by compare, suggest and solve', async () => {
    const { rows } = (await run('compare mastermind --rules p3c4 --strategies knuth,optimal --json')).json();
    expect(rows[1]).toMatchObject({ strategy: 'optimal', total: 206 });
    expect(rows[0].total).toBeGreaterThan(206);
    const [best] = (await run('suggest mastermind aabb:1,0 --strategy optimal --json')).json().suggestions;
    expect(best.turns).toMatchObject({ proved: true });
    expect(best.turns.lower).toBe(best.turns.expected);
    const wide = await run(
      'suggest mastermind --rules p6c9 --strategy optimal aabbcc:1,1 ddeeff:1,1 ghabde:2,1',
    );
    expect(wide.exit).toBe(2);
    expect(wide.err).toContain('734 codes are left; in p6c9r --strategy optimal searches 505 codes at most.');
    const solved = (await run('solve mastermind fcaf --player optimal --json')).json();
    expect(solved).toMatchObject({ player: 'optimal', solved: true });
    expect(solved.turns.length).toBeLessThanOrEqual(6);
  });
});
