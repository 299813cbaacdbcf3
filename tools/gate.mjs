import { pathToFileURL } from 'node:url';
import { bin, run } from './step.mjs';

/** Everything that is checked without running the product: seconds, and before every commit. */
export function gate() {
  run('compile', bin('tsc'), ['--build']);
  run('compile tests and tools', bin('tsc'), ['--project', 'tsconfig.tests.json']);
  run('format and lint', bin('biome'), ['check', '--error-on-warnings', '.']);
  run('lint', bin('oxlint'), ['--deny-warnings', '--quiet']);
  run('games are named in their own folders', process.execPath, ['tools/game-names.mjs']);
  run('folders form no circle', process.execPath, ['tools/folder-cycles.mjs']);
  run('no test looks at the clock', process.execPath, ['tools/clock-in-tests.mjs']);
  run('import directions', bin('depcruise'), ['--output-type', 'err', 'packages', 'apps']);
  run('dead code', bin('knip'), []);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) gate();
