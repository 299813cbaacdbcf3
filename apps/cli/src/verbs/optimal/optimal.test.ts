import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';

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
    writeFileSync(file, 'inkling-search 1\n{}\n');
    expect((await run(line)).json().error).toMatchObject({
      code: 'bad-file',
      message: expect.stringContaining('damaged'),
      at: '--state',
    });
    expect(readFileSync(file, 'utf8')).toBe('inkling-search 1\n{}\n');
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
    expect(said.err).toContain('always ends within that many guesses');
    const told = await run(`${line} --json`);
    expect(told.exit).toBe(3);
    expect(told.json()).toMatchObject({ game: 'mastermind', feasible: false, proved: true });
  });

  it('ranks as many guesses as are wanted, by what play needs after each', async () => {
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

  it('is what compare, suggest and solve mean by it', async () => {
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

describe('optimal by weight', () => {
  const weights = join(folder, 'p3c3.weights');
  const certificate = join(folder, 'weighted.strategy');
  writeFileSync(weights, '# favourites\r\n\r\nbca  7\n 3 2 1\t5\nAAB 1\n');

  it('finds favourites sooner, names their weights, and is checked by them', async () => {
    const line = `optimal mastermind --rules p3c3 --weights ${weights}`;
    const found = (await run(`${line} --out ${certificate} --json`)).json();
    expect(found).toMatchObject({ proved: true, weighted: { weight: 27 + 6 + 4 } });
    expect(found.weighted.average).toBe(found.weighted.total / found.weighted.weight);
    expect([found.lower, found.upper]).toEqual([found.weighted.total, found.weighted.total]);
    expect(found.total).toBeGreaterThanOrEqual(73);
    const checked = (await run(`verify ${certificate} --weights ${weights} --json`)).json();
    expect(checked).toMatchObject({
      ok: true,
      total: found.total,
      weighted: { total: found.weighted.total },
    });
    const plain = join(folder, 'plain.strategy');
    await run(`optimal mastermind --rules p3c3 --out ${plain}`);
    const weighed = (await run(`verify ${plain} --weights ${weights} --json`)).json();
    expect(weighed).toMatchObject({ total: 73 });
    expect(weighed.weighted.total).toBeGreaterThan(found.weighted.total);
    expect((await run(line)).out).toContain('Each secret counted once: ');
    for (const other of [`${line} --workers 2`, line.replace('optimal', 'prove')]) {
      const { weighted, proved } = (await run(`${other} --out ${certificate} --json`)).json();
      expect({ weighted, proved }).toEqual({ weighted: found.weighted, proved: true });
      expect((await run(`verify ${certificate} --weights ${weights}`)).exit).toBe(0);
    }
  });

  it('knows the same weights in another file, and refuses others', async () => {
    const same = join(folder, 'same.weights');
    writeFileSync(same, 'cba 5\nbca 7\naaa 1');
    const other = join(folder, 'other.weights');
    writeFileSync(other, 'cba 5\nbca 8\n');
    expect((await run(`verify ${certificate} --weights ${same}`)).exit).toBe(0);
    const refused = await run(`verify ${certificate} --weights ${other}`);
    expect([refused.exit, refused.err]).toEqual([5, expect.stringContaining('not those')]);
    const without = await run(`verify ${certificate}`);
    expect([without.exit, without.err]).toEqual([5, expect.stringContaining('give its weights')]);
    const forged = join(folder, 'forged.strategy');
    writeFileSync(forged, readFileSync(certificate, 'utf8').replace(/^weighted \d+/m, 'weighted 60'));
    const claimed = await run(`verify ${forged} --weights ${weights}`);
    expect([claimed.exit, claimed.err]).toEqual([
      5,
      expect.stringMatching(/something else at line 7.* by weight/),
    ]);
    const state = join(folder, 'weighted.search');
    const line = `optimal mastermind --rules p3c3 --nodes 1 --state ${state} --weights`;
    expect((await run(`${line} ${weights}`)).exit).toBe(0);
    expect((await run(`${line} ${same}`)).exit).toBe(0);
    const foreign = await run(`${line} ${other}`);
    expect([foreign.exit, foreign.err]).toEqual([2, expect.stringContaining('another search')]);
    expect((await run(`optimal mastermind --rules p3c3 --nodes 1 --state ${state}`)).exit).toBe(2);
  });

  it.each([
    ['aab', 1, 'has no weight'],
    ['# x\naab 0', 2, 'is not a weight'],
    ['aab -1', 1, 'is not a weight'],
    ['aab 1.5', 1, 'is not a weight'],
    ['aab 1000000000', 1, 'is not a weight'],
    ['aab 2\n\nabd 2', 3, 'not one of the possible secrets'],
    ['aab 2\n112 2', 2, 'has a weight already'],
    ['aab 2000000\nabb 97127', 2, 'more than can be counted'],
  ])('refuses %j with its line', async (text, line, part) => {
    const file = join(folder, 'bad.weights');
    writeFileSync(file, text);
    for (const verb of ['optimal mastermind --rules p3c3', `verify ${strategy}`]) {
      if (verb.startsWith('verify') && part.includes('counted')) continue;
      await run(`optimal mastermind --rules p3c3 --out ${strategy}`);
      const { exit, err, out } = await run(`${verb} --weights ${file}`);
      expect([exit, out]).toEqual([2, '']);
      expect(err).toContain(`line ${line}: `);
      expect(err).toContain(part);
    }
  });

  it('counts as much as it says it does', async () => {
    const file = join(folder, 'heavy.weights');
    writeFileSync(file, 'aab 2000000\nabb 97126');
    const { weighted } = (await run(`optimal mastermind --rules p3c3 --weights ${file} --json`)).json();
    expect(weighted).toMatchObject({ weight: 2_097_151, total: expect.any(Number) });
    expect((await run(`optimal mastermind --rules p3c3 --weights ${file} --objective fewest`)).err).toContain(
      'smaller weights',
    );
  });

  it.each([
    [`optimal mastermind --weights ${join(folder, 'none')}`, 'no such file'],
    [`optimal mastermind --rules p9c9 --weights ${join(folder, 'none')}`, 'too large'],
    [`prove mastermind --rules p3c3 --weights ${join(folder, 'none')}`, 'no such file'],
  ])('refuses %s', async (line, part) => {
    const { exit, err } = await run(line);
    expect([exit, err]).toEqual([2, expect.stringContaining(part)]);
  });
});

describe('several first guesses', () => {
  it('are made whatever the answers', async () => {
    const one = (await run('optimal mastermind --rules p3c3 --root aab --json')).json();
    const [comma, space] = await Promise.all([
      run('optimal mastermind --rules p3c3 --root aab,bcc --json --workers 2'),
      run(['optimal', 'mastermind', '--rules', 'p3c3', '--root', '112 233', '--json']),
    ]);
    expect(comma.json()).toMatchObject({ root: 'aab', proved: true, total: space.json().total });
    expect(comma.json().histogram.slice(0, 2)).toEqual([1, 1]);
    expect(comma.json().total).toBeGreaterThan(one.total);
    const file = join(folder, 'two.strategy');
    await run(`optimal mastermind --rules p3c3 --root aab,bcc --nodes 0 --out ${file}`);
    const second = readFileSync(file, 'utf8').matchAll(/^1 \S+ (\S+)$/gm);
    expect(new Set(Array.from(second, ([, guess]) => guess))).toEqual(new Set(['bcc']));
    expect((await run(`verify ${file}`)).exit).toBe(0);
    const tight = await run('optimal mastermind --rules p3c3 --root aaa,aaa,aaa --max-depth 4 --json');
    expect([tight.exit, tight.json().feasible]).toEqual([3, false]);
  });

  it.each([
    ['optimal mastermind --root aabb,ccdx', '“x” at place 4'],
    ['optimal mastermind --root aab,ccd', 'has 4 symbols, and this has 3'],
    ['optimal mastermind --root Santa,Santa,Tree', 'this has 3'],
  ])('%s is refused with a sentence', async (line, part) => {
    const { exit, err } = await run(line);
    expect([exit, err]).toEqual([2, expect.stringContaining(part)]);
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
    const three = await run([
      'suggest',
      'word',
      'eight:wgggg',
      '--strategy',
      'optimal',
      '--top',
      '3',
      '--list',
      list,
      '--json',
    ]);
    const { suggestions, pool } = three.json();
    expect([pool, suggestions.length]).toEqual(['likely', 3]);
    expect(suggestions[0]).toEqual(said.suggestions[0]);
    for (const { turns, parts } of suggestions)
      expect([turns.proved, turns.total, parts > 1]).toEqual([true, turns.expected * 8, true]);
  });

  it('keeps to hard mode from the rounds on', async () => {
    const args = ['suggest', 'word', 'light:wgggg', '--strategy', 'optimal', '--list', list, '--json'];
    const free = (await run(args)).json().suggestions[0];
    const hard = (await run([...args, '--hard'])).json().suggestions[0];
    expect(hard).toMatchObject({ guess: expect.stringMatching(/^.ight$/), turns: { proved: true } });
    expect(hard.turns.expected).toBeGreaterThan(free.turns.expected);
  });

  it('lets keys and signals in while it searches', async () => {
    let breaths = 0;
    const breathe = async () => void breaths++;
    const args = ['solve', 'word', 'wight', '--player', 'optimal', '--list', list];
    const solved = await run(args, [], { breathe });
    expect([solved.exit, breaths > 0]).toEqual([0, true]);
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

  it('weighs words, and says which cannot be weighed', async () => {
    const weights = join(folder, 'ight.weights');
    writeFileSync(weights, 'wight 20\nFIGHT 3\n');
    const file = join(folder, 'weighted-words.strategy');
    const args = ['--list', list, '--weights', weights];
    const found = (await run(['optimal', 'word', ...args, '--out', file, '--json'])).json();
    expect(found.weighted).toMatchObject({ weight: words.length + 19 + 2 });
    expect((await run(['verify', file, ...args, '--json'])).json()).toMatchObject({
      weighted: { total: found.weighted.total },
    });
    writeFileSync(weights, 'wight 20\nzzzzz 3\n');
    const { exit, err } = await run(['optimal', 'word', ...args]);
    expect([exit, err]).toEqual([2, expect.stringContaining('line 2: “zzzzz” is not one of the possible')]);
  });

  it('begins with two words whatever the answers, unless hard mode forbids', async () => {
    const args = ['optimal', 'word', '--root', 'realm,flown', '--list', list, '--json'];
    expect((await run(args)).json()).toMatchObject({ root: 'realm', proved: true });
    const hard = await run([...args, '--hard']);
    expect(hard.exit).toBe(3);
    expect(hard.json()).toMatchObject({
      feasible: false,
      forbidden: { guess: 'flown', turns: [{ guess: 'realm', answer: expect.stringMatching(/[yg]/) }] },
    });
    const said = await run(['optimal', 'word', '--hard', '--root', 'realm flown', '--list', list]);
    expect([said.exit, said.err]).toEqual([
      3,
      expect.stringContaining('Hard mode forbids flown after realm:'),
    ]);
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
    for (let at = 1; at < lines.length - 1; at++) {
      writeFileSync(damaged, lines.toSpliced(at, 1).join('\n'));
      const { exit, err } = await run(`verify ${damaged}`);
      expect([lines[at], exit]).toEqual([lines[at], 5]);
      expect(err).toMatch(/line \d+/);
    }
  });

  it('replays a lower bound, and checks a game record', async () => {
    const proofs = join(import.meta.dirname, '../../../../../proofs');
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

  it.each([
    ['an empty file', ''],
    ['a picture', '\x89PNG\r\n\x1a\n\0\0'],
    ['another text', 'Dear Donald,\n'],
  ])('says of %s that it is none of ours', async (_, text) => {
    const file = join(folder, 'foreign');
    writeFileSync(file, text);
    const { exit, err } = await run(['verify', file]);
    expect([exit, err]).toEqual([2, expect.stringContaining('does not know this kind of file')]);
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
          const { exit, err } = await run(['verify', file]);
          expect([2, 5]).toContain(exit);
          expect(err).toMatch(exit === 2 ? /does not know this kind of file/ : /^inkling: not verified\. /);
        },
      ),
      { numRuns: 60 },
    );
    expect((await run(['verify', join(folder, 'nothing')])).exit).toBe(2);
    expect((await run('verify')).exit).toBe(2);
  });
});
