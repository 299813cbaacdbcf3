import { DatabaseFiles, type FilesFault, inodeOf } from './database-files.ts';
import { isConstraintFault, isDamage, openWriter, type SqliteConnection } from './sqlite-driver.ts';
import type { Statement } from './store.ts';

/** Writes that share one commit. */
export interface Batch {
  readonly writes: readonly (readonly Statement[])[];
}

/** For each write, the number of rows that each of its statements changed, or why the whole write was undone. */
export interface BatchReply {
  readonly outcomes: readonly (readonly number[] | 'conflict' | 'unavailable')[];
}

/**
 * What a writer reports in addition to its replies. `log-lost`: the write-ahead log was deleted, and its whole content
 * has been saved; the writer refuses batches until `resume` tells it that nobody reads the old log any more. `fault`:
 * why a batch was refused, or why `tend` failed.
 */
export type WriterEvent =
  | { readonly kind: 'log-lost' }
  | { readonly kind: 'fault'; readonly why: string; readonly isDamage: boolean };

/**
 * Commits batches to one SQLite file. A commit with `synchronous=FULL` costs one disk flush, whatever it contains; when
 * all waiting writes share it, durability costs next to nothing. A write that violates a constraint, such as an existing
 * key, is left out and the others are kept. Any other error (disk full, file gone) rolls back the whole batch, and the
 * next batch opens a new connection.
 *
 * Acknowledged writes are in the write-ahead log until they are copied into the main file. An operator can delete the log
 * of a running server without any error, to tidy up or while moving files. So the files are checked before and after each
 * commit. As long as this connection has the deleted log open, its content can still be saved.
 *
 * A main file that was moved away can be put back. If another file has taken its name, nothing is written until the
 * server is restarted: its readers and everything in its memory come from the file that it opened.
 */
export class GroupCommit {
  readonly #path: string;
  readonly #tell: (event: WriterEvent) => void;
  readonly #inode: number | undefined;
  #connection: SqliteConnection | undefined;
  #files: DatabaseFiles;
  #hasCommitted = false;
  #halted: FilesFault | undefined;

  /** @param inode the main file, which may have been replaced since the server opened it */
  constructor(
    path: string,
    tell: (event: WriterEvent) => void = () => undefined,
    inode: number | undefined = inodeOf(path),
  ) {
    this.#path = path;
    this.#tell = tell;
    this.#inode = inode;
    this.#files = new DatabaseFiles(path, inode);
  }

  commit({ writes }: Batch): BatchReply {
    try {
      const connection = this.#open();
      this.#check();
      connection.exec('BEGIN IMMEDIATE');
      const outcomes = writes.map((statements) => writeOne(connection, statements));
      connection.exec('COMMIT');
      this.#check();
      this.#hasCommitted = true;
      return { outcomes };
    } catch (error) {
      this.#tell(faultOf(error));
      // Only the connection that has a lost log open can still save its content.
      if (!this.#halted) this.close();
      return { outcomes: writes.map(() => 'unavailable') };
    }
  }

  /**
   * Copies recent commits into the main file, so that little data depends on the log, and checks the files. Call this
   * periodically.
   */
  tend(): void {
    try {
      const connection = this.#open();
      this.#check();
      if (this.#hasCommitted) connection.exec('PRAGMA wal_checkpoint(PASSIVE)');
      this.#hasCommitted = false;
    } catch (error) {
      this.#tell(faultOf(error));
      if (!this.#halted) this.close();
    }
  }

  /** Accepts batches again after a lost log. Call this when nobody reads the old log any more. */
  resume(): void {
    if (this.#halted === 'log-lost') this.#halted = undefined;
  }

  /**
   * Finishes writing: empties the log into the main file, so that a copy of the main file alone is complete, and closes.
   * Only the server itself may do this: if another process truncates its log, a running server refuses all further
   * writes.
   */
  end(): void {
    if (!this.#halted) attempt(() => this.#connection?.all('PRAGMA wal_checkpoint(TRUNCATE)'));
    this.close();
  }

  close(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    // Roll back first, because prepared statements can keep a closed connection, and thus its lock, alive.
    attempt(() => connection?.exec('ROLLBACK'));
    attempt(() => connection?.close());
  }

  #open(): SqliteConnection {
    if (this.#connection) return this.#connection;
    if (this.#halted) throw new Error(FAULTS[this.#halted]);
    this.#files = new DatabaseFiles(this.#path, this.#inode);
    // Opening a file that is gone would create an empty one.
    this.#check();
    this.#connection = openWriter(this.#path);
    return this.#connection;
  }

  /** Throws if the files are no longer those that the connection has open. Saves the content of a lost log first. */
  #check(): void {
    const fault = this.#halted ?? this.#files.check();
    if (!fault) return;
    if (fault !== 'file-gone') this.#halted = fault;
    if (fault === 'log-lost' && this.#save()) {
      this.close();
      this.#tell({ kind: 'log-lost' });
    }
    throw new Error(FAULTS[fault]);
  }

  /** Copies the lost log into the main file. Returns false while a reader uses an older state; the next check retries. */
  #save(): boolean {
    attempt(() => this.#connection?.exec('ROLLBACK'));
    const [row] = this.#connection?.all('PRAGMA wal_checkpoint(TRUNCATE)') ?? [];
    return row?.['busy'] === 0;
  }
}

const FAULTS: Readonly<Record<FilesFault, string>> = {
  'file-gone': 'the database file is gone; put it back, or stop the server and restore a backup',
  'file-replaced': 'the database file was replaced while the server was running; restart the server',
  'log-lost': 'the write-ahead log (the file that ends in -wal) was removed',
  'log-cut': 'the write-ahead log (the file that ends in -wal) was cut short; restart the server',
};

function faultOf(error: unknown): WriterEvent {
  const why = error instanceof Error ? error.message : String(error);
  return { kind: 'fault', why, isDamage: isDamage(error) };
}

function writeOne(connection: SqliteConnection, statements: readonly Statement[]): number[] | 'conflict' {
  const alone = statements.length === 1;
  try {
    if (!alone) connection.exec('SAVEPOINT one');
    const changes = statements.map((statement) => connection.run(statement));
    if (!alone) connection.exec('RELEASE one');
    return changes;
  } catch (error) {
    if (!isConstraintFault(error)) throw error;
    if (!alone) connection.exec('ROLLBACK TO one; RELEASE one');
    return 'conflict';
  }
}

/** Ignores errors, because the connection is being abandoned anyway. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    return;
  }
}
