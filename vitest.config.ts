import { defineConfig } from 'vitest/config';
import { CpuTimeReporter } from './tools/cpu-time-reporter.ts';
import { LongestFirst } from './tools/longest-first.ts';
import { settingsInCacheKey } from './tools/module-cache.ts';
import { SecondTries } from './tools/second-tries.ts';

/** Only our own condition: `import` or `module` here would also apply to `require` and break CommonJS packages. */
const conditions = ['@inkling/source', 'node'];

const INTEGRATION = '{packages,apps}/*/src/**/*.integration.test.ts';

/**
 * `unit` runs from source (`tools/unit.config.ts` leaves out the long tests); `integration` uses real servers,
 * processes and clocks; `built` needs `npm run build` and a browser. The last two share their workers, so that
 * no core is idle while one of them finishes.
 */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [settingsInCacheKey(import.meta.dirname)],
  test: {
    experimental: { fsModuleCache: true },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Only a guard against hanging: the default of one second is too short for a busy machine.
    expect: { poll: { timeout: 60_000 } },
    // For two cores: many files wait for servers, pages and processes.
    maxWorkers: 4,
    // Tests of a page that may run concurrently share its browser.
    maxConcurrency: 3,
    sequence: { sequencer: LongestFirst },
    globalSetup: ['tools/folder-of-run.ts'],
    setupFiles: ['tools/record-cpu-time.ts'],
    reporters: ['default', new CpuTimeReporter(), new SecondTries()],
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
          // These hardly wait, and every worker loads the sources itself. They run first because they show
          // errors soonest.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
          // Files of one worker share their imports: loading them anew for each file takes longer than most
          // files run.
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
