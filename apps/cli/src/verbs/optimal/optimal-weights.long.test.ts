import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-optimal-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const strategy = join(folder, 'p3c3.strategy');

describe('optimal by weight', () => {
  const weights = join(folder, 'p3c3.weights');
  const certificate = join(folder, 'weighted.strategy');
  writeFileSync(weights, '# favourites\r\n\r\nbca  7\n 3 2 1\t5\nAAB 1\n');

  it('finds the weighted optimum, which verify checks with the same weights', async () => {
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

  it('accepts the same weights in another file, and rejects other weights', async () => {
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
  ])('rejects %j with its line number', async (text, line, part) => {
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

  it('accepts the largest allowed total weight, but not with --objective fewest', async () => {
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
  ])('rejects %s', async (line, part) => {
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
    ['optimal mastermind --root aab,ccd', 'has 4 symbols, as in abcd, and this has 3'],
    ['optimal mastermind --root Santa,Santa,Tree', 'this has 3'],
  ])('are rejected with a message: %s', async (line, part) => {
    const { exit, err } = await run(line);
    expect([exit, err]).toEqual([2, expect.stringContaining(part)]);
  });
});
