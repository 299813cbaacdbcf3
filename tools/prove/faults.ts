import type { Drill } from '../faults/drill.ts';
import {
  clockSteps,
  databaseKilled,
  diskFull,
  logRemoved,
  serversKilled,
  serversReplaced,
} from '../faults/drills.ts';

/** Runs every drill, for what can go wrong around a server while guests play: no acknowledged move may be lost. */
export async function run(print: (line: string) => void): Promise<void> {
  const drills: readonly [string, () => Promise<Drill | undefined>][] = [
    ['the disk is full, then has room again, then kill -9', diskFull],
    ['the write-ahead log is removed three times, then kill -9', logRemoved],
    ['PostgreSQL goes away three times', databaseKilled],
    ['two servers on one PostgreSQL, killed in turn six times', serversKilled],
    ['two servers on one PostgreSQL, replaced in turn three times each', serversReplaced],
    ['the clock jumps a day ahead, two back and an hour ahead', clockSteps],
  ];
  for (const [what, drill] of drills) {
    const played = await drill();
    if (!played) {
      print(`NOT RUN: ${what}. It needs a disk of its own, which only root can mount.`);
      continue;
    }
    const refusals = [...played.refusals].map(([code, times]) => `${times} × ${code}`).join(', ');
    print(
      `${what}: ${played.acknowledged} moves acknowledged, 0 lost (asked again: ${refusals || 'nobody'})`,
    );
  }
}
