import { readdirSync, readFileSync } from 'node:fs';
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    processorSeconds?: number;
  }
}

/** A worker outlives its files if they are not isolated, so this state must too. */
const earlier = globalThis as { processorSecondsSpent?: number };

// oxlint-disable no-empty-pattern
// biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures a hook wants from this pattern.
afterAll(({}, file) => {
  const all = processorSeconds();
  // CPU time counted so far is lost when a grandchild exits without its parent.
  file.meta.processorSeconds = Math.max(0, all - (earlier.processorSecondsSpent ?? 0));
  earlier.processorSecondsSpent = all;
});

/**
 * CPU seconds of this process since it began and, if the system reports them, of all processes that it started,
 * including browsers and servers.
 */
function processorSeconds(): number {
  const known = new Map(processes().map((one) => [one.id, one]));
  if (!known.has(process.pid)) {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }
  const isOurs = (id: number): boolean =>
    id === process.pid || (id > 1 && isOurs(known.get(id)?.parent ?? 0));
  return [...known.values()].reduce((sum, { id, seconds }) => (isOurs(id) ? sum + seconds : sum), 0);
}

interface Running {
  readonly id: number;
  readonly parent: number;
  /** Includes its children that have exited. */
  readonly seconds: number;
}

function processes(): readonly Running[] {
  return namesIn('/proc').flatMap((name) => {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (stat === undefined) return [];
    // The fields after the name, which may contain spaces: the parent is field 4; utime, stime, cutime and
    // cstime are fields 14 to 17, in hundredths of a second.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [{ id: Number(name), parent: Number(fields[1]), seconds: ticks / 100 }];
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Returns `undefined` for a process that has exited in the meantime. */
function statOf(id: string): string | undefined {
  try {
    return readFileSync(`/proc/${id}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}
