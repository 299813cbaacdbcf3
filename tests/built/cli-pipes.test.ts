import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { answer, inkling, PROGRAM, state } from './inkling.ts';

/** Whether a process has used a second of CPU time, which is more than it needs to start. */
function hasWorkedASecond(pid: number | undefined): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'cputime=', '-p', String(pid)], { encoding: 'utf8' });
  return /[1-9]/.test(stdout);
}

/** CPU seconds that a typical machine needs for the rules of this proof, before its first lemma. */
const WORK_OF_RULES_S = 8;

describe('pipes and signals', () => {
  it('reads turns from standard input', () => {
    expect(answer('check mastermind -', '# mine\n\naabb:1,0\r\nccdd:0,2\n').value.left).toBe('24');
    expect(inkling('check mastermind -', 'aabb:1,0\nnonsense\n').stderr).toContain('Line 2 of the input');
  });

  it.skipIf(process.platform === 'win32')('exits quietly when the reader closes the pipe', () => {
    const line = `"${process.execPath}" "${PROGRAM}" choices mastermind --rules p6c9 --json | head -c 1; echo " \${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual(['{ 0\n', '']);
  });

  it('exits with 130 when interrupted at a prompt or while working', async () => {
    for (const line of ['play mastermind --seat breaker', 'play mastermind --seat maker --rules p6c9']) {
      const child = spawn(process.execPath, [PROGRAM, ...line.split(' ')], {
        env: { ...process.env, XDG_STATE_HOME: state() },
      });
      await once(child.stdout, 'data');
      child.kill('SIGINT');
      const [code] = await once(child, 'exit');
      expect([line, code]).toEqual([line, 130]);
    }
  });

  it.each([
    'suggest mastermind --rules p5c8 --strategy optimal aabbc:1,1 ddeef:1,1',
    'optimal mastermind --rules p4c8',
  ])('%s exits with 130 when interrupted while working', async (line) => {
    const child = spawn(process.execPath, [PROGRAM, ...line.split(' ')], { stdio: 'ignore' });
    const exit = once(child, 'exit');
    await vi.waitUntil(() => hasWorkedASecond(child.pid), { timeout: 60_000, interval: 250 });
    child.kill('SIGINT');
    expect((await exit)[0]).toBe(130);
  });

  it.skipIf(process.platform === 'win32')(
    'stops checking a proof when interrupted, without finishing the current step',
    () => {
      // Interrupted after a second of work; bash then prints the CPU time of all its child processes.
      const script = `"${process.execPath}" "${PROGRAM}" verify proofs/p5c6r-none-in-5.bound & p=$!
      until ps -o cputime= -p $p | grep -q '[1-9]'; do sleep 0.1; done
      kill -INT $p; wait $p; echo $?; times`;
      const { stdout } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
      const [status, , worked = ''] = stdout.split('\n');
      const [, minutes, seconds] = /^(\d+)m([\d.]+)s/.exec(worked) ?? [];
      expect(status).toBe('130');
      expect(Number(minutes) * 60 + Number(seconds)).toBeLessThan(WORK_OF_RULES_S / 2);
    },
  );

  it.skipIf(!existsSync('/dev/full'))('reports output that cannot be written', () => {
    const line = `"${process.execPath}" "${PROGRAM}" choices mastermind > /dev/full`;
    const { status, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      'inkling: The output is not complete: no space is left where it is written.\n',
    ]);
  });

  it('prints no colours to a pipe', () => {
    expect(inkling('help').stdout).not.toContain('\x1b');
    expect(inkling('play mastermind --seat breaker', 'aabb\n').stdout).not.toContain('\x1b');
  });
});
