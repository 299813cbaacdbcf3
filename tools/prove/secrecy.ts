import { openPairedServers } from '../../apps/server/src/testing/secrecy.ts';
import { type Figures, openLedger, sum } from '../ledger.ts';

/**
 * Runs two servers with different secrets and equal answers, a hundred thousand times for each game: not a
 * single byte differs. An interrupted run resumes with the next batch.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const runs = Number(process.env['INKLING_SECRECY_RUNS'] ?? 100_000);
  const ledger = openLedger('secrecy', SOURCES);
  for (const game of ['mastermind', 'word', 'witch', 'null'] as const) {
    let total: Figures = { runs: 0, bytes: 0 };
    // Servers are replaced from time to time, since they would otherwise remember every room.
    for (let batch = 0; batch * BATCH < runs; batch++) {
      const size = Math.min(BATCH, runs - batch * BATCH);
      const part = await ledger.step(`${game} ${batch} of ${size}`, async () => {
        const servers = await openPairedServers();
        const { leak, ...figures } = await servers.play(game, size, `prove ${game} ${batch}`);
        await servers.close();
        if (leak) throw new Error(`${game}: ${JSON.stringify(leak)}`);
        return figures;
      });
      total = sum(total, part);
      if ((batch + 1) % BATCHES_A_LINE === 0) print(`… ${game}: ${total['runs']} of ${runs}`);
    }
    print(`${game}: ${total['runs']} paired runs, ${total['bytes']} bytes compared, no difference`);
  }
  if (ledger.takenOver > 0) print(`${ledger.takenOver} batches are of an earlier run that was stopped`);
  ledger.close();
}

const BATCH = 2500;
const BATCHES_A_LINE = 4;
const SOURCES = [
  'apps/server/src',
  ...['core', 'games', 'inkling', 'deduction', 'codes', 'words', 'matching', 'lists'].map(
    (name) => `packages/${name}/src`,
  ),
];
