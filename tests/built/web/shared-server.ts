import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginServer } from './running-server.ts';
import type { Site } from './site.ts';

/**
 * Returns one real server for all files of a worker that neither stop it nor need its settings: a browser keeps the
 * compiled scripts of an address that it knows. It limits nobody, because all players of these files come from one
 * address. It stops with the worker, and its data are in the folder of the test run.
 */
export async function sharedServer(): Promise<Site> {
  shared ??= beginServer('0', mkdtempSync(join(tmpdir(), 'server-')), [], { INKLING_LIMITS: 'off' });
  const { url } = await shared;
  return { url, close: async () => undefined };
}

let shared: ReturnType<typeof beginServer> | undefined;
