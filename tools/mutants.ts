import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Mutant } from './mutants/mutant.ts';
import { ROOMS } from './mutants/rooms.ts';
import { projectFiles } from './mutants/scratch.ts';
import { TestHost } from './mutants/test-host.ts';
import { batchesOf, tryBatch, type Verdict } from './mutants/trial.ts';

/**
 * `npm run mutants` applies every mutant of `tools/mutants/rooms` to a copy of the sources and runs the tests
 * that must notice it; `npm run mutants -- TEXT…` only those whose room, file or description contains one of
 * the texts. Exits with 1 if a mutant survives that is not marked as equivalent, or if one cannot be applied.
 */
const root = join(import.meta.dirname, '..');
const filters = process.argv.slice(2).map((text) => text.toLowerCase());
const mutants = Object.entries(ROOMS).flatMap(([room, list]) =>
  list.filter(({ file, breaks }) => {
    const facts = `${room} ${file} ${breaks}`.toLowerCase();
    return filters.length === 0 || filters.some((text) => facts.includes(text));
  }),
);
const files = projectFiles(root);
const batches = [...batchesOf(mutants)];
const hosts: TestHost[] = [];
const bad: string[] = [];
let count = 0;
let killed = 0;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const host of hosts) host.close();
    console.log(`\nStopped after ${count} of ${mutants.length} mutants.`);
    process.exit(130);
  });

if (mutants.length === 0) {
  console.error(`No mutant fits ${filters.join(', ')}.`);
  process.exitCode = 2;
} else {
  console.log(`${mutants.length} mutants`);
  try {
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), batches.length) }, work));
  } finally {
    for (const host of hosts) host.close();
  }
  console.log(`\n${killed} of ${mutants.length} killed, ${mutants.length - killed - bad.length} equivalent.`);
  for (const line of bad) console.log(line);
  process.exitCode = bad.length > 0 ? 1 : 0;
}

async function work(): Promise<void> {
  const host = new TestHost(root, files);
  hosts.push(host);
  for (let batch = batches.shift(); batch; batch = batches.shift())
    for await (const [mutant, verdict] of tryBatch(root, files, host, batch)) tell(mutant, verdict);
}

function tell({ file, breaks }: Mutant, verdict: Verdict): void {
  const line = `${verdict.kind.padEnd(14)} ${file}: ${breaks}`;
  if (verdict.kind === 'killed') killed++;
  else if (verdict.kind !== 'equivalent') bad.push(line);
  console.log(`${`${++count}`.padStart(4)} ${line}${reason(verdict)}`);
}

function reason(verdict: Verdict): string {
  if ('by' in verdict) return `\n${' '.repeat(20)}${verdict.by}`;
  return 'why' in verdict ? `\n${' '.repeat(20)}${verdict.why}` : '';
}
