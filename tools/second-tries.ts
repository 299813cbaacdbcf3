import type { Reporter, TestModule } from 'vitest/node';

/**
 * Reports each test that passed only on its second attempt, and why the first one failed. A browser on a busy
 * machine deserves a second attempt, but the cause is usually a race in the page or in the test and should be
 * investigated.
 */
export class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const late = modules.flatMap((module) =>
      [...module.children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => ({
          name: `${module.relativeModuleId}: ${test.fullName}`,
          errors: test.result().errors ?? [],
        })),
    );
    if (late.length === 0) return;
    console.log(`\nPASSED ONLY AT THE SECOND TRY (${late.length}): look for the race.`);
    for (const { name, errors } of late) {
      console.log(`  ${name}`);
      for (const { message, stacks = [] } of errors) {
        console.log(`    ${message.replaceAll('\n', '\n    ')}`);
        for (const { file, line } of stacks.slice(0, STACK_SHOWN)) console.log(`      at ${file}:${line}`);
      }
    }
  }
}

const STACK_SHOWN = 3;
