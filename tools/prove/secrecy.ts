import { pairedRuns } from '../../apps/server/src/testing/secrecy.ts';

/** Two servers with different secrets and the same answers, a hundred thousand times a game: not one byte differs. */
export async function run(print: (line: string) => void): Promise<void> {
  const runs = Number(process.env['INKLING_SECRECY_RUNS'] ?? 100_000);
  for (const game of ['mastermind', 'word', 'witch'] as const) {
    let [done, bytes] = [0, 0];
    // New servers now and then: theirs would otherwise remember every room.
    for (let batch = 0; done < runs; batch++) {
      const part = await pairedRuns(game, Math.min(BATCH, runs - done), `prove ${game} ${batch}`);
      if (part.leak) throw new Error(`${game}: ${JSON.stringify(part.leak)}`);
      done += part.runs;
      bytes += part.bytes;
    }
    print(`${game}: ${done} paired runs, ${bytes} bytes compared, no difference`);
  }
}

const BATCH = 5000;
