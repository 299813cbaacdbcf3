import { onlyProject } from './one-project.ts';

/** The browser tests of `npm test`, except that they look at every page at every width, by day and by night. */
export default onlyProject('built', () => ({
  name: 'looks',
  include: ['tests/built/web/**/*.test.ts'],
  env: { INKLING_EVERY_LOOK: '1' },
}));
