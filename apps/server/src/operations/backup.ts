import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fail, ok, type Result } from '@inkling/core/result';
import { DATABASE_FILE } from '../store/open-store.ts';
import { openWriter } from '../store/sqlite-driver.ts';
import { type Contents, checkDatabase, type DatabaseFault } from './check-database.ts';

export type BackupFault =
  | DatabaseFault
  | { readonly code: 'no-database' | 'file-exists' | 'no-backup' | 'database-exists' | 'in-use' };

/**
 * Copies the database of a folder into one file, as it is at one moment, while a server may be writing to it. The copy
 * has its own name only when it is on the disk and has been read through.
 */
export function backUp(folder: string, file: string): Result<Contents, BackupFault> {
  const source = join(folder, DATABASE_FILE);
  if (!existsSync(source)) return fail({ code: 'no-database' });
  if (existsSync(file)) return fail({ code: 'file-exists' });
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  const connection = openWriter(source);
  try {
    connection.exec(`VACUUM INTO '${partial.replaceAll("'", "''")}'`);
  } finally {
    connection.close();
  }
  return settle(partial, file);
}

/**
 * Puts a backup in the place of the database of a folder. A database that is there already is refused, or moved aside:
 * it is never overwritten. No server may be running on it.
 * @param aside the name that the present database gets, where it may be replaced
 */
export function restore(
  file: string,
  folder: string,
  aside: string | undefined,
): Result<Contents, BackupFault> {
  if (!existsSync(file)) return fail({ code: 'no-backup' });
  const sound = checkDatabase(file);
  if (!sound.ok) return sound;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, DATABASE_FILE);
  if (existsSync(target)) {
    if (aside === undefined) return fail({ code: 'database-exists' });
    if (!foldLog(target)) return fail({ code: 'in-use' });
    renameSync(target, join(folder, aside));
  }
  // A log that was left behind belongs to another database.
  for (const end of ['-wal', '-shm']) rmSync(target + end, { force: true });
  const partial = `${target}.partial`;
  copyFileSync(file, partial);
  return settle(partial, target);
}

/** Makes a copy durable, reads it through, and gives it its name. */
function settle(partial: string, file: string): Result<Contents, BackupFault> {
  chmodSync(partial, OWNER_ONLY);
  flush(partial);
  const checked = checkDatabase(partial);
  if (!checked.ok) {
    rmSync(partial, { force: true });
    return checked;
  }
  renameSync(partial, file);
  flush(dirname(file));
  return ok(checked.value);
}

const OWNER_ONLY = 0o600;

function flush(path: string): void {
  const open = openSync(path, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

/** Moves everything into the main file and takes the log away, which SQLite does only where nobody else has it open. */
function foldLog(path: string): boolean {
  const connection = openWriter(path);
  try {
    return connection.all('PRAGMA journal_mode = DELETE')[0]?.['journal_mode'] === 'delete';
  } catch {
    return false;
  } finally {
    connection.close();
  }
}
