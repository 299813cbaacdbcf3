import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-optimal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const strategy = join(folder, 'p3c3.strategy');

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
    const found = (await run('optimal mastermind --rules p4c7 --nodes 1 --json')).json();
    expect(found).toMatchObject({ proved: false });
    expect(found.lower).toBeLessThanOrEqual(11228);
    expect(found.upper).toBeGreaterThanOrEqual(11228);
    expect(found.total).toBe(found.upper);
  });

  it('is kept in a file, and the same line goes on from it', async () => {
    const file = join(folder, 'p4c6.search');
    const line = `optimal mastermind --rules p4c6 --nodes 1 --state ${file} --json`;
    const first = (await run(line)).json();
    expect(first.proved).toBe(false);
    let last = first;
    for (let parts = 1; !last.proved && parts < 10; parts++) last = (await run(line)).json();
    expect(last).toMatchObject({ proved: true, total: 5625 });
    const other = await run(`optimal mastermind --rules p3c3 --state ${file}`);
    expect([other.exit, other.err]).toEqual([2, expect.stringContaining('belongs to another search')]);
    writeFileSync(file, 'inkling-search 2\n{}\n');
    expect((await run(line)).err).toContain('damaged');
    expect(readFileSync(file, 'utf8')).toBe('inkling-search 2\n{}\n');
    const nowhere = await run(
      `optimal mastermind --rules p3c3 --state ${join(folder, 'no', 'where')} --json`,
    );
    expect(nowhere.json()).toMatchObject({ total: 73 });
    expect(nowhere.err).toContain('could not be kept');
  });

  it('knows the worst case as an aim, and budgets of nothing', async () => {
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
  ])('%s is refused with a sentence', async (line, part) => {
    const { exit, err } = await run(line);
    expect(exit).toBe(2);
    expect(err).toContain(part);
  });

  it.each(['optimal', 'prove'])('is impossible where no strategy keeps to the limit: %s', async (verb) => {
    const line = `${verb} mastermind --rules p3c3 --max-depth 2`;
    const said = await run(line);
    expect([said.exit, said.out]).toEqual([3, '']);
    expect(said.err).toContain('keeps to that many guesses');
    const told = await run(`${line} --json`);
    expect(told.exit).toBe(3);
    expect(told.json()).toMatchObject({ game: 'mastermind', feasible: false, proved: true });
  });

  it('is what compare, suggest and solve mean by it', async () => {
    const { rows } = (await run('compare mastermind --rules p3c4 --strategies knuth,optimal --json')).json();
    expect(rows[1]).toMatchObject({ strategy: 'optimal', total: 206 });
    expect(rows[0].total).toBeGreaterThan(206);
    const [best] = (await run('suggest mastermind aabb:1,0 --strategy optimal --json')).json().suggestions;
    expect(best.turns).toMatchObject({ proved: true });
    expect(best.turns.lower).toBe(best.turns.expected);
    const solved = (await run('solve mastermind fcaf --player optimal --json')).json();
    expect(solved).toMatchObject({ player: 'optimal', solved: true });
    expect(solved.turns.length).toBeLessThanOrEqual(6);
  });
});

