import { stat, statfs } from 'node:fs/promises';

export interface DiskWatchOptions {
  /** The folder of the data; `undefined` where the database is elsewhere. */
  readonly folder: string | undefined;
  /** The names of the database's files in it. */
  readonly files: readonly string[];
  /** When less than this is free, nothing new may begin. */
  readonly freeMinBytes: number;
  /** Called when the disk runs short, and when there is room again. */
  onChange(isShort: boolean, freeBytes: number): void;
}

/**
 * Watches how much room there is for the data. On a full disk every write fails, so nothing new may begin when little
 * is left; games that are under way go on.
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
