import { existsSync, readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    processorSeconds?: number;
  }
}

/** A worker outlives its files where they are not isolated, and so must this. */
const earlier = globalThis as { processorSecondsSpent?: number };

// oxlint-disable no-empty-pattern
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures a hook wants from this pattern.
afterAll(({}, file) => {
  const all = processorSeconds();
  file.meta.processorSeconds = all - (earlier.processorSecondsSpent ?? 0);
  earlier.processorSecondsSpent = all;
});

/** Of this process since it began and, where the system tells it, of its children that have ended. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6 + childrenSeconds();
}

function childrenSeconds(): number {
  if (!existsSync('/proc/self/stat')) return 0;
  const stat = readFileSync('/proc/self/stat', 'utf8');
  // After the name, which may have spaces: state is field 3, cutime and cstime are 16 and 17, in hundredths.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}
