import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { askSystem } from './file-access.ts';
import { codeOf } from './sqlite-driver.ts';

/** Thrown if another server is running on the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  /** The process id of the other server, if known. */
  readonly pid: number | undefined;

  constructor(pid: number | undefined) {
    super('a server is running on it already');
    this.pid = pid;
  }
}

/**
 * Locks a folder for this server and returns a function that unlocks it. The lock also ends when the process exits, for
 * whatever reason. It is needed because two servers on one folder would not see each other's moves. Throws `FolderInUse`.
 * The lock is a separate file, because a backup also opens the database and must not prevent a server from starting. It
 * stays empty, so a full disk does not matter; a second file holds the process id, if there is space.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, LOCK_FILE);
  // Only open it if it is missing, because closing a file releases every lock that this process holds on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY));
  for (const right of ['read', 'write'] as const) askSystem(path, right);
  const lock = new Database(path);
  try {
    lock.prepare('PRAGMA journal_mode = MEMORY').all([]);
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw codeOf(error) === 'SQLITE_BUSY' ? new FolderInUse(holderOf(folder)) : error;
  }
  leaveName(folder);
  return () => {
    removeName(folder);
    // Roll back first, because prepared statements can keep a closed connection, and thus its lock, alive.
    lock.exec('ROLLBACK');
    lock.close();
  };
}

/** Returns the process id in the file if it was written on this host: in another container it means another process. */
function holderOf(folder: string): number | undefined {
  try {
    const [, pid, host] = /^(\d{1,10}) (.*)\n$/.exec(readFileSync(join(folder, NAME_FILE), 'utf8')) ?? [];
    return host === hostname() ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

/** Writes our process id. Deletes the file of a killed process first, because on a full disk it cannot be overwritten. */
function leaveName(folder: string): void {
  removeName(folder);
  try {
    writeFileSync(join(folder, NAME_FILE), `${process.pid} ${hostname()}\n`, { mode: OWNER_ONLY });
  } catch {
    // The lock holds without it.
  }
}

function removeName(folder: string): void {
  try {
    rmSync(join(folder, NAME_FILE), { force: true });
  } catch {
    // The lock holds without it.
  }
}

const LOCK_FILE = 'server.lock';
const NAME_FILE = 'server.pid';
const OWNER_ONLY = 0o600;
