import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { quickFolder } from '../../../apps/server/src/testing/machine.ts';
import { withoutSettings } from '../../../tools/server-process.ts';

const MAIN = fileURLToPath(new URL('../../../apps/server/dist/program.js', import.meta.url));

/** The real server with its own data folder, serving the built app. */
export interface RunningServer {
  readonly url: string;
  /** Stops the process, gracefully or like a power cut; what it had acknowledged is on disk. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again at the same address with the same data. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** @param options further command-line options */
export async function startServer(options: readonly string[] = []): Promise<RunningServer> {
  const data = quickFolder('server');
  let running = await beginServer('0', data, options);
  const { url } = running;
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') =>
    new Promise<void>((resolve) => {
      if (running.process.exitCode !== null || running.process.signalCode !== null) resolve();
      else {
        running.process.once('exit', () => resolve());
        running.process.kill(signal);
      }
    });
  return {
    url,
    stop,
    async start() {
      running = await beginServer(new URL(url).port, data, options);
    },
    async close() {
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/**
 * Starts the real server. It stops when this process ends.
 *
 * @param settings variables of its environment
 */
export async function beginServer(
  port: string,
  data: string,
  options: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [MAIN, '--port', port, '--data', data, ...options], {
    env: { ...withoutSettings(process.env), ...settings },
    // The server stops when the channel closes.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const found = /http:\/\/\S+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server left with ${code}`)));
  });
  return { url, process: child };
}
