import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fail, ok, type Result } from '@inkling/core/result';
import { accessTo, missingRight } from '../store/file-access.ts';
import { makeFolder } from '../store/make-folder.ts';
import { DATABASE_FILE } from '../store/open-store.ts';
import { FolderInUse, lockFolder } from '../store/server-lock.ts';
import { isDamage, openWriter, type SqliteConnection } from '../store/sqlite-driver.ts';
import { type Contents, checkDatabase, type DatabaseFault, databaseFault } from './check-database.ts';

export type BackupFault =
  | DatabaseFault
  | { readonly code: 'file-exists' | 'no-backup' | 'database-exists' }
  /** In use by the server with this process id, if known. */
  | { readonly code: 'in-use'; readonly pid?: number | undefined }
  /** The file is not a database, or is a database of another program. */
  | { readonly code: 'not-a-backup'; readonly path: string }
  /** A missing folder, a missing permission or a full disk. Nothing has been changed. */
  | { readonly code: 'unwritable'; readonly detail: string };

/**
 * Copies a consistent snapshot of a folder's database into one file; a server may be writing to it at the same time.
 * The copy gets its name only after it was flushed to disk and checked. `FILE.sha256` is written next to it, in the
 * format of `sha256sum`, because a damaged disk can change a row in a way that the database cannot notice.
 */
export function backUp(folder: string, file: string): Result<Contents, BackupFault> {
  const source = join(folder, DATABASE_FILE);
  const access = accessTo(source);
  if (access === 'missing') return fail({ code: 'no-database' });
  if (access === 'forbidden') return fail({ code: 'forbidden', path: source, right: 'read' });
  if (existsSync(file)) return fail({ code: 'file-exists' });
  const opened = openExisting(source);
  if (!opened.ok) return opened;
  const copy = (partial: string) => {
    opened.value.exec(`VACUUM INTO '${partial.replaceAll("'", "''")}'`);
  };
  try {
    return put(file, copy, (partial) => {
      const line = `${sha256Of(partial)}  ${basename(file)}\n`;
      writeFileSync(file + HASH_END, line, { mode: OWNER_ONLY });
      flush(file + HASH_END);
    });
  } finally {
    opened.value.close();
  }
}

/** The contents of a restored database, and whether the backup was compared with its SHA-256 file. */
export interface Restored extends Contents {
  readonly isCompared: boolean;
}

/**
 * Restores a backup as the database of a folder. An existing database is never overwritten: the command refuses, or
 * renames it. A backup that does not match its `.sha256` is refused. The folder is locked from before the first look at
 * it until the end, as a server locks it, because a server may be running there even if its database is gone.
 * @param aside the new name of the existing database; undefined if it must not be replaced
 */
export function restore(
  file: string,
  folder: string,
  aside: string | undefined,
): Result<Restored, BackupFault> {
  const sound = checkBackup(file);
  if (!sound.ok) return sound;
  const target = join(folder, DATABASE_FILE);
  // A folder in which nothing will be restored gets no lock file.
  const early = findTarget(target, aside);
  if (!early.ok) return early;
  const locked = lockForRestoring(folder);
  if (!locked.ok) return locked;
  try {
    const found = findTarget(target, aside);
    if (!found.ok) return found;
    const folded = found.value === 'there' ? foldLog(target) : ok('nothing');
    if (!folded.ok) return folded;
    const restored = put(
      target,
      (partial) => copyFileSync(file, partial),
      () => makeRoomAt(target, aside),
    );
    return restored.ok ? ok({ ...restored.value, isCompared: sound.value.isCompared }) : restored;
  } finally {
    locked.value();
  }
}

function findTarget(target: string, aside: string | undefined): Result<'there' | 'missing', BackupFault> {
  const there = accessTo(target);
  if (there === 'forbidden') return fail({ code: 'forbidden', path: target, right: 'read' });
  if (there === 'allowed' && aside === undefined) return fail({ code: 'database-exists' });
  return ok(there === 'allowed' ? 'there' : 'missing');
}

/** Creates the folder if it is missing, and locks it. Returns the function that unlocks it. */
function lockForRestoring(folder: string): Result<() => void, BackupFault> {
  try {
    makeFolder(folder);
  } catch (error) {
    return fail(unwritable(error));
  }
  try {
    return ok(lockFolder(folder));
  } catch (error) {
    if (error instanceof FolderInUse) return fail({ code: 'in-use', pid: error.pid });
    const missing = missingRight(error, join(folder, DATABASE_FILE), 'write');
    return fail(missing ? { code: 'forbidden', ...missing } : unwritable(error));
  }
}

