import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { finish } from '@inkling/core/finish';
import { CodeAnalysis } from '@inkling/games/mastermind/analysis/analysis';
import { comparePlayer } from '@inkling/games/mastermind/analysis/comparison';
import { divideComparison, mergeFound, playPart } from '@inkling/games/mastermind/analysis/comparison-parts';
import { PLAYERS } from '@inkling/games/mastermind/analysis/players';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { afterAll, describe, expect, it } from 'vitest';
import type { World } from '../../../shell/world.ts';
import { run } from '../../../testing/run.ts';
import { compareInThreads } from './divided-comparison.ts';

function startOf(text: string): CodeAnalysis {
  const rules = parseRules(text);
  if (!rules.ok) throw new Error(text);
  const start = CodeAnalysis.of(rules.value, []);
  if (!start.ok) throw new Error(start.error);
  return start.value;
}

describe('a comparison divided into parts', () => {
  it.each(PLAYERS)('of %s gives the same result as an undivided one, in any order', (player) => {
    for (const rules of ['p3c4r', 'p3c5n', 'p1c1r']) {
      const start = startOf(rules);
      const { parts, found } = divideComparison(start, player);
      const sizes = parts.map((part) => part.secrets);
      expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
      const histograms = parts.toReversed().map((part) => finish(playPart(start, part, 's')));
      expect(mergeFound([...histograms, found])).toEqual(finish(comparePlayer(start, player, 's')));
    }
  });
});

describe('compare with worker threads', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-threads-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('prints the same table as with one thread', async () => {
    const line = 'compare mastermind --rules p3c4 --strategies knuth,expected,entropy,parts,random,optimal';
    const [one, three] = await Promise.all([1, 3].map((workers) => run(`${line} --workers ${workers}`)));
    expect(one?.exit).toBe(0);
    expect(three?.out).toBe(one?.out);
  });

  it('reproduces the published totals of p4c6', async () => {
    const { rows } = (await run('compare mastermind --workers 2 --json')).json();
    expect(rows.map((row: { total: number }) => row.total)).toEqual([5801, 5696, 5722, 5668]);
  });

  it.each([
    [
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(1));",
      'ended',
    ],
    ["throw new Error('no such memory');", 'no such memory'],
  ])('fails with the reason if a worker dies: %s', async (script, reason) => {
    const file = join(folder, `${reason.replaceAll(' ', '-')}.mjs`);
    writeFileSync(file, script);
    const failed = await compareInThreads(
      startOf('p3c4r'),
      ['knuth', 'parts'],
      '',
      2,
      QUIET,
      pathToFileURL(file),
    );
    expect(failed).toEqual({ ok: false, error: expect.stringContaining(reason) });
  });

  it('rejects zero workers', async () => {
    const { exit, err } = await run('compare mastermind --workers 0');
    expect([exit, err]).toEqual([2, expect.stringContaining('--workers')]);
  });
});

const QUIET: World = {
  env: {},
  out: { isTerminal: false, write: () => undefined },
  err: { isTerminal: false, write: () => undefined },
  input: {
    isTerminal: false,
    ask: async () => undefined,
    readAll: async () => ({ ok: true, value: '' }),
    interject: () => undefined,
    close: () => undefined,
  },
  now: () => 0,
  today: () => '2026-11-22',
  seed: () => '',
  pause: async () => undefined,
  onInterrupt: () => undefined,
};
