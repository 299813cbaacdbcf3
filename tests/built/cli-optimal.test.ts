import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The built program with a small heap: anything that does not fit must be rejected rather than crash it. */
const PROGRAM = join('node_modules', '.bin', 'inkling');
const folder = mkdtempSync(join(tmpdir(), 'inkling-optimal-built-'));

function inSmallRoom(line: string) {
  return spawnSync(process.execPath, ['--max-old-space-size=64', PROGRAM, ...line.split(' ')], {
    encoding: 'utf8',
    env: { ...process.env, XDG_STATE_HOME: folder, FORCE_COLOR: '' },
  });
}

describe('with a heap of 64 MB', () => {
  it.each([
    ['optimal mastermind --rules p4c8 --nodes 600 --memory 1 --json', 4096, 21_000],
    ['optimal mastermind --rules p5c6 --nodes 1 --memory 1 --json', 7776, 50_000],
  ])('%s prints its best result so far with bounds', (line, secrets, most) => {
    const { status, stdout } = inSmallRoom(line);
    expect(status).toBe(0);
    const found = JSON.parse(stdout);
    expect(found).toMatchObject({ proved: false });
    expect(found.lower).toBeGreaterThan(secrets * 3);
    expect(found.lower).toBeLessThanOrEqual(found.upper);
    expect(found.upper).toBeLessThan(most);
  });

  it('a small --memory still proves the optimum', () => {
    const { status, stdout } = inSmallRoom('optimal mastermind --rules p4c6 --memory 1 --json');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ proved: true, total: 5625 });
  });

  it.each([
    'optimal mastermind --rules p6c8',
    'optimal mastermind --rules p99c99',
    'optimal mastermind --rules p12c12 --nodes 0',
  ])('%s is rejected', (line) => {
    const { status, stdout, stderr } = inSmallRoom(line);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^inkling: .*\n$/);
  });

  it('a stopped search resumes from its state file', () => {
    const state = join(mkdtempSync(join(folder, 'state-')), 'a.search');
    const line = `optimal mastermind --rules p4c6 --nodes 1 --state ${state} --json`;
    const nodes: number[] = [];
    for (let part = 0; part < 5; part++) {
      const found = JSON.parse(inSmallRoom(line).stdout);
      nodes.push(found.nodes);
      if (found.proved) break;
    }
    expect(nodes.length).toBeGreaterThan(1);
    expect(nodes.reduce((a, b) => a + b, 0)).toBeLessThan(1600);
  });
});