function unwritable(error: unknown): BackupFault {
  return { code: 'unwritable', detail: error instanceof Error ? error.message : String(error) };
}

/** Renames what is left of the existing database. */
function makeRoomAt(target: string, aside: string | undefined): void {
  if (aside !== undefined) {
    const path = join(dirname(target), aside);
    // Only a damaged database, or one whose main file is gone, still has a log, which may contain recoverable data.
    for (const end of ['', '-wal']) if (existsSync(target + end)) renameSync(target + end, path + end);
  }
  // A remaining log belongs to another database.
  for (const end of ['-wal', '-shm']) rmSync(target + end, { force: true });
}

/**
 * Checks a backup file. A file with a `.sha256` that does not match counts as a damaged backup, whatever it contains.
 */
function checkBackup(file: string): Result<Restored, BackupFault> {
  const sound = checkDatabase(file);
  if (!sound.ok && sound.error.code === 'no-database') return fail({ code: 'no-backup' });
  if (!sound.ok && sound.error.code === 'forbidden') return sound;
  if (statSync(file).isDirectory()) return fail({ code: 'not-a-backup', path: file });
  const hash = accessTo(file + HASH_END);
  if (hash === 'forbidden') return fail({ code: 'forbidden', path: file + HASH_END, right: 'read' });
  const isOther = !sound.ok && isOfAnotherKind(sound.error);
  if (!sound.ok && !isOther) return sound;
  if (hash === 'allowed' && !readFileSync(file + HASH_END, 'utf8').startsWith(sha256Of(file)))
    return fail({ code: 'damaged', detail: `its SHA-256 is not the one in ${basename(file) + HASH_END}` });
  if (!sound.ok) return fail({ code: 'not-a-backup', path: file });
  return ok({ ...sound.value, isCompared: hash === 'allowed' });
}

function isOfAnotherKind(fault: DatabaseFault): boolean {
  return fault.code === 'not-a-database' || (fault.code === 'other-version' && fault.version === undefined);
}

/** Writes a copy, flushes it to disk and checks it. Only then does it make room for the copy and rename it. */
function put(
  file: string,
  write: (partial: string) => void,
  makeRoom: (partial: string) => void,
): Result<Contents, BackupFault> {
  const partial = `${file}.partial`;
  try {
    rmSync(partial, { force: true });
    write(partial);
    chmodSync(partial, OWNER_ONLY);
    flush(partial);
    const checked = checkDatabase(partial);
    if (!checked.ok) return checked;
    makeRoom(partial);
    renameSync(partial, file);
    flush(dirname(file));
    return checked;
  } catch (error) {
    return fail(unwritable(error));
  } finally {
    if (existsSync(partial)) rmSync(partial);
  }
}

const HASH_END = '.sha256';
const OWNER_ONLY = 0o600;

/** Returns the SHA-256 of a file in hexadecimal digits. The file may be larger than memory. */
function sha256Of(path: string): string {
  const hash = createHash('sha256');
  const piece = Buffer.alloc(PIECE_BYTES);
  const open = openSync(path, 'r');
  try {
    for (let read = readSync(open, piece); read > 0; read = readSync(open, piece))
      hash.update(piece.subarray(0, read));
  } finally {
    closeSync(open);
  }
  return hash.digest('hex');
}

const PIECE_BYTES = 2 ** 20;

function flush(path: string): void {
  const open = openSync(path, 'r');
  try {
    fsyncSync(open);
  } finally {
    closeSync(open);
  }
}

function openExisting(path: string): Result<SqliteConnection, BackupFault> {
  try {
    return ok(openWriter(path));
  } catch (error) {
    return fail(databaseFault(error, missingRight(error, path, 'write')));
  }
}

/**
 * Moves the write-ahead log into the main file and removes it. SQLite does so only if no other process has the database
 * open. A damaged database stays unchanged, because replacing it is the purpose of a backup.
 */
function foldLog(path: string): Result<'folded' | 'damaged', BackupFault> {
  const opened = openExisting(path);
  if (!opened.ok) {
    const isDamaged = opened.error.code === 'damaged' || opened.error.code === 'not-a-database';
    return isDamaged ? ok('damaged') : opened;
  }
  const connection = opened.value;
  try {
    const isFolded = connection.all('PRAGMA journal_mode = DELETE')[0]?.['journal_mode'] === 'delete';
    return isFolded ? ok('folded') : fail({ code: 'in-use' });
  } catch (error) {
    return isDamage(error) ? ok('damaged') : fail({ code: 'in-use' });
  } finally {
    connection.close();
  }
}
