import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeSummedLine } from '@inkling/jobs/engine/summed-line';
import { afterAll, describe, expect, it } from 'vitest';
import { sayOpenings } from '../../messages/proving.ts';
import { run } from '../../testing/run.ts';
import { openProgressPage, type ProofReport } from './progress-page.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-prove-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('prove', () => {
  it('writes a certificate that verify accepts, and reuses its facts the second time', async () => {
    const facts = join(folder, 'p4c4.facts');
    const out = join(folder, 'p4c4.strategy');
    // Starting threads takes longer than this proof; the tests below cover several threads.
    const alone = '--workers 1';
    const line = `prove mastermind --rules p4c4 ${alone} --facts ${facts} --out ${out} --json`;
    expect((await run(line)).json()).toMatchObject({ proved: true, total: 905, lower: 905, upper: 905 });
    expect((await run(`verify ${out} --json`)).json()).toMatchObject({ ok: true, total: 905 });
    const again = (await run(line)).json();
    expect(again).toMatchObject({ proved: true, total: 905, nodes: 0 });
    expect(again.openingCount).toBeGreaterThan(1);
    expect(again.openingsDone).toBe(again.openingCount);
    expect((await run(line.replace(' --json', ''))).out).toContain(
      `Settled: all ${again.openingCount} first guesses.`,
    );
    const known = (await run(`prove mastermind --rules p4c4 ${alone} --from ${out} --json`)).json();
    expect(known).toMatchObject({ proved: true, total: 905 });
    const other = await run(`prove mastermind --rules p3c3 ${alone} --facts ${facts}`);
    expect([other.exit, other.err]).toEqual([2, expect.stringContaining('another proof')]);
    const { error } = (await run(`prove mastermind --rules p3c3 ${alone} --facts ${facts} --json`)).json();
    expect(error).toMatchObject({ code: 'bad-file', at: '--facts' });
    expect(readFileSync(facts, 'utf8')).toContain('"inkling":"facts"');
    const foreign = await run(`prove mastermind --rules p3c3 ${alone} --from ${out} --json`);
    expect(foreign.json()).toMatchObject({ proved: true, total: 73 });
    expect(foreign.err).toContain('other rules');
  });

  it('refuses facts that are damaged or cannot be true, as a bad file', async () => {
    const facts = join(folder, 'p3c4.facts');
    const line = `prove mastermind --rules p3c4 --workers 1 --facts ${facts}`;
    const text = readFileSync(new URL('../../../../../tests/formats/p3c4r.facts', import.meta.url), 'utf8');
    const told = async (kept: string, more = '') => {
      writeFileSync(facts, kept);
      const { exit, out, err } = await run(line + more);
      return [exit, out, err];
    };
    expect(await told(text)).toEqual([0, expect.stringContaining('p3c4r: 206 guesses in all'), '']);
    const damaged = expect.stringContaining('Line 3: The file of --facts is damaged; delete it');
    expect(await told(text.replace('"lower":206', '"lower":207'))).toEqual([2, '', damaged]);
    // With the right checksum, the lower bound exceeds the cost of the strategy in the same line.
    const changed = (change: object) =>
      text.replace(/^[0-9a-f]{8} (.*"lower":206.*)\n/gm, (_, fact: string) =>
        makeSummedLine(JSON.stringify({ ...(JSON.parse(fact) as object), ...change })),
      );
    const impossible = expect.stringContaining('cannot all be true');
    expect(await told(changed({ lower: 207 }))).toEqual([2, '', impossible]);
    // With a dearer strategy of the same cost, nothing contradicts it until a proof of the bound is wanted.
    const dearer = /"tree":"([^"]+)/.exec(text)?.[1]?.replace('2,[63]', '2,[0,0,[63]]');
    const lie = changed({ lower: 207, upper: 207, tree: dearer });
    const overclaim = expect.stringMatching(/is not true: a strategy that takes less/);
    expect(await told(lie, ` --bound ${join(folder, 'p3c4.bound')}`)).toEqual([2, '', overclaim]);
  });

  it('says how many first guesses are settled, unless there is only one', () => {
    expect(sayOpenings({ openingsDone: 3, openingCount: 12_972 }, 7007)).toEqual([
      'Settled: 3 of 12,972 first guesses; each of the others costs at least 7,007.',
    ]);
    expect(sayOpenings({ openingsDone: 1, openingCount: 1 }, 7920)).toEqual([]);
  });

  it('begins with several fixed guesses', async () => {
    const line = 'mastermind --rules p4c4 --root aabb,ccdd --json';
    const alone = (await run(`optimal ${line}`)).json();
    const found = { total: alone.total, root: 'aabb', proved: true };
    expect((await run(`prove ${line}`)).json()).toMatchObject(found);
    expect((await run(`optimal ${line} --workers 2`)).json()).toMatchObject(found);
  });

  it('ignores a starting strategy with another first guess', async () => {
    const out = join(folder, 'other.strategy');
    await run(`optimal mastermind --rules p4c4 --out ${out}`);
    const found = await run(`prove mastermind --rules p4c4 --workers 1 --root aaaa --from ${out} --json`);
    const alone = (await run('optimal mastermind --rules p4c4 --root aaaa --json')).json();
    expect(found.json()).toMatchObject({ total: alone.total, root: 'aaaa', proved: true });
    expect(found.err).toContain('another --root');
  });

  it('supports words, with a depth limit', async () => {
    const list = join(folder, 'ight.txt');
    writeFileSync(list, 'eight fight light might night right sight tight flown realm'.split(' ').join('\n'));
    const found = (await run(['prove', 'word', '--list', list, '--workers', '1', '--json'])).json();
    const alone = (await run(['optimal', 'word', '--list', list, '--json'])).json();
    expect(found).toMatchObject({ game: 'word', proved: true, total: alone.total });
    expect(
      (await run(['prove', 'word', '--list', list, '--workers', '1', '--max-depth', '2'])).err,
    ).toContain('always ends within that many');
  });

  it('is used by optimal with more than one worker', async () => {
    const found = (await run('optimal mastermind --rules p4c4 --workers 2 --json')).json();
    expect(found).toMatchObject({ proved: true, total: 905 });
    const counted = (await run('optimal mastermind --rules p4c6 --workers 2 --nodes 1 --json')).json();
    expect(counted.proved).toBe(false);
  });

  it.each([
    ['prove mastermind --engine mysql://here', 'redis://'],
    ['prove mastermind --engine postgres://127.0.0.1:1/none', 'cannot be used'],
    ['prove mastermind --workers 0', '--workers'],
    ['prove mastermind --progress 99999', '--progress'],
    ['prove mastermind --from /nowhere', 'there is no such file'],
    ['prove mastermind aabb', 'only options'],
    ['prove mastermind --rules p12c12', 'too large'],
    ['worker', '--engine'],
    ['worker --engine mysql://here', 'redis://'],
    ['prove mastermind --confirm 0', '--confirm'],
  ])('rejects `%s` with a message', async (line, part) => {
    const { exit, err } = await run(line);
    expect([exit, err]).toEqual([2, expect.stringContaining(part)]);
  });
});

