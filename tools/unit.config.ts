import { onlyProject } from './one-project.ts';

/** The unit tests without the long ones, for `npm run unit` during development. `npm test` runs all of them. */
export default onlyProject('unit', ({ exclude = [] }) => ({
  exclude: [...exclude, '**/*.long.test.{ts,tsx}'],
}));
