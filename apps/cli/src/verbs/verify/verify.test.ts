import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-optimal-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const strategy = join(folder, 'p3c3.strategy');

describe('verify', () => {
  it('accepts what optimal writes, and rejects any missing line with a line number', async () => {
    await run(`optimal mastermind --rules p3c3 --out ${strategy}`);
    expect((await run(`verify ${strategy} --json`)).json()).toMatchObject({ ok: true, total: 73, worst: 4 });
    const unwritten = await run(`verify ${strategy} --out ${join(folder, 'no', 'x.json')} --json`);
    expect(unwritten.exit).toBe(2);
    expect(unwritten.json()).toMatchObject({ ok: true, total: 73, error: { code: 'bad-file', at: '--out' } });
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
  ])('rejects %s as an unknown kind of file', async (_, text) => {
    const file = join(folder, 'foreign');
    writeFileSync(file, text);
    const { exit, err } = await run(['verify', file]);
    expect([exit, err]).toEqual([2, expect.stringContaining('does not know this kind of file')]);
    expect((await run(['verify', file, '--json'])).json().error.at).toBe(file);
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