it('a worker exits with an error if no database listens', async () => {
  const { exit, err } = await run('worker --engine postgres://127.0.0.1:1/x');
  expect([exit, err]).toEqual([
    2,
    expect.stringContaining('The engine cannot be used: connect ECONNREFUSED'),
  ]);
});

describe('the progress page of a proof', () => {
  it('shows the counters as HTML and JSON, and rejects all other requests', async () => {
    const counts = { waiting: 4, leased: 2, done: 1234, nodes: 99, reruns: 3, dead: [] };
    const progress = {
      lower: 5000,
      upper: 5625,
      openingsDone: 300,
      openingCount: 600,
      openingsBefore: 0,
      planned: 9,
    };
    const report: ProofReport = { ...progress, counts, rules: 'p4c6r', seconds: 60 };
    const server = await openProgressPage(0, () => report);
    const { port } = server.address() as { readonly port: number };
    const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
    const page = await (await at('/')).text();
    for (const part of ['p4c6r', '5,000', '5,625', '1,234', '300 of 600', '60 s'])
      expect(page).toContain(part);
    expect(await (await at('/progress.json')).json()).toMatchObject({
      lower: 5000,
      reruns: 3,
      etaSeconds: 60,
    });
    expect((await at('/other')).status).toBe(404);
    expect((await at('/', 'POST')).status).toBe(405);
    const asked = (host: string) =>
      new Promise<number | undefined>((resolve) =>
        get({ port, host: '127.0.0.1', headers: { Host: host } }, (reply) => resolve(reply.statusCode)),
      );
    expect(await asked(`evil.example:${port}`)).toBe(421);
    expect(await asked('127.0.0.1.evil.example')).toBe(421);
    expect(await asked(`localhost:${port}`)).toBe(200);
    server.closeAllConnections();
    server.close();
  });
});
