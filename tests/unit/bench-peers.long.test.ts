import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildPeer, PEERS } from '../../bench/peers/build-peer.ts';
import { ask } from '../../bench/peers/contest.ts';
import { runWhole } from '../../bench/peers/whole-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'inkling-peers-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = (script: string) => ({ program: process.execPath, words: ['-e', script] });
/** Longer than a program needs to start. */
const BUSY = 'let sum = 0; for (let i = 0; i < 2e8; i++) sum ^= i;';

describe('runWhole', () => {
  it('returns the CPU time and the output of a process', () => {
    const { cpuSeconds, output } = runWhole(node('console.log(5625)'));
    expect(output).toBe('5625\n');
    expect(cpuSeconds).toBeGreaterThan(0);
  });

  it('throws if the process fails', () => {
    expect(() => runWhole(node('console.error("no"); process.exitCode = 3'))).toThrow('ended with 3: no');
  });
});

describe('a contest', () => {
  const question = { name: 'p4c6r', total: 5625, bar: 1, rounds: 1, ours: node('console.log(5625)') };

  it('reports both medians, their ratio, and whether it meets the bar', () => {
    const peer = node(`${BUSY} console.log("optimal 5625")`);
    expect(ask({ ...question, peer })).toMatch(
      /^p4c6r, 5625: ours \d\.\d\d CPU s, theirs \d\.\d\d: 0\.\d\d × \(bar 1\.00 ×, met\)$/,
    );
    expect(ask({ ...question, bar: 0.0001, peer: node('console.log("optimal 5625")') })).toContain('missed)');
  });

  it('says so if there is no peer to compare with', () => {
    expect(ask({ ...question, peer: undefined })).toContain('no peer to compare with');
  });

  it('accepts a peer with a different total, or a bar in seconds', () => {
    const peer = node('console.log("optimal 11228")');
    expect(ask({ ...question, peer, peerTotal: 11_228 })).toContain(' × (bar 1.00 ×');
    expect(ask({ ...question, peer: undefined, bar: 99, isBarInSeconds: true })).toMatch(
      / \(bar 99 s, met\)$/,
    );
    const late = ask({ ...question, peer: undefined, bar: 0, isBarInSeconds: true });
    expect(late).toMatch(/ \(bar 0 s, missed\)$/);
  });

  it('throws if the peer gives a wrong answer', () => {
    expect(() => ask({ ...question, peer: node('console.log(15625)') })).toThrow('does not find 5625');
  });
});

describe('buildPeer', () => {
  it('reports that no folder of peers was given, or that the peer is not in it', () => {
    expect(buildPeer(PEERS.mmstrat, undefined)).toMatchObject({
      kind: 'missing',
      why: expect.stringContaining('--peers DIR'),
    });
    expect(buildPeer(PEERS.wordle, folder)).toMatchObject({
      kind: 'missing',
      why: expect.stringContaining('no folder'),
    });
  });

  const hasCompiler = spawnSync('g++', ['--version']).status === 0;
  if (!hasCompiler) console.warn('NOT RUN, no C++ compiler (g++) is here: the build of a peer');

  it.runIf(hasCompiler)('builds a peer from its sources, and reports sources that do not compile', () => {
    mkdirSync(join(folder, 'mmstrat'));
    const source = join(folder, 'mmstrat', 'main.cpp');
    writeFileSync(source, '#include <cstdio>\nint main() { std::puts("optimal 5625"); }\n');
    const built = buildPeer(PEERS.mmstrat, folder);
    if (built.kind !== 'built') throw new Error(built.why);
    expect(runWhole({ ...built, words: [] }).output).toBe('optimal 5625\n');
    writeFileSync(source, 'int main() { return nothing; }\n');
    expect(buildPeer(PEERS.mmstrat, folder)).toMatchObject({
      kind: 'broken',
      why: expect.stringContaining('mmstrat does not compile'),
    });
  });
});
