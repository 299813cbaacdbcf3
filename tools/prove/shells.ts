import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Checks that zsh and fish load their generated completions and complete a half-typed verb. Only runs where
 * they are installed.
 */
export function run(print: (line: string) => void): void {
  if (isThere('zsh')) {
    const { status, stderr } = spawnSync('zsh', ['-n'], { input: scriptFor('zsh'), encoding: 'utf8' });
    if (status !== 0 || stderr !== '') throw new Error(`zsh does not read its completion: ${stderr}`);
    print('zsh reads its completion');
  } else print('NOT RUN: there is no zsh');
  if (isThere('fish')) {
    const asked = `${scriptFor('fish')}\ncomplete -C 'inkling cod'`;
    const { stdout } = spawnSync('fish', ['-c', asked], { encoding: 'utf8' });
    if (!stdout.includes('codes')) throw new Error(`fish offers ${stdout}`);
    print('fish offers verbs');
  } else print('NOT RUN: there is no fish');
}

const PROGRAM = join(import.meta.dirname, '../../apps/cli/bin/inkling.js');

function isThere(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0;
}

function scriptFor(shell: string): string {
  return spawnSync(process.execPath, [PROGRAM, 'completion', shell], { encoding: 'utf8' }).stdout;
}
