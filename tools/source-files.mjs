import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './step.mjs';

/** Lists the production sources of packages and apps: no tests, no test helpers, nothing generated. */
export function sourceFiles(ending = /\.tsx?$/) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages', 'apps'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => /^[^/]+\/[^/]+\/src\//.test(file) && ending.test(file))
    .filter((file) => !/\.test\.tsx?$|\/testing\/|\/generated\/|\.d\.ts$/.test(file))
    .filter((file) => existsSync(join(ROOT, file)));
}
