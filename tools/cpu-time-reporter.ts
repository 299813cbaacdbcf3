import type { Reporter, TestModule } from 'vitest/node';

/**
 * Reports the test files with the most CPU time: wall-clock time says more about the machine's other work than
 * about a test.
 */
export class CpuTimeReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules
      .map((module) => ({ name: module.relativeModuleId, seconds: module.meta().processorSeconds ?? 0 }))
      .toSorted((a, b) => b.seconds - a.seconds);
    const sum = times.reduce((total, { seconds }) => total + seconds, 0);
    const count = process.env['INKLING_TIMES'] ? times.length : 10;
    console.log(`\nProcessor time of ${times.length} files: ${sum.toFixed(0)} s`);
    for (const { name, seconds } of times.slice(0, count))
      console.log(`${seconds.toFixed(1).padStart(7)}  ${name}`);
  }
}
