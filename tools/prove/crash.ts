import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { crashCycles } from '../crash/cycles.ts';
import { type Disk, failingDisk, steadyDisk } from '../crash/disk.ts';
import { compileShim } from '../crash/shim.ts';
import { openLedger, sum } from '../ledger.ts';

/**
 * Kills the server while it works, a hundred times, and afterwards asks it for everything that it had
 * acknowledged; then a hundred times more with a disk that loses what was not synced. An interrupted run
 * resumes with the next ten.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const cycles = Number(process.env['INKLING_CRASH_CYCLES'] ?? 100);
  const ledger = openLedger('crash', SOURCES);
  const place = mkdtempSync(join(tmpdir(), 'inkling-shim-'));
  const shim = compileShim(place);
  const prove = async (what: string, diskFor: (seed: string) => Disk) => {
    let total = sum({}, {});
    for (let begun = 0; begun < cycles; begun += ROUND) {
      const size = Math.min(ROUND, cycles - begun);
      const seed = `${what} ${begun}`;
      const part = await ledger.step(`${seed} of ${size}`, async () => {
        const { disk, ...figures } = await crashCycles(size, diskFor(seed), { seed });
        return { ...figures, ...disk };
      });
      total = sum(total, part);
      print(`… ${what}: ${begun + size} of ${cycles}, ${total['acknowledged']} moves acknowledged`);
    }
    return total;
  };
  const killed = await prove('kill -9', (seed) => steadyDisk(randomOf(seed)));
  print(`${killed['cycles']} times kill -9: ${killed['acknowledged']} moves acknowledged, 0 lost`);
  print(
    `${killed['unsure']} requests lost their answer; sent again, ${killed['repeated']} got the first answer`,
  );
  if ('missing' in shim) print(`NOT RUN: the power cuts. They need ${shim.missing}.`);
  else {
    const cut = await prove('power cut', (seed) => failingDisk(shim.path, randomOf(seed)));
    print(`${cut['cycles']} power cuts: ${cut['acknowledged']} moves acknowledged, 0 lost`);
    print(
      `${cut['syncs']} syncs; of ${cut['unsyncedBytes']} unsynced bytes ${cut['survivingBytes']} survived`,
    );
  }
  rmSync(place, { recursive: true, force: true });
  if (ledger.takenOver > 0)
    print(`${ledger.takenOver} rounds of ${ROUND} are of an earlier run that was stopped`);
  ledger.close();
}

const ROUND = 10;
const randomOf = (seed: string) => new RandomStream(seedRandom(`${seed} random`));
const SOURCES = [
  'apps/server/dist',
  'tools/crash',
  ...['core', 'games'].map((name) => `packages/${name}/dist`),
];
