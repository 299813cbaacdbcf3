import { statSync } from 'node:fs';
import { isConstraintFault, openWriter, type SqliteConnection } from './sqlite-driver.ts';
import type { Statement } from './store.ts';

/** Writes that share one commit. */
export interface Batch {
  readonly writes: readonly (readonly Statement[])[];
}

/** For each write the rows that each of its statements changed, or why nothing of it was kept. */
export interface BatchReply {
  readonly outcomes: readonly (readonly number[] | 'conflict' | 'unavailable')[];
}

/**
 * Commits batches to one SQLite file. A commit with `synchronous=FULL` costs a flush of the disk, whatever is in
 * it; sharing it between all who wait makes durability as cheap as its absence. A write that meets an existing key
 * is left out and the others are kept; any other trouble (disk full, file gone) takes the whole batch back, and the
 * next batch starts with a new connection.
 */
export class GroupCommit {
  readonly #path: string;
  #connection: SqliteConnection | undefined;
  #inode: number | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  commit({ writes }: Batch): BatchReply {
    try {
      const connection = this.#open();
      connection.exec('BEGIN IMMEDIATE');
      const outcomes = writes.map((statements) => writeOne(connection, statements));
      connection.exec('COMMIT');
      if (this.#inode !== inodeOf(this.#path)) throw new Error('the file is not the one that was opened');
      return { outcomes };
    } catch {
      this.close();
      return { outcomes: writes.map(() => 'unavailable') };
    }
  }

  close(): void {
    const connection = this.#connection;
    this.#connection = undefined;
    // Taken back by hand first: prepared statements can keep a closed connection, and so its lock, alive.
    attempt(() => connection?.exec('ROLLBACK'));
    attempt(() => connection?.close());
  }

  #open(): SqliteConnection {
    if (this.#connection) return this.#connection;
    // Opening a file that is gone would make an empty one.
    this.#inode = inodeOf(this.#path);
    if (this.#inode === undefined) throw new Error('the database file is gone');
    this.#connection = openWriter(this.#path);
    return this.#connection;
  }
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

function inodeOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}

/** What cannot even be taken back or closed is of no further use. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {
    return;
  }
}
