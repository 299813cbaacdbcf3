import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import repository from '../vitest.config.ts';

const root = join(import.meta.dirname, '..');

const [unit] = repository.test?.projects ?? [];
if (typeof unit !== 'object' || !('test' in unit)) throw new Error('the first project is not the unit tests');

/** The settings of the unit tests, for other ways to run them. */
export const unitProject: typeof unit = unit;

/** The unit tests without the long ones, for `npm run unit` during development. `npm test` runs all of them. */
export default defineConfig({
  ...repository,
  root,
  test: {
    ...repository.test,
    projects: [
      {
        ...unit,
        root,
        test: {
          ...unit.test,
          root,
          exclude: [...(unit.test?.exclude ?? []), '**/*.long.test.{ts,tsx}'],
        },
      },
    ],
  },
});
