import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutSettings } from '../../../tools/server-process.ts';
import type { Site } from './site.ts';

const MAIN = fileURLToPath(new URL('../../../apps/server/dist/program.js', import.meta.url));

let shared: Promise<string> | undefined;

/**
 * Returns one real server for all files of a worker that neither stop it nor need its settings, because a browser
 * caches compiled scripts by address. It limits nobody: all players of these files come from one address. It stops
 * with the process, to which it has a channel.
 */
export async function sharedServer(): Promise<Site> {
  shared ??= begin();
  const url = await shared;
  return { url, close: async () => undefined };
}

async function begin(): Promise<string> {
  const data = mkdtempSync(join(tmpdir(), 'server-'));
  const child = spawn(process.execPath, [MAIN, '--port', '0', '--data', data], {
    env: { ...withoutSettings(process.env), INKLING_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return listensAt(child);
}

function listensAt(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += String(chunk);
      const found = /http:\/\/\S+/.exec(output)?.[0];
      if (found) resolve(found);
    });
    child.once('exit', (code) => {
      shared = undefined;
      reject(new Error(`the server left with ${code}`));
    });
  });
}
