import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT, type Exit } from './shell/exit.ts';
import { refuse, warn } from './shell/printing.ts';
import type { Handler } from './shell/verb.ts';

/**
 * Starts the server as a program of its own: shells do not import each other. The server stands beside this
 * app in the repository and in the built product.
 */
export const serve: Handler = async ({ words, options }, world) => {
  if (words.length > 0) return refuse(world, 'serve takes only options: --port, --host, --data.');
  const server = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
  if (!existsSync(server)) {
    warn(world, 'the server is not built here. Run: npm ci && npm run build');
    return EXIT.fault;
  }
  const flags = (['port', 'host', 'data'] as const).flatMap((name) => {
    const value = options[name];
    return value === undefined ? [] : [`--${name}`, value];
  });
  const child = spawn(process.execPath, [server, ...flags], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => void child.kill(signal);
  process.removeAllListeners('SIGINT').on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise<Exit>((resolve) => {
    child.on('error', () => resolve(EXIT.fault));
    child.on('exit', (code, signal) => resolve(exitOf(code, signal)));
  });
};

function exitOf(code: number | null, signal: NodeJS.Signals | null): Exit {
  if (signal === 'SIGINT' || signal === 'SIGTERM') return EXIT.interrupted;
  return Object.values(EXIT).find((known) => known === code) ?? EXIT.fault;
}
