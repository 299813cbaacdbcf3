import repository from '../vitest.config.ts';

const [project] = repository.test?.projects ?? [];
if (typeof project !== 'object' || !('test' in project))
  throw new Error('the first project is not the unit tests');

/** The settings of the unit tests, for those who run them otherwise. */
export const unitProject: typeof project = project;
