import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { LostMoves } from '../../tools/crash/crash-writer.ts';
import { crashCycles } from '../../tools/crash/cycles.ts';
import { failingDisk, steadyDisk } from '../../tools/crash/disk.ts';
import { compileShim } from '../../tools/crash/shim.ts';

// Servers start and are killed many times here, so the default is too short for a busy machine.
vi.setConfig({ testTimeout: 600_000 });
const place = mkdtempSync(join(tmpdir(), 'inkling-shim-'));
const shim = compileShim(place);
const random = () => new RandomStream(seedRandom('crash'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** `npm run prove crash` does a hundred of each. */
const CYCLES = 2;
/** A power cut is a kill that also loses what was not synced. */
const KILLS = 1;

describe('a server that is killed', () => {
  it('has kept every acknowledged move, and applies a repeated one once', async () => {
    const { acknowledged, unsure, repeated } = await crashCycles(KILLS, steadyDisk(random()));
    console.log(
      `${acknowledged} moves acknowledged in ${KILLS} kills, 0 lost; ${unsure} unanswered, ${repeated} of them kept`,
    );
    expect(acknowledged).toBeGreaterThan(0);
  });
});

if ('missing' in shim)
  console.warn(`NOT RUN: "a server whose disk loses power" of crash.test.ts. It needs ${shim.missing}.`);
else
  describe('a server whose disk loses power', () => {
    const disk = () => failingDisk(shim.path, random());

    it('has kept every acknowledged move', async () => {
      const { acknowledged, disk: counted } = await crashCycles(CYCLES, disk());
      console.log(
        `${acknowledged} moves acknowledged in ${CYCLES} power cuts, 0 lost; ${JSON.stringify(counted)}`,
      );
      expect(acknowledged).toBeGreaterThan(0);
      expect(counted['syncs']).toBeGreaterThan(0);
    });

    it.each(['OFF', 'NORMAL'])('is caught losing moves if it commits with synchronous=%s', async (mode) => {
      // A server that is wrong on purpose: its database driver syncs less than ours does.
      const careless = join(place, `${mode}.mjs`);
      writeFileSync(
        careless,
        `import { createRequire } from 'node:module';
        const Database = createRequire(${JSON.stringify(join(import.meta.dirname, '../../apps/server/dist/'))})('libsql');
        const { exec } = Database.prototype;
        Database.prototype.exec = function (sql) {
          return exec.call(this, sql.replace('synchronous = FULL', 'synchronous = ${mode}'));
        };`,
      );
      const env = { NODE_OPTIONS: `--import=${pathToFileURL(careless).href}` };
      await expect(crashCycles(CYCLES, disk(), { env })).rejects.toThrow(LostMoves);
    });
  });
