import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';

const bash = spawnSync('bash', ['--version']).status === 0;

/** What bash offers after these words, of which the last is half typed. */
async function offered(words: readonly string[]): Promise<readonly string[]> {
  const { out: script } = await run('completion bash');
  const quoted = words.map((word) => `'${word}'`).join(' ');
  const asked = `${script}\nCOMP_WORDS=(inkling ${quoted})\nCOMP_CWORD=${words.length}\n_inkling\nprintf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, status } = spawnSync('bash', ['-c', asked], { encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout.split('\n').filter((line) => line !== '');
}

describe.skipIf(!bash)('completion in bash', () => {
  it.each<[readonly string[], readonly string[]]>([
    [['cod'], ['codes']],
    [['codes', 'ma'], ['mastermind']],
    [
      ['codes', 'mastermind', '--format', ''],
      ['lines', 'csv', 'jsonl'],
    ],
    [
      ['codes', 'mastermind', '--format', '='],
      ['lines', 'csv', 'jsonl'],
    ],
    [['codes', 'mastermind', '--format', '=', 'c'], ['csv']],
    [['codes', 'mastermind', '--for'], ['--format']],
    // Nothing is offered, so that bash offers files.
    [['audit', 'games/gu'], []],
  ])('%o offers %o', async (words, wanted) => {
    expect(await offered(words)).toEqual(wanted);
  });
});
