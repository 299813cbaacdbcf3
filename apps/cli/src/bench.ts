import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EXIT, type Exit } from './shell/exit.ts';
import { refuse } from './shell/printing.ts';
import type { Handler } from './shell/verb.ts';
import { sayUnknown } from './words/choosing.ts';

/** Runs the measurements of the repository, each in a process of its own so that none warms another up. */
export const bench: Handler = async ({ words }, world) => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const folder = join(root, 'bench');
  const runner = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  if (!existsSync(folder) || !existsSync(runner))
    return refuse(world, 'bench measures inside the repository: clone it, run npm ci, and call it there.');
  const known = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && name !== 'main.ts')
    .map((name) => name.slice(0, -3));
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) return refuse(world, sayUnknown('a measurement', unknown, known));
  for (const name of words.length > 0 ? words : known) {
    const exit = await measure(runner, join(folder, `${name}.ts`));
    if (exit !== EXIT.done) return exit;
  }
  return EXIT.done;
};

function measure(runner: string, file: string): Promise<Exit> {
  const args = [runner, '--conditions=@inkling/source', file];
  const child = spawn(process.execPath, args, { stdio: 'inherit', cwd: dirname(dirname(file)) });
  return new Promise((resolve) => {
    child.on('error', () => resolve(EXIT.fault));
    child.on('exit', (code) => resolve(code === 0 ? EXIT.done : EXIT.fault));
  });
}
