import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/longest-first.ts';
import { settingsInCacheKey } from './tools/module-cache.ts';
import { ProcessorTimes } from './tools/processor-times.ts';
import { SecondTries } from './tools/second-tries.ts';

/** Only ours: `import` or `module` here would also reach `require` and break CommonJS packages. */
const conditions = ['@inkling/source', 'node'];

const INTEGRATION = '{packages,apps}/*/src/**/*.integration.test.ts';

/**
 * `unit` runs from source (`tools/unit.config.ts` leaves the long ones out); `integration` has real servers, processes and clocks; `built` needs `npm run build`
 * and a browser. The last two share their workers, so that no core is left while one kind ends.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [settingsInCacheKey(import.meta.dirname)],
  test: {
    experimental: { fsModuleCache: true },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A guard against hanging: the default of a second is short for a busy machine.
    expect: { poll: { timeout: 60_000 } },
    // On two cores: many files wait for servers, pages and processes.
    maxWorkers: 4,
    // Tests of a page that may go at once share its browser.
    maxConcurrency: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tools/folder-of-run.ts'],
    setupFiles: ['tools/processor-time.ts'],
    reporters: ['default', new ProcessorTimes(), new SecondTries()],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/*/src/**/*.test.{ts,tsx}',
            'tests/unit/**/*.test.ts',
          ],
          exclude: [INTEGRATION],
          // These hardly wait, and every worker loads the sources for itself. First, because they tell soonest what is wrong.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
          // Files of one worker share what they import: to load it anew for each takes longer than most of them run.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: [INTEGRATION],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          retry: 1,
          sequence: { groupOrder: 1 },
          // The files of a worker share a browser.
          isolate: false,
        },
      },
    ],
  },
});
