import { spawnSync } from 'node:child_process';

/** A program as a user would call it from a shell. */
export interface Command {
  readonly program: string;
  readonly words: readonly string[];
  readonly folder?: string;
}

export interface Run {
  /** User and system time of the process and all processes that it started. */
  readonly cpuSeconds: number;
  readonly output: string;
}

/** Runs a command to its end. Throws if it fails. */
export function runWhole({ program, words, folder }: Command): Run {
  // The shell's `times` reports what its child processes have used.
  const script = '"$@" 3>&- || exit; times >&3';
  const { status, stdout, stderr, output, error } = spawnSync('sh', ['-c', script, 'sh', program, ...words], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    ...(folder === undefined ? {} : { cwd: folder }),
  });
  if (error) throw error;
  if (status !== 0)
    throw new Error(`${[program, ...words].join(' ')} ended with ${status}: ${stderr.trim()}`);
  const [, children = ''] = (output[3] ?? '').trim().split('\n');
  const cpuSeconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
  return { cpuSeconds, output: stdout };
}
