import { join } from 'node:path';
import { onlyProject } from '../one-project.ts';

/** The unit tests as usual, except that the first failure ends the run. */
export default onlyProject(
  'unit',
  () => ({ isolate: true, setupFiles: [join(import.meta.dirname, 'first-failure.ts')] }),
  {
    bail: 1,
    // Mutants are applied while Vitest runs, but its module cache checks only once whether a file has changed.
    experimental: { fsModuleCache: false },
    maxWorkers: 1,
  },
);
