import { DatabaseFiles, type FilesFault } from './database-files.ts';
import { isConstraintFault, openWriter, type SqliteConnection } from './sqlite-driver.ts';
import type { Statement } from './store.ts';

/** Writes that share one commit. */
export interface Batch {
  readonly writes: readonly (readonly Statement[])[];
}

/** For each write, how many rows each of its statements changed, or why nothing of it was kept. */
export interface BatchReply {
  readonly outcomes: readonly (readonly number[] | 'conflict' | 'unavailable')[];
}

/**
 * What a writer reports besides its replies. `log-lost`: somebody removed the write-ahead log, and everything in it has
 * been saved; the writer waits until nobody reads the old log any more. `fault`: why a batch was refused.
 */
export type WriterEvent = { readonly kind: 'log-lost' } | { readonly kind: 'fault'; readonly why: string };

/**
 * Commits batches to one SQLite file. A commit with `synchronous=FULL` costs a flush of the disk, whatever is in
 * it; sharing it between all who wait makes durability as cheap as its absence. A write that meets an existing key
 * is left out and the others are kept; any other trouble (disk full, file gone) takes the whole batch back, and the
 * next batch starts with a new connection.
 *
 * What has been acknowledged is in the write-ahead log until it is copied into the main file. Somebody can delete the log
 * under a running server without any error, to tidy up or while moving files. So the files are checked before and after
 * each commit. As long as this connection has the deleted log open, its content can still be saved.
 */
export class GroupCommit {
  readonly #path: string;
  readonly #tell: (event: WriterEvent) => void;
  #connection: SqliteConnection | undefined;
  #files: DatabaseFiles;
  #hasCommitted = false;
  #halted: FilesFault | undefined;

  constructor(path: string, tell: (event: WriterEvent) => void = () => undefined) {
    this.#path = path;
    this.#tell = tell;
    this.#files = new DatabaseFiles(path);
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
      this.#tell({ kind: 'fault', why: error instanceof Error ? error.message : String(error) });
      // A connection that holds a lost log is the only one that can still save it.
      if (!this.#halted) this.close();
      return { outcomes: writes.map(() => 'unavailable') };
    }
  }

  /**
   * Copies what was committed since the last time into the main file, so that little depends on the log, and checks the
   * files. Call it now and then.
   */
  tend(): void {
    try {
      const connection = this.#open();
      this.#check();
      if (this.#hasCommitted) connection.exec('PRAGMA wal_checkpoint(PASSIVE)');
      this.#hasCommitted = false;
    } catch (error) {
      this.#tell({ kind: 'fault', why: error instanceof Error ? error.message : String(error) });
      if (!this.#halted) this.close();
    }
  }

  /** Nobody reads the old log any more. */
  resume(): void {
    if (this.#halted === 'log-lost') this.#halted = undefined;
  }

  /**
   * Nothing more will be written: the main file is to be whole without its log, for those who copy it now. Only the
   * server itself may do this, because a server whose log another one cut short takes no more writes.
   */
  end(): void {
    if (!this.#halted) attempt(() => this.#connection?.all('PRAGMA wal_checkpoint(TRUNCATE)'));
    this.close();
  }

  close(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    // Rolled back first, because prepared statements can keep a closed connection alive, and its lock with it.
    attempt(() => connection?.exec('ROLLBACK'));
    attempt(() => connection?.close());
  }

  #open(): SqliteConnection {
    if (this.#connection) return this.#connection;
    if (this.#halted) throw new Error(FAULTS[this.#halted]);
    this.#files = new DatabaseFiles(this.#path);
    // To open a file that is gone would create an empty one.
    if (!this.#files.exists()) throw new Error('the database file is gone');
    this.#connection = openWriter(this.#path);
    return this.#connection;
  }

  /** Throws when the files are not those that the connection has open. */
  #check(): void {
    const fault = this.#halted ?? this.#files.check();
    if (!fault) return;
    this.#halted = fault;
    if (fault === 'log-lost' && this.#save()) {
      this.close();
      this.#tell({ kind: 'log-lost' });
    }
    if (fault === 'file-replaced') this.#halted = undefined;
    throw new Error(FAULTS[fault]);
  }

  /** Copies the lost log into the main file. False as long as somebody reads an older state; the caller tries again. */
  #save(): boolean {
    attempt(() => this.#connection?.exec('ROLLBACK'));
    const [row] = this.#connection?.all('PRAGMA wal_checkpoint(TRUNCATE)') ?? [];
    return row?.['busy'] === 0;
  }
}

const FAULTS: Readonly<Record<FilesFault, string>> = {
  'file-replaced': 'the database file is not the one that was opened',
  'log-lost': 'the write-ahead log (the file that ends in -wal) was removed',
  'log-cut': 'the write-ahead log (the file that ends in -wal) was cut short; restart the server',
};

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

/** Does something to a connection that is given up anyway; errors do not matter. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    return;
  }
}
