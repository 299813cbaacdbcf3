import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT, type Exit } from './shell/exit.ts';
import { refuse } from './shell/printing.ts';
import type { Handler } from './shell/verb.ts';

/** Runs the measurements of the repository, which know their own names, in a process of their own. */
export const bench: Handler = async ({ words }, world) => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const main = join(root, 'bench', 'main.ts');
  const runner = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  if (!existsSync(main) || !existsSync(runner))
    return refuse(world, 'bench measures inside the repository: clone it, run npm ci, and call it there.');
  const args = [runner, '--conditions=@inkling/source', main, ...words];
  const child = spawn(process.execPath, args, { stdio: 'inherit', cwd: root });
  return new Promise<Exit>((resolve) => {
    child.on('error', () => resolve(EXIT.fault));
    child.on('exit', (code) => resolve(Object.values(EXIT).find((known) => known === code) ?? EXIT.fault));
  });
};
