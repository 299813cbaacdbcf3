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
    // Mutants are applied while Vitest runs, but its module cache checks only once whether a file has changed.
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
