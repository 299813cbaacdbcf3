import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Handler } from '../contract/game-terminal.ts';
import { EXIT, type Exit } from '../shell/exit.ts';
import { refusal } from '../shell/refusal.ts';

/** Runs the benchmarks of the repository, which know their own names, in a separate process. */
export const bench: Handler = async ({ words }) => {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const main = join(root, 'bench', 'main.ts');
  const runner = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  if (!existsSync(main) || !existsSync(runner))
    return refusal('usage', 'bench measures inside the repository: clone it, run npm ci, and call it there.');
  const args = [runner, '--conditions=@inkling/source', main, ...words];
  const child = spawn(process.execPath, args, { stdio: 'inherit', cwd: root });
  return new Promise<Exit>((resolve) => {
    child.on('error', () => resolve(EXIT.fault));
    child.on('exit', (code) => resolve(Object.values(EXIT).find((known) => known === code) ?? EXIT.fault));
  });
};
