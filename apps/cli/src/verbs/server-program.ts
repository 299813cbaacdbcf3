import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT, type Exit } from '../shell/exit.ts';
import { type Outcome, refusal } from '../shell/refusal.ts';
import { whenShellIsLost } from './lost-parent.ts';

/**
 * Starts a program of the server as a child process, because shells do not import each other. The server is next
 * to this app in the repository and in the built product. The child receives every SIGINT and SIGTERM that arrives
 * here, and a channel that closes when this process ends, however it ends; the server then stops, too.
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

/**
 * Without this, the C library of Linux would reserve separate memory for each of a dozen threads that need little.
 */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** Maps the exit code or signal of the child to an exit code of this program. */
export function exitOf(code: number | null, signal: NodeJS.Signals | null): Exit {
  if (signal === 'SIGINT' || signal === 'SIGTERM' || code === ENDED_BY_SIGTERM) return EXIT.interrupted;
  return Object.values(EXIT).find((known) => known === code) ?? EXIT.fault;
}

/** The exit code of a server that has received SIGTERM, once it has answered all pending requests. */
const ENDED_BY_SIGTERM = 143;
