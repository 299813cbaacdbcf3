import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { askSystem } from './file-access.ts';
import { codeOf } from './sqlite-driver.ts';

/** Another server runs on this folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';

  constructor() {
    super('a server is running on it already');
  }
}

/**
 * Claims a folder for this server until it is released, or until the process ends in whatever way. Two servers on one
 * folder would not hear of each other's moves. Throws `FolderInUse`. The lock is a file of its own: the database
 * is also opened by a backup, which must not keep a server from starting. Nothing is written, so a full disk does not
 * matter.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK_FILE);
  // Only where it is missing: closing a file releases every lock that this process has on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY));
  for (const right of ['read', 'write'] as const) askSystem(path, right);
  const lock = new Database(path);
  try {
    lock.prepare('PRAGMA journal_mode = MEMORY').all([]);
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw codeOf(error) === 'SQLITE_BUSY' ? new FolderInUse() : error;
  }
  return () => {
    // Rolled back first, because prepared statements can keep a closed connection alive, and its lock with it.
    lock.exec('ROLLBACK');
    lock.close();
  };
}

const LOCK_FILE = 'server.lock';
const OWNER_ONLY = 0o600;
