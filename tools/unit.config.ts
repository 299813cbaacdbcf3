import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import repository from '../vitest.config.ts';
import { unitProject as unit } from './unit-project.ts';

const root = join(import.meta.dirname, '..');

/** The unit tests without those that take long: what `npm run unit` runs while somebody works. `npm test` runs all. */
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
