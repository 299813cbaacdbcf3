import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import repository from '../vitest.config.ts';

const root = join(import.meta.dirname, '..');
const built = repository.test?.projects?.find(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'built',
);
if (typeof built !== 'object' || !('test' in built)) throw new Error('no project is called built');

/** The browser tests of `npm test`, except that they look at every page at every width, by day and by night. */
export default defineConfig({
  ...repository,
  root,
  test: {
    ...repository.test,
    projects: [
      {
        ...built,
        root,
        test: {
          ...built.test,
          root,
          name: 'looks',
          include: ['tests/built/web/**/*.test.ts'],
          env: { INKLING_EVERY_LOOK: '1' },
        },
      },
    ],
  },
});
