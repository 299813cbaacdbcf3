import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The built program, run as a child process through npm's link, as a user's shell would. */
export const PROGRAM = join('node_modules', '.bin', 'inkling');

export const state = () => mkdtempSync(join(tmpdir(), 'inkling-built-'));

export function inkling(line: string, input = '', folder = state()): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [PROGRAM, ...line.split(' ')], {
    input,
    encoding: 'utf8',
    env: { ...plainEnvironment(), XDG_STATE_HOME: folder, NO_COLOR: '', FORCE_COLOR: '' },
  });
}

/**
 * Leaves out the variables that tell our tests where programs are: a server would reject them as unknown
 * settings.
 */
function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('INKLING_')));
}

/** Runs a command with --json, whose output must be a single JSON value on one line. */
export function answer(line: string, input = '') {
  const { status, stdout } = inkling(`${line} --json`, input);
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  return { status, value: JSON.parse(stdout) };
}
