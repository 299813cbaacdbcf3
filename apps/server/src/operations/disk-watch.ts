import { stat, statfs } from 'node:fs/promises';

export interface DiskWatchOptions {
  /** The folder of the data; `undefined` where the database is elsewhere. */
  readonly folder: string | undefined;
  /** The files of the database in it. */
  readonly files: readonly string[];
  /** So much must stay free, or nothing new is begun. */
  readonly freeMinBytes: number;
  /** Hears of it when the disk becomes short, and when there is room again. */
  onChange(isShort: boolean, freeBytes: number): void;
}

/**
 * How much room there is for the data. Before a disk is full, where every write would be refused, nothing new is begun
 * any more: games that are under way go on.
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
