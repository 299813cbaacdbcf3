import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * All 531,441 secrets of six places and nine symbols, played by the four heuristics of the literature on all
 * cores, with the ordinary command (`npm run build` first). The totals are our own: those of mmstrat differ
 * because it breaks ties differently.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const strategies = Object.keys(CLAIMS).join();
  const started = performance.now();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [INKLING, 'compare', 'mastermind', '--rules', 'p6c9r', '--strategies', strategies, '--json'],
    { maxBuffer: 2 ** 24 },
  );
  const seconds = (performance.now() - started) / 1000;
  const { rows } = JSON.parse(stdout) as { readonly rows: readonly Row[] };
  for (const { strategy, total, average, histogram } of rows)
    print(`p6c9r ${strategy}: ${total} in all, ${average.toFixed(4)} on average, ${histogram.join('/')}`);
  print(`played in ${seconds.toFixed(0)} s`);
  const wrong = rows.filter(({ strategy, total }) => CLAIMS[strategy] !== total);
  if (wrong.length > 0 || rows.length !== Object.keys(CLAIMS).length)
    throw new Error(`not as claimed: ${wrong.map(({ strategy, total }) => `${strategy} ${total}`).join()}`);
}

const INKLING = join(import.meta.dirname, '../../apps/cli/bin/inkling.js');
const CLAIMS: Readonly<Record<string, number>> = {
  knuth: 3417414,
  expected: 3346126,
  entropy: 3338805,
  parts: 3418761,
};

interface Row {
  readonly strategy: string;
  readonly total: number;
  readonly average: number;
  readonly histogram: readonly number[];
}
