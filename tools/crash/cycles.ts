import { RandomStream, seedRandom } from '@inkling/core/random';
import { integrityOf } from '../../apps/server/src/testing/integrity.ts';
import { Caller, type ServerProcess, startServer } from '../server-process.ts';
import { CrashWriter } from './crash-writer.ts';

import type { Disk } from './disk.ts';

export interface CrashReport {
  readonly cycles: number;
  readonly acknowledged: number;
  /** The number of requests whose response was lost in the kill. */
  readonly unsure: number;
  /** How many of those had been written nevertheless. */
  readonly repeated: number;
  /** Counters from `Disk.fail`. */
  readonly disk: Readonly<Record<string, number>>;
}

/**
 * Kills the server repeatedly while it works. After each kill, asks it for everything that it has acknowledged
 * since its last start, and at the end, since its first. Throws if a move is lost or made twice, or if the
 * database reports damage. @param env further environment variables of the server
 */
export async function crashCycles(
  cycles: number,
  disk: Disk,
  { seed = 'crash', env = {} }: CrashOptions = {},
): Promise<CrashReport> {
  const random = new RandomStream(seedRandom(seed));
  const start = () => {
    disk.begin();
    return startServer(disk.folder, 0, { ...env, ...disk.env });
  };
  let server = await start();
  const guest = new Caller(server.port);
  await guest.begin();
  guest.close();
  const all: CrashWriter[] = [];
  let [acknowledged, unsure, repeated] = [0, 0, 0];
  let counted: Record<string, number> = {};
  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      const writers = await writeAndKill(server, disk, guest.token, `${cycle}`, random);
      const cost = disk.fail();
      for (const [name, count] of Object.entries(cost))
        counted = { ...counted, [name]: (counted[name] ?? 0) + count };
      await integrityOf(disk.folder);
      server = await start();
      for (const writer of writers) {
        acknowledged += writer.acknowledged.length;
        const outcome = await writer.check(server.port);
        unsure += outcome.unsure;
        repeated += outcome.repeated;
      }
      all.push(...writers);
    }
    for (const writer of all) await writer.check(server.port);
  } finally {
    await server.stop();
    disk.remove();
  }
  return { cycles, acknowledged, unsure, repeated, disk: counted };
}

export interface CrashOptions {
  readonly seed?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const WRITERS = 16;
const MOVES_LEAST = 50;
const MOVES_MORE = 400;

/**
 * Kills after a number of moves instead of a time, so that a busy machine is killed as deep in its work as an
 * idle one.
 */
async function writeAndKill(
  server: ServerProcess,
  disk: Disk,
  token: string,
  req: string,
  random: RandomStream,
): Promise<CrashWriter[]> {
  const { port } = server;
  const writers = await Promise.all(
    Array.from({ length: WRITERS }, (_, i) => CrashWriter.start(port, token, `${req}-${i}`)),
  );
  let left = MOVES_LEAST + random.below(MOVES_MORE);
  let writing: Promise<void>[] = [];
  await new Promise<void>((enough) => {
    const onAnswer = () => void (--left === 0 && enough());
    writing = writers.map((writer) => writer.writeUntilLost(port, random, onAnswer));
    void Promise.all(writing).then(() => enough());
  });
  await disk.kill(server, Promise.all(writing));
  return writers;
}
