import type { Reporter, TestModule } from 'vitest/node';

/**
 * Names each test that passed only at its second try. A browser on a busy machine deserves a second try, but
 * the cause is usually a race in the page or in the test and should be looked for.
 */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const late = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => `${module.relativeModuleId}: ${test.fullName}`),
    );
    if (late.length === 0) return;
    console.log(`\nPASSED ONLY AT THE SECOND TRY (${late.length}): look for the race.`);
    for (const name of late) console.log(`  ${name}`);
  }
}