describe('optimal for words', () => {
  const list = join(folder, 'ight.txt');
  const words = [
    'eight',
    'fight',
    'light',
    'might',
    'night',
    'right',
    'sight',
    'tight',
    'wight',
    'flown',
    'worst',
    'realm',
  ];
  writeFileSync(list, words.join('\n'));

  it('splits a trap, proves it, and names its lists so that verify knows them', async () => {
    const file = join(folder, 'ight.strategy');
    const found = (await run(['optimal', 'word', '--list', list, '--out', file, '--json'])).json();
    expect(found).toMatchObject({ game: 'word', rules: 'word5', proved: true });
    expect(found.histogram.reduce((sum: number, n: number) => sum + n, 0)).toBe(words.length);
    expect((await run(['verify', file, '--list', list, '--json'])).json()).toMatchObject({
      ok: true,
      total: found.total,
    });
    const shuffled = join(folder, 'shuffled.txt');
    writeFileSync(shuffled, [...words.toReversed(), 'eight'].join('\n'));
    expect((await run(['verify', file, '--list', shuffled])).exit).toBe(0);
    const other = await run(['verify', file]);
    expect(other.exit).toBe(5);
    expect(other.err).toContain('not the one that the strategy was made for');
  });

  it('suggests a word that cannot be the answer when that is best', async () => {
    const said = (
      await run(['suggest', 'word', 'eight:wgggg', '--strategy', 'optimal', '--list', list, '--json'])
    ).json();
    expect(said.suggestions[0]).toMatchObject({ possible: false, turns: { proved: true } });
    expect(said.left).toBe('8');
  });

  it('keeps to hard mode from the rounds on', async () => {
    const args = ['suggest', 'word', 'light:wgggg', '--strategy', 'optimal', '--list', list, '--json'];
    const free = (await run(args)).json().suggestions[0];
    const hard = (await run([...args, '--hard'])).json().suggestions[0];
    expect(hard).toMatchObject({ guess: expect.stringMatching(/^.ight$/), turns: { proved: true } });
    expect(hard.turns.expected).toBeGreaterThan(free.turns.expected);
  });

  it('is a player that solves, and one to compare with', async () => {
    const solved = (
      await run(['solve', 'word', 'wight', '--player', 'optimal', '--list', list, '--json'])
    ).json();
    expect(solved).toMatchObject({ player: 'optimal', solved: true });
    const optimum = (await run(['optimal', 'word', '--list', list, '--json'])).json();
    expect(solved.turns.length).toBeLessThanOrEqual(optimum.worst);
    for (const mode of [[], ['--hard']]) {
      const args = ['compare', 'word', '--strategies', 'parts,optimal', '--list', list, ...mode];
      const [parts, best] = (await run([...args, '--json'])).json().rows;
      expect(best).toMatchObject({ strategy: 'optimal', proved: true });
      expect(best.total).toBeLessThanOrEqual(parts.total);
      expect((await run([...args, '--format', 'mmstrat'])).out).toMatch(/\noptimal +\d+/);
    }
  });

  it('is impossible where no strategy keeps to the limit', async () => {
    const told = await run(['optimal', 'word', '--max-depth', '2', '--list', list, '--json']);
    expect(told.exit).toBe(3);
    expect(told.json()).toMatchObject({ game: 'word', rules: 'word5', feasible: false });
  });

  it.each([
    [['optimal', 'word', '--root', 'zzzzz', '--list', list], '--root'],
    [['suggest', 'word', '--strategy', 'optimal'], 'searches at most'],
  ])('refuses %j', async (args, part) => {
    const { exit, err } = await run(args);
    expect(exit).toBe(2);
    expect(err).toContain(part);
  });
});

describe('verify', () => {
  it('accepts what optimal writes, and rejects every damage with its place', async () => {
    await run(`optimal mastermind --rules p3c3 --out ${strategy}`);
    expect((await run(`verify ${strategy} --json`)).json()).toMatchObject({ ok: true, total: 73, worst: 4 });
    const lines = readFileSync(strategy, 'utf8').split('\n');
    const damaged = join(folder, 'damaged.strategy');
    for (let at = 0; at < lines.length - 1; at++) {
      writeFileSync(damaged, lines.toSpliced(at, 1).join('\n'));
      const { exit, err } = await run(`verify ${damaged}`);
      expect([lines[at], exit]).toEqual([lines[at], 5]);
      expect(err).toMatch(/line \d+/);
    }
  });

  it('replays a lower bound, and checks a game record', async () => {
    const proofs = join(import.meta.dirname, '../../../../proofs');
    expect((await run(`verify ${join(proofs, 'p3c4r-206.bound')} --json`)).json()).toMatchObject({
      ok: true,
      lower: 206,
    });
    const record = join(folder, 'game.json');
    const game = { inkling: 'game', v: 1, game: 'mastermind', rules: 'p4c6r', turnsMax: 12, code: 'abcd' };
    writeFileSync(record, JSON.stringify({ ...game, turns: [{ guess: 'aabb', exact: 1, near: 1 }] }));
    expect((await run(`verify ${record} --json`)).json()).toMatchObject({
      ok: true,
      wrong: [],
      promise: 'none',
    });
    writeFileSync(record, JSON.stringify({ ...game, turns: [{ guess: 'aabb', exact: 0, near: 1 }] }));
    const wrong = await run(`verify ${record}`);
    expect(wrong.exit).toBe(5);
    expect(wrong.err).toContain('Turn 1 was answered wrongly: the code gives 1 exact, 1 near.');
  });

  it('never throws, whatever the file', async () => {
    const file = join(folder, 'any');
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.string().map((rest) => `inkling-bound 1\n${rest}`),
        ),
        async (text) => {
          writeFileSync(file, text);
          expect((await run(['verify', file])).exit).toBe(5);
        },
      ),
      { numRuns: 200 },
    );
    expect((await run(['verify', join(folder, 'nothing')])).exit).toBe(2);
    expect((await run('verify')).exit).toBe(2);
  });
});
