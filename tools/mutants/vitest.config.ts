import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import house from '../../vitest.config.ts';

const root = join(import.meta.dirname, '../..');
const [unit] = house.test?.projects ?? [];
if (typeof unit !== 'object' || !('test' in unit)) throw new Error('the first project is not the unit tests');

/** The unit tests as they are, but the first failure ends everything. */
export default defineConfig({
  ...house,
  root,
  test: {
    ...house.test,
    bail: 1,
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
