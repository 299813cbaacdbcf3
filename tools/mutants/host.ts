import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';

/**
 * Runs tests of the scratch copy that it was started in, again and again: starting Vitest for each mutant would
 * take longer than most of the tests. The parent terminates this process when a mutant makes it hang.
 */
export interface HostQuestion {
  /** The file that has changed since the last request, if one has. */
  readonly changed: readonly string[];
  readonly tests: readonly string[];
}

export interface HostAnswer {
  /** The first test that failed, if one did. */
  readonly failed?: string;
  /** The number of tests that neither passed nor failed; 0 if there are no tests at all. */
  readonly incomplete?: number;
}

const root = process.cwd();
const vitest = await createVitest('test', {
  root,
  config: join(root, 'tools/mutants/vitest.config.ts'),
  watch: false,
  reporters: [{}],
});
process.on('message', async (question: HostQuestion) => {
  process.send?.(await answer(vitest, question));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function answer(vitest: Vitest, { changed, tests }: HostQuestion): Promise<HostAnswer> {
  for (const file of changed) vitest.invalidateFile(join(root, file));
  // Failures of earlier runs would count towards the `bail` of this run.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const project = vitest.getProjectByName('unit');
  const specifications = tests.map((test) => project.createSpecification(join(root, test)));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  const all = testModules.flatMap((module) => [...module.children.allTests()]);
  const failed =
    all.find((test) => test.result().state === 'failed')?.fullName ??
    testModules.find((module) => !module.ok())?.relativeModuleId ??
    (unhandledErrors.length > 0 ? String(unhandledErrors[0]) : undefined);
  if (failed !== undefined) return { failed };
  const passed = all.filter((test) => test.result().state === 'passed');
  return passed.length === all.length && all.length > 0 ? {} : { incomplete: all.length - passed.length };
}
