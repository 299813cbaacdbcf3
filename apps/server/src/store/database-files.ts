import { type Stats, statSync } from 'node:fs';

/** What may have happened to the files under an open connection. */
export type FilesFault = 'file-replaced' | 'log-lost' | 'log-cut';

/**
 * Notices when the main file of a database or its write-ahead log is exchanged under an open connection. Another inode
 * is another file, and a log never gets shorter while a connection has it open, since we do not ask for that.
 */
export class DatabaseFiles {
  readonly #path: string;
  readonly #inode: number | undefined;
  #log: { readonly inode: number; readonly size: number } | undefined;

  constructor(path: string) {
    this.#path = path;
    this.#inode = statOf(path)?.ino;
  }

  exists(): boolean {
    return this.#inode !== undefined;
  }

  /** Compares the files with the last check. The log exists from the first transaction of a connection on. */
  check(): FilesFault | undefined {
    if (statOf(this.#path)?.ino !== this.#inode) return 'file-replaced';
    const log = statOf(`${this.#path}-wal`);
    if (this.#log && log?.ino !== this.#log.inode) return 'log-lost';
    if (this.#log && log && log.size < this.#log.size) return 'log-cut';
    this.#log = log && { inode: log.ino, size: log.size };
    return undefined;
  }
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
