import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The slowest files, the slowest first within each kind; every run prints those with the most CPU time. Tests
 * of storage engines mostly wait, so each is placed next to one that does not.
 */
const LONGEST = [
  'apps/server/src/secrecy.long.test.ts',
  'packages/inkling/src/optimal/search-state.long.test.ts',
  'apps/cli/src/verbs/optimal/optimal.long.test.ts',
  'packages/codes/src/strategies/states/machine.long.test.ts',
  'apps/web/src/games/mastermind/controller/breaker.long.test.ts',
  'apps/server/src/model.long.test.ts',
  'apps/cli/src/verbs/optimal/prove.long.test.ts',
  'packages/jobs/src/engine/redis-engine.integration.test.ts',
  'tests/built/adding-a-game.test.ts',
  'packages/jobs/src/engine/postgres-engine.integration.test.ts',
  'tests/built/web/pseudo.test.ts',
  'packages/jobs/src/engine/local-engine.integration.test.ts',
  'packages/jobs/src/engine/postgres-roles.integration.test.ts',
  'apps/server/src/store/store.integration.test.ts',
  'apps/server/src/rooms/several-servers.integration.test.ts',
  'apps/server/src/daily/score-repository.integration.test.ts',
  'tests/built/web/trouble.test.ts',
  'tests/built/web/online.test.ts',
  'tests/built/package.test.ts',
  'tests/built/web/review.test.ts',
  'tests/built/web/lab.test.ts',
  'tests/built/web/word-solver.test.ts',
  'tests/built/web/languages.test.ts',
  'tests/built/web/access.test.ts',
  'tests/built/web/daily.test.ts',
  'tests/built/web/online-guests.test.ts',
  'tests/built/web/classroom.test.ts',
  'tests/built/web/word-looks.test.ts',
  'tests/built/web/hands.test.ts',
  'tests/built/web/home.test.ts',
  'tests/built/web/goldens.test.ts',
  'tests/built/web/word.test.ts',
  'tests/built/crash.test.ts',
  'tests/built/cli.test.ts',
  'tests/built/cli-optimal.test.ts',
  'tests/built/docs.test.ts',
];

/**
 * Starts with the slowest files, so that no core ends up alone with one of them. The list is fixed because a
 * fresh clone has no timings to sort by.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? LONGEST.length : at;
    };
    // Unit tests first: they share loaded modules within a worker, and are the first to show what is wrong.
    const order = ({ project }: TestSpecification) => (project.name === 'unit' ? 0 : 1);
    // oxlint-disable-next-line no-array-sort -- a sequencer's method, not an array's
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => order(a) - order(b) || rank(a) - rank(b));
  }
}
