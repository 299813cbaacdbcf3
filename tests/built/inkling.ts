import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The built program as a child process, through the link that npm makes: what a person's shell would run. */
export const PROGRAM = join('node_modules', '.bin', 'inkling');

export const state = () => mkdtempSync(join(tmpdir(), 'inkling-built-'));

export function inkling(line: string, input = '', folder = state()): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [PROGRAM, ...line.split(' ')], {
    input,
    encoding: 'utf8',
    env: { ...plainEnvironment(), XDG_STATE_HOME: folder, NO_COLOR: '', FORCE_COLOR: '' },
  });
}

/** Without the names that our own tests are told of programs by, which a server refuses as settings that it has not. */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('INKLING_')));
}

/** One object on one line, and nothing else. */
export function answer(line: string, input = '') {
  const { status, stdout } = inkling(`${line} --json`, input);
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  return { status, value: JSON.parse(stdout) };
}
