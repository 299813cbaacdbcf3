import { stat, statfs } from 'node:fs/promises';

export interface DiskWatchOptions {
  /** The data folder; undefined if the database is not on a local disk. */
  readonly folder: string | undefined;
  /** The paths of the database's files. */
  readonly files: readonly string[];
  /** If fewer bytes are free, no new rooms or guests are accepted. */
  readonly freeMinBytes: number;
  /** Called when the free space falls below the minimum, and when it recovers. */
  onChange(isShort: boolean, freeBytes: number): void;
}

/**
 * Watches the free disk space for the data. On a full disk every write fails, so when space is low no new rooms or
 * guests are accepted; games in progress continue.
 */
export class DiskWatch {
  readonly #options: DiskWatchOptions;
  isShort = false;
  freeBytes: number | undefined;
  databaseBytes: number | undefined;

  constructor(options: DiskWatchOptions) {
    this.#options = options;
  }

  async look(): Promise<void> {
    const { folder, files, freeMinBytes, onChange } = this.#options;
    if (folder === undefined) return;
    const [disk, ...sizes] = await Promise.all([
      statfs(folder).catch(() => undefined),
      ...files.map((file) =>
        stat(file).then(
          ({ size }) => size,
          () => 0,
        ),
      ),
    ]);
    if (!disk) return;
    this.freeBytes = disk.bavail * disk.bsize;
    this.databaseBytes = sizes.reduce((sum, size) => sum + size, 0);
    const isShort = this.freeBytes < freeMinBytes;
    if (isShort === this.isShort) return;
    this.isShort = isShort;
    onChange(isShort, this.freeBytes);
  }
}
