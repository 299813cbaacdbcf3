import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { COMMANDS, newModel, openChecking, type Real } from './model.ts';
import { Player } from './test-server.ts';

/**
 * Runs random commands of two players until at least `executedMin` were executed. Returns their number. Throws if server
 * and model differ.
 */
export async function runModel(executedMin: number): Promise<number> {
  const data = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'inkling-model-'));
  const real = await openReal(data);
  const total = { executed: 0 };
  for (let seed = 1; total.executed < executedMin; seed++)
    await fc.assert(
      fc.asyncProperty(fc.commands(COMMANDS, { size: 'max', maxCommands: 120 }), async (commands) => {
        const model = newModel();
        await fc.asyncModelRun(() => ({ model, real }), commands);
        total.executed += model.executed;
      }),
      { numRuns: 20, seed },
    );
  await real.place.close();
  rmSync(data, { recursive: true, force: true });
  return total.executed;
}

async function openReal(data: string): Promise<Real> {
  const place = await openChecking(data);
  const real: Real = {
    place,
    data,
    players: [await Player.join(place.app), await Player.join(place.app)],
    async reopen() {
      await real.place.close();
      real.place = await openChecking(data);
      const [ann, bob] = real.players;
      real.players = [new Player(real.place.app, ann, 'a'), new Player(real.place.app, bob, 'b')];
    },
  };
  return real;
}
