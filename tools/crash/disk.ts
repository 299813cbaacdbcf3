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
import { type Files, SimulatedDisk } from './simulated-disk.ts';

/** The storage of a server that is killed again and again. */
export interface Disk {
  readonly folder: string;
  /** Environment variables of the server. */
  readonly env: Readonly<Record<string, string>>;
  /** Called before each start of the server. */
  begin(): void;
  /** Kills the server, while `writing` continues until it notices. */
  kill(server: ServerProcess, writing: Promise<unknown>): Promise<void>;
  /**
   * Called after each kill: turns the folder into what the next server finds. Returns counters that can be
   * added up.
   */
  fail(): Readonly<Record<string, number>>;
  remove(): void;
}

/** A disk that never loses power: the kernel keeps everything that was written, synced or not. */
export function steadyDisk(random: RandomStream): Disk {
  const folder = mkdtempSync(join(tmpdir(), 'inkling-crash-'));
  return {
    folder,
    env: {},
    begin: () => undefined,
    async kill(server, writing) {
      await new Promise((resolve) => setTimeout(resolve, random.below(COMMIT_MS)));
      await server.stop();
      await writing;
    },
    fail: () => ({}),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * A disk that loses power when the server is killed. Every second time, everything unsynced is lost; the other
 * times, any part of it may survive.
 */
export function failingDisk(shim: string, random: RandomStream): Disk {
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
      // Node may report the exit of the process before the end of its connections.
      server.mayEnd();
      // Written atomically, since the shim may read it at any moment.
      writeFileSync(`${order}.new`, `${random.below(COMMIT_RECORDS)}`);
      renameSync(`${order}.new`, order);
      await writing;
      await server.stop();
    },
    fail() {
      const simulated = new SimulatedDisk(folder, safe, readCallLog(log));
      compare(simulated, filesIn(folder));
      const { files, unsyncedBytes, survivingBytes } = simulated.cut(cuts++ % 2 === 0 ? undefined : random);
      const shared = [...filesIn(folder).keys()].filter(isSharedMemory);
      rmSync(folder, { recursive: true });
      mkdirSync(folder);
      for (const [path, bytes] of files) if (!isSharedMemory(path)) writeFileSync(path, bytes);
      // The next server must not trust whatever is stored under this name.
      for (const path of shared) writeFileSync(path, Buffer.alloc(32_768, random.below(256)));
      return { syncs: simulated.syncs, unsyncedBytes, survivingBytes };
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  };
}

/** About as long as a commit takes, so that the kill hits any part of one. */
const COMMIT_MS = 12;
/** About as many log records as two commits produce. */
const COMMIT_RECORDS = 120;

function filesIn(folder: string): Map<string, Buffer> {
  return new Map(readdirSync(folder).map((name) => [join(folder, name), readFileSync(join(folder, name))]));
}

/** SQLite's index of the log: memory that processes share, in the form of a file. */
function isSharedMemory(path: string): boolean {
  return path.endsWith('-shm');
}

/** Throws unless the call log accounts for every byte in the folder: otherwise a call bypassed the shim. */
function compare(simulated: SimulatedDisk, there: Files): void {
  const interrupted = simulated.interrupted();
  const open = interrupted
    .filter((call) => call.what === 'open' || call.what === 'unlink')
    .map(({ path }) => path);
  const cached = simulated.cached();
  for (const path of new Set([...cached.keys(), ...there.keys()])) {
    if (isSharedMemory(path) || open.includes(path)) continue;
    const [one, other] = [cached.get(path), there.get(path)];
    const mine = interrupted.filter((call) => 'file' in call && simulated.isAt(call.file, path));
    if (!one || !other || !withPerhaps(one, other, mine).equals(other))
      throw new Error(`the log of calls does not give back ${path}: some call was not written down`);
  }
}

/** Returns a file after the interrupted calls, whose effect is taken from the actual file. */
function withPerhaps(cached: Buffer, there: Buffer, calls: readonly Call[]): Buffer {
  const content = new Content(cached);
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
