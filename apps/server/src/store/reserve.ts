import { randomBytes } from 'node:crypto';
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Keeps some space of the disk for the next start. SQLite needs 32 kB to open a database, even to read it, and frees
 * them when a server stops; on a full disk the server could not start again. The bytes are random because some file
 * systems give zeros no space.
 */
export function keepReserve(folder: string): void {
  const path = join(folder, RESERVE_FILE);
  if (statSync(path, { throwIfNoEntry: false })?.size === RESERVE_BYTES) return;
  try {
    writeFileSync(path, randomBytes(RESERVE_BYTES), { mode: OWNER_ONLY });
  } catch {
    // There is no space. A part of a reserve would only take it from the games.
    dropReserve(folder);
  }
}

/** Frees the reserve. Returns whether there was one. */
export function dropReserve(folder: string): boolean {
  const path = join(folder, RESERVE_FILE);
  const isThere = existsSync(path);
  rmSync(path, { force: true });
  return isThere;
}

const RESERVE_FILE = 'server.reserve';
const RESERVE_BYTES = 2 ** 16;
const OWNER_ONLY = 0o600;
