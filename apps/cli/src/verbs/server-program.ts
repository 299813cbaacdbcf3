import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT, type Exit } from '../shell/exit.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import { whenShellIsLost } from './lost-parent.ts';

/**
 * Starts a program of the server: shells do not import each other. The server stands beside this app in the
 * repository and in the built product. It gets every signal that comes here, and a channel that closes when this process
 * ends, in whatever way: then a server ends, too.
 */
export function runServerProgram(
  file: 'program.js' | 'operate.js',
  args: readonly string[],
): Promise<Outcome> {
  const program = fileURLToPath(new URL(`../../../server/dist/${file}`, import.meta.url));
  if (!existsSync(program)) {
    const message =
      'The server does not come with the package. It is in the repository of Inkling; there, run: npm ci && npm run build';
    return Promise.resolve(refusal('unavailable', message));
  }
  const child = spawn(process.execPath, [program, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...FEW_ARENAS, ...process.env },
  });
  const stop = (signal: NodeJS.Signals) => void child.kill(signal);
  process.removeAllListeners('SIGINT').on('SIGINT', stop).on('SIGTERM', stop);
  const stopWatching = whenShellIsLost(
    process.env,
    () => process.ppid,
    () => stop('SIGTERM'),
  );
  return new Promise<Exit>((resolve) => {
    const end = (exit: Exit) => {
      stopWatching();
      resolve(exit);
    };
    child.on('error', () => end(EXIT.fault));
    child.on('exit', (code, signal) => end(exitOf(code, signal)));
  });
}

/** Without it the C library of Linux would keep memory apart for each of a dozen threads that need little. */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** How the program ended, as this one says it. */
export function exitOf(code: number | null, signal: NodeJS.Signals | null): Exit {
  if (signal === 'SIGINT' || signal === 'SIGTERM' || code === ENDED_BY_SIGTERM) return EXIT.interrupted;
  return Object.values(EXIT).find((known) => known === code) ?? EXIT.fault;
}

/** What the server says itself, once it has answered everything that was under way. */
const ENDED_BY_SIGTERM = 143;
