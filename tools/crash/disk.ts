import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RandomStream } from '@inkling/core/random';
import type { ServerProcess } from '../server-process.ts';
import { type Call, readCallLog } from './call-log.ts';
import { Content } from './content.ts';
import { type Files, Platter } from './platter.ts';

/** Where a server keeps its data while it is killed again and again. */
export interface Disk {
  readonly folder: string;
  /** Environment of the server. */
  readonly env: Readonly<Record<string, string>>;
  /** Before each start of the server. */
  begin(): void;
  /** Kills the server, while `writing` goes on until it notices. */
  kill(server: ServerProcess, writing: Promise<unknown>): Promise<void>;
  /** After each kill: makes of the folder what the next server finds. What it cost, in counts that add up. */
  fail(): Readonly<Record<string, number>>;
  remove(): void;
}

/** A disk that stays in power: the kernel keeps what was written, synced or not. */
export function steadyDisk(dice: RandomStream): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-crash-'));
  return {
    folder,
    env: {},
    begin: () => undefined,
    async kill(server, writing) {
      await new Promise((resolve) => setTimeout(resolve, dice.below(COMMIT_MS)));
      await server.stop();
      await writing;
    },
    fail: () => ({}),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * A disk that loses power when the server is killed: every second time all that was not synced is gone, in between
 * any part of it may have been kept.
 */
export function failingDisk(shim: string, dice: RandomStream): Disk {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'inkling-power-')));
  const [folder, log, order] = [join(place, 'data'), join(place, 'calls'), join(place, 'order')];
  mkdirSync(folder);
  let safe: Files = new Map();
  let cuts = 0;
  return {
    folder,
    env: { LD_PRELOAD: shim, POWER_CUT_ROOT: folder, POWER_CUT_LOG: log, POWER_CUT_ORDER: order },
    begin() {
      for (const path of [log, order]) rmSync(path, { force: true });
      safe = filesIn(folder);
    },
    async kill(server, writing) {
      // Whole or not at all: the shim may look at any moment.
      writeFileSync(`${order}.new`, `${dice.below(COMMIT_RECORDS)}`);
      renameSync(`${order}.new`, order);
      await writing;
      await server.stop();
    },
    fail() {
      const platter = new Platter(folder, safe, readCallLog(log));
      compare(platter, filesIn(folder));
      const { files, unsyncedBytes, survivingBytes } = platter.cut(cuts++ % 2 === 0 ? undefined : dice);
      const shared = [...filesIn(folder).keys()].filter(isSharedMemory);
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      for (const [path, bytes] of files) if (!isSharedMemory(path)) writeFileSync(path, bytes);
      // Whatever lies there under this name, nobody may believe it.
      for (const path of shared) writeFileSync(path, Buffer.alloc(32_768, dice.below(256)));
      return { syncs: platter.syncs, unsyncedBytes, survivingBytes };
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

/** About as long as a commit takes: the kill comes in any part of one. */
const COMMIT_MS = 12;
/** About as many records as two commits make. */
const COMMIT_RECORDS = 120;

function filesIn(folder: string): Map<string, Buffer> {
  return new Map(readdirSync(folder).map((name) => [join(folder, name), readFileSync(join(folder, name))]));
}

/** SQLite's index of the log: memory that processes share, in the shape of a file. */
function isSharedMemory(path: string): boolean {
  return path.endsWith('-shm');
}

/** Throws unless the log accounts for every byte that lies there: else a call went past the shim. */
function compare(platter: Platter, there: Files): void {
  const interrupted = platter.interrupted();
  const open = interrupted
    .filter((call) => call.what === 'open' || call.what === 'unlink')
    .map(({ path }) => path);
  const told = platter.cached();
  for (const path of new Set([...told.keys(), ...there.keys()])) {
    if (isSharedMemory(path) || open.includes(path)) continue;
    const [one, other] = [told.get(path), there.get(path)];
    const mine = interrupted.filter((call) => 'file' in call && platter.isAt(call.file, path));
    if (!one || !other || !withPerhaps(one, other, mine).equals(other))
      throw new Error(`the log of calls does not give back ${path}: some call was not written down`);
  }
}

/** A file with what interrupted calls may have done to it, as far as they seem to have done it. */
function withPerhaps(told: Buffer, there: Buffer, calls: readonly Call[]): Buffer {
  const content = new Content(told);
  for (const call of calls) {
    if (call.what === 'write')
      content.apply([
        { kind: 'bytes', at: call.at, bytes: there.subarray(call.at, call.at + call.bytes.length) },
      ]);
    if (call.what === 'resize' && call.length === there.length)
      content.apply([{ kind: 'length', length: call.length }]);
  }
  return content.bytes;
}
