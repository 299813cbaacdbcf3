import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/**
 * Creates the temporary folder of a test run. It is removed afterwards, with everything that tests, browsers
 * and servers have left there.
 */
export function setup(): (() => void) | undefined {
  // Each project calls this; the first call creates the folder for all.
  if (basename(tmpdir()).startsWith(PREFIX)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  // A database that a test starts may run as another user.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

const PREFIX = 'inkling-tests-';
