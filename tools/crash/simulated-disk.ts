import type { RandomStream } from '@inkling/core/random';
import type { Call, CallEvent } from './call-log.ts';
import { type Change, Content, survivorsOf } from './content.ts';

/** Files by path. */
export type Files = ReadonlyMap<string, Buffer>;

/** What a power cut leaves of a folder. */
export interface Remains {
  readonly files: Files;
  /** Bytes that were written but not synced. `survivingBytes` counts those of them that reached the platter. */
  readonly unsyncedBytes: number;
  readonly survivingBytes: number;
}

/**
 * A folder on a disk with a volatile cache. Written data is in the cache, in order; syncing a file moves to the
 * platter what had been written before the sync began; syncing the folder does the same for names. That is all
 * that POSIX promises, and less than most file systems keep.
 */
export class SimulatedDisk {
  readonly #folder: string;
  readonly #names: Map<string, Inode>;
  /** Names as programs see them. */
  readonly #seen: Map<string, Inode>;
  #namings: Naming[] = [];
  readonly #open = new Map<number, Inode | 'folder'>();
  readonly #running = new Map<number, { readonly call: Call; readonly begun: number }>();
  #clock = 0;
  /** The number of syncs that returned. */
  syncs = 0;

  /** @param files what is safely stored in the folder before the first event */
  constructor(folder: string, files: Files, events: readonly CallEvent[]) {
    this.#folder = folder;
    this.#names = new Map([...files].map(([path, safe]) => [path, { safe: new Content(safe), waiting: [] }]));
    this.#seen = new Map(this.#names);
    for (const event of events) {
      this.#clock++;
      if (event.kind === 'begins') this.#running.set(event.number, { call: event.call, begun: this.#clock });
      else this.#returns(event.number, event.result);
    }
  }

  /** Returns what the cache held before the cut: exactly what programs had written and not removed. */
  cached(): Files {
    return new Map(
      [...this.#seen].map(([path, inode]) => [
        path,
        new Content(inode.safe.bytes).apply(inode.waiting).bytes,
      ]),
    );
  }

  /** Returns the calls that the kill interrupted; it is unknown whether they had any effect. */
  interrupted(): Call[] {
    return Array.from(this.#running.values(), ({ call }) => call);
  }

  /** Whether this open file is the one at that path. */
  isAt(file: number, path: string): boolean {
    return this.#open.get(file) === this.#seen.get(path);
  }

  /**
   * Cuts the power. Without `random` nothing unsynced survives; with it, any part may: sectors in any order,
   * the last one torn anywhere, names in the order in which they were given.
   */
  cut(random: RandomStream | undefined): Remains {
    for (const { call } of this.#running.values()) this.#mayHaveDone(call);
    this.#running.clear();
    const names = new Map(this.#names);
    const kept = random ? random.below(this.#namings.length + 1) : 0;
    for (const { path, inode } of this.#namings.slice(0, kept))
      if (inode) names.set(path, inode);
      else names.delete(path);
    let [unsyncedBytes, survivingBytes] = [0, 0];
    const files = new Map<string, Buffer>();
    for (const [path, inode] of names) {
      const survivors = random ? inode.waiting.flatMap((change) => survivorsOf(change, random)) : [];
      files.set(path, new Content(inode.safe.bytes).apply(survivors).bytes);
      unsyncedBytes += bytesOf(inode.waiting);
      survivingBytes += bytesOf(survivors);
    }
    return { files, unsyncedBytes, survivingBytes };
  }

  #returns(number: number, result: number): void {
    const running = this.#running.get(number);
    if (!running) throw new Error(`call ${number} returned before it began`);
    this.#running.delete(number);
    const { call, begun } = running;
    if (result < 0) return;
    if (call.what === 'open') this.#opens(call);
    else if (call.what === 'sync') this.#syncs(call.file, begun);
    else if (call.what === 'write')
      this.#changes(call.file, { kind: 'bytes', at: call.at, bytes: call.bytes.subarray(0, result) });
    else if (call.what === 'resize') this.#changes(call.file, { kind: 'length', length: call.length });
    else this.#name(call.path, undefined);
  }

  #opens({ file, path, create, empty }: Call & { readonly what: 'open' }): void {
    if (path === this.#folder) {
      this.#open.set(file, 'folder');
      return;
    }
    if (create && !this.#seen.has(path))
      this.#name(path, { safe: new Content(Buffer.alloc(0)), waiting: [] });
    const inode = this.#seen.get(path);
    if (!inode) throw new Error(`${path} was opened and is not there`);
    this.#open.set(file, inode);
    if (empty) this.#changes(file, { kind: 'length', length: 0 });
  }

  #name(path: string, inode: Inode | undefined): void {
    if (inode) this.#seen.set(path, inode);
    else this.#seen.delete(path);
    this.#namings.push({ path, inode, done: this.#clock });
  }

  #changes(file: number, change: Change): void {
    this.#inodeOf(file).waiting.push({ ...change, done: this.#clock });
  }

  #inodeOf(file: number): Inode {
    const inode = this.#open.get(file);
    if (inode === undefined || inode === 'folder') throw new Error(`file ${file} is not open for writing`);
    return inode;
  }

  #syncs(file: number, begun: number): void {
    if (this.#open.get(file) === 'folder') {
      for (const { path, inode } of this.#namings.filter(({ done }) => done < begun))
        if (inode) this.#names.set(path, inode);
        else this.#names.delete(path);
      this.#namings = this.#namings.filter(({ done }) => done > begun);
      return;
    }
    const inode = this.#inodeOf(file);
    const safe = inode.waiting.filter(({ done }) => done < begun);
    inode.safe.apply(safe);
    inode.waiting = inode.waiting.filter(({ done }) => done > begun);
    this.syncs++;
  }

  /** A call that never returned may have been carried out nevertheless. */
  #mayHaveDone(call: Call): void {
    if (call.what === 'write') this.#changes(call.file, { kind: 'bytes', at: call.at, bytes: call.bytes });
    else if (call.what === 'resize') this.#changes(call.file, { kind: 'length', length: call.length });
    else if (call.what === 'unlink') this.#name(call.path, undefined);
    else if (call.what === 'open' && call.path !== this.#folder && call.create) this.#opens(call);
  }
}

interface Inode {
  readonly safe: Content;
  /** Changes that were written but not synced, in order. */
  waiting: (Change & Dated)[];
}

/** The naming of a file, or the removal of a name if there is no file. */
interface Naming extends Dated {
  readonly path: string;
  readonly inode: Inode | undefined;
}

interface Dated {
  /** When the call returned, as the number of events so far. */
  readonly done: number;
}

function bytesOf(changes: readonly Change[]): number {
  return changes.reduce((sum, change) => sum + (change.kind === 'bytes' ? change.bytes.length : 0), 0);
}
