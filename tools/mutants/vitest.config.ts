import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import repository from '../../vitest.config.ts';
import { unitProject as unit } from '../unit.config.ts';

const root = join(import.meta.dirname, '../..');

/** The unit tests as usual, except that the first failure ends the run. */
export default defineConfig({
  ...repository,
  root,
  test: {
    ...repository.test,
    bail: 1,
    // A mutant is planted while Vitest runs, which looks only once whether a file is as it was.
    experimental: { fsModuleCache: false },
    maxWorkers: 1,
    projects: [
      {
        ...unit,
        root,
        test: {
          ...unit.test,
          root,
          isolate: true,
          setupFiles: [join(import.meta.dirname, 'first-failure.ts')],
        },
      },
    ],
  },
});
