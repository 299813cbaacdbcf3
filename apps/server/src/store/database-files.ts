import { type Stats, statSync } from 'node:fs';

/** What may have happened to the database files while a connection had them open. */
export type FilesFault = 'file-gone' | 'file-replaced' | 'log-lost' | 'log-cut';

/**
 * Detects that the main file of a database or its write-ahead log was replaced while a connection had it open. A
 * different inode means a different file, and a log never gets shorter while a connection has it open, because we do
 * not ask SQLite to truncate it then.
 */
export class DatabaseFiles {
  readonly #path: string;
  readonly #inode: number | undefined;
  #log: { readonly inode: number; readonly size: number } | undefined;

  /** @param inode the main file that the server has read from the beginning */
  constructor(path: string, inode: number | undefined) {
    this.#path = path;
    this.#inode = inode;
  }

  /** Compares the files with the previous check. The log exists once a connection has run its first transaction. */
  check(): FilesFault | undefined {
    const inode = inodeOf(this.#path);
    if (inode === undefined) return 'file-gone';
    if (inode !== this.#inode) return 'file-replaced';
    const log = statOf(`${this.#path}-wal`);
    if (this.#log && log?.ino !== this.#log.inode) return 'log-lost';
    if (this.#log && log && log.size < this.#log.size) return 'log-cut';
    this.#log = log && { inode: log.ino, size: log.size };
    return undefined;
  }
}

/** Returns the number that identifies a file, whatever its name; undefined if there is none. */
export function inodeOf(path: string): number | undefined {
  return statOf(path)?.ino;
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
