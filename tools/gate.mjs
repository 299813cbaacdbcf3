import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { bin, run, runTogether } from './step.mjs';

/** Runs every check that does not run the product: takes seconds, and runs before every commit. */
export async function gate() {
  run('compile', bin('tsc'), ['--build']);
  await runTogether(CHECKS);
}

/**
 * Runs the same checks on compiled sources, one after the other and at low priority, so that they use the time
 * that the tests leave.
 */
export function checkBesideTests() {
  return runTogether(CHECKS, { atOnce: 1, priority: constants.priority.PRIORITY_BELOW_NORMAL });
}

const CHECKS = [
  ['compile tests and tools', bin('tsc'), ['--project', 'tsconfig.tests.json']],
  ['dead code', bin('knip'), []],
  ['import directions', bin('depcruise'), ['--output-type', 'err', 'packages', 'apps']],
  ['format and lint', bin('biome'), ['check', '--error-on-warnings', '.']],
  ['lint', bin('oxlint'), ['--deny-warnings', '--quiet']],
  ['games are named in their own folders', process.execPath, ['tools/game-names.mjs']],
  ['folders form no circle', process.execPath, ['tools/folder-cycles.mjs']],
  ['no test looks at the clock', process.execPath, ['tools/clock-in-tests.mjs']],
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await gate();
