import { RandomStream, seedRandom } from '@inkling/core/random';
import { makeGradedPuzzle } from '@inkling/deduction/last-code/make-puzzle';
import { checkPack } from '@inkling/games/puzzles/check-pack';
import { GAMES } from '@inkling/games/registry';

/**
 * Checks every shipped puzzle: exactly one solution by counting, a proof verified by separate code, its grade,
 * and no duplicates.
 */
export async function run(print: (line: string) => void): Promise<void> {
  let count = 0;
  const started = process.cpuUsage();
  for (const { id, load } of GAMES) {
    const spec = await (await load()).puzzles?.();
    if (!spec) continue;
    const { puzzles, problems } = await checkPack(await spec.pack(), spec);
    for (const { line, code } of problems) print(`${id}, line ${line}: ${code}`);
    if (problems.length > 0) throw new Error(`${problems.length} puzzles of ${id} are not as they should be`);
    print(`${id}: ${puzzles} puzzles, each with one answer, a proof that holds, and its grade`);
    count += puzzles;
  }
  if (count < 2000) throw new Error(`only ${count} puzzles`);
  print(`${count} puzzles checked in ${secondsSince(started)} CPU s`);
  await makeHundred(print);
}

/** Generates a hundred puzzles of the hardest grade, by the usual rules of the first game that has any. */
async function makeHundred(print: (line: string) => void): Promise<void> {
  for (const { load } of GAMES) {
    const spec = await (await load()).puzzles?.();
    const hardest = spec?.sections.find(({ grade }) => grade === 5);
    const game = hardest && (await spec?.open(hardest.rules));
    if (!game) continue;
    const started = process.cpuUsage();
    const random = new RandomStream(seedRandom('a hundred'));
    for (let made = 0; made < 100; made++)
      if (!makeGradedPuzzle(game.shape, 5, random)) throw new Error('no puzzle of the hardest grade');
    print(`100 puzzles of grade 5 by ${game.rules} made in ${secondsSince(started)} CPU s`);
    return;
  }
}

function secondsSince(started: NodeJS.CpuUsage): string {
  const { user, system } = process.cpuUsage(started);
  return ((user + system) / 1e6).toFixed(1);
}
