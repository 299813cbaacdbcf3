import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { Claims, makeClaimsMemory } from '@inkling/deduction/optimum/claims';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { makeTableMemory, SharedTranspositionTable } from '@inkling/deduction/optimum/shared-table';
import { SearchHelpers } from '@inkling/jobs/proof/search-helpers';
import { makeRules, parseRules } from 'inkling';

/**
 * The gain from a second thread in the search for an optimum. `by turns` runs both searches alternately in this
 * thread and counts the answers read until one is done, which does not depend on the load of the machine. Then
 * real threads, in wall-clock seconds, compared with the most that two cores of this machine can give: two
 * simultaneous programs that share nothing. THREADS_RULES selects the game.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const rules = parseRules(process.env['THREADS_RULES'] ?? 'p4c8r');
  if (!rules.ok) throw new Error(rules.error.code);
  const game = listCodeProblem(rules.value);
  if (!game.ok) throw new Error(game.error);
  const { problem, symmetry } = game.value;
  const alone = new OptimalSearch(problem, { symmetry }).advance(Number.POSITIVE_INFINITY);
  print(`alone: ${alone.upper}, ${million(alone.work)} million answers read`);
  const [table, claims] = [makeTableMemory(MEMORY_BYTES), makeClaimsMemory()];
  const pair = [0, 1].map(() => {
    const shared = { table: new SharedTranspositionTable(table), claims: new Claims(claims) };
    return new OptimalSearch(problem, { symmetry, ...shared });
  });
  while (pair.every((search) => !search.status().done))
    for (const search of pair) search.advance(Number.POSITIVE_INFINITY, SLICE);
  const works = pair.map((search) => search.status().work);
  const gain = alone.work / Math.max(...works);
  print(`two by turns: ${works.map(million).join(' and ')} million, ${gain.toFixed(2)} × the speed`);
  const spec = { game: { game: 'mastermind', rules: rules.value }, rules: '', depthMax: 255 } as const;
  for (const threads of [1, 2, 1, 2]) {
    const begun = performance.now();
    const helpers = threads > 1 ? new SearchHelpers(spec, threads - 1) : undefined;
    new OptimalSearch(problem, { symmetry, ...helpers?.shared }).advance(Number.POSITIVE_INFINITY);
    await helpers?.close();
    print(
      `${threads} ${threads > 1 ? 'threads' : 'thread'}: ${((performance.now() - begun) / 1000).toFixed(2)} s`,
    );
  }
  const single = await wallOf(1, makeRules(rules.value));
  const both = await wallOf(2, makeRules(rules.value));
  print(
    `one program: ${single.toFixed(2)} s; two that share nothing: ${both.toFixed(2)} s, ` +
      `${((2 * single) / both).toFixed(2)} × the speed`,
  );
}

/** Seconds until this many programs, started together, have each found the optimum. */
async function wallOf(programs: number, rules: string): Promise<number> {
  const begun = performance.now();
  const words = [PROGRAM, 'optimal', 'mastermind', '--rules', rules, '--json'];
  await Promise.all(
    Array.from({ length: programs }, async () => {
      const program = spawn(process.execPath, words, { stdio: 'ignore' });
      const code = await new Promise((resolve) => program.on('exit', resolve));
      if (code !== 0) throw new Error(`inkling ended with ${code}`);
    }),
  );
  return (performance.now() - begun) / 1000;
}

const PROGRAM = join(import.meta.dirname, '../apps/cli/bin/inkling.js');
const million = (work: number): string => (work / 1e6).toFixed(0);
const MEMORY_BYTES = 2 ** 28;
const SLICE = 2 ** 20;
