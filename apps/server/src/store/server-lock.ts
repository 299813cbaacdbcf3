import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { askSystem } from './file-access.ts';
import { codeOf } from './sqlite-driver.ts';

/** Another server runs on this folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
  /** Its process id, where that is known. */
  readonly pid: number | undefined;

  constructor(pid: number | undefined) {
    super('a server is running on it already');
    this.pid = pid;
  }
}

/**
 * Claims a folder for this server until it is released, or until the process ends in whatever way. Two servers on one
 * folder would not hear of each other's moves. Throws `FolderInUse`. The lock is a file of its own: the database
 * is also opened by a backup, which must not keep a server from starting. It stays empty, so a full disk does not matter;
 * a file beside it names the process, if there is room.
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
    throw codeOf(error) === 'SQLITE_BUSY' ? new FolderInUse(holderOf(folder)) : error;
  }
  leaveName(folder);
  return () => {
    removeName(folder);
    // Rolled back first, because prepared statements can keep a closed connection alive, and its lock with it.
    lock.exec('ROLLBACK');
    lock.close();
  };
}

/** The process that the file names, if it runs on this machine: in another container the number would mean another process. */
function holderOf(folder: string): number | undefined {
  try {
    const [, pid, host] = /^(\d{1,10}) (.*)\n$/.exec(readFileSync(join(folder, NAME_FILE), 'utf8')) ?? [];
    return host === hostname() ? Number(pid) : undefined;
  } catch {
    return undefined;
  }
}

/** Removes the name of a process that was killed first, because on a full disk it could not be replaced. */
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
