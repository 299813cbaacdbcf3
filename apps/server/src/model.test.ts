import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMMANDS, newModel, openChecking, type Real } from './testing/model.ts';
import { Player } from './testing/test-server.ts';

const EXECUTED_MIN = 10_000;
/** Not a limit of the test: on a busy machine ten thousand commands take minutes. */
const PATIENCE_MS = 1_800_000;

describe('the server does what a simple model foresees', () => {
  let real: Real;
  beforeAll(async () => {
    const data = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'inkling-model-'));
    const place = await openChecking(data);
    const join2 = () => Player.join(place.app);
    real = {
      place,
      data,
      players: [await join2(), await join2()],
      async reopen() {
        await real.place.close();
        real.place = await openChecking(data);
        const [ann, bob] = real.players;
        real.players = [new Player(real.place.app, ann, 'a'), new Player(real.place.app, bob, 'b')];
      },
    };
  });
  afterAll(async () => {
    await real.place.close();
    rmSync(real.data, { recursive: true, force: true });
  });

  it(
    `in at least ${EXECUTED_MIN} commands, restarts and repeats among them`,
    async () => {
      const total = { executed: 0 };
      for (let seed = 1; total.executed < EXECUTED_MIN; seed++)
        await fc.assert(
          fc.asyncProperty(fc.commands(COMMANDS, { size: 'max', maxCommands: 120 }), async (commands) => {
            const model = newModel();
            await fc.asyncModelRun(() => ({ model, real }), commands);
            total.executed += model.executed;
          }),
          { numRuns: 20, seed },
        );
      console.log(`${total.executed} commands executed`);
      expect(total.executed).toBeGreaterThanOrEqual(EXECUTED_MIN);
    },
    PATIENCE_MS,
  );
});
