import { readdirSync, readFileSync } from 'node:fs';

/**
 * CPU milliseconds of a process so far: of its main thread, and of all its other threads. `threadTime` returns
 * `undefined` if the system does not report them.
 */
export interface ThreadTime {
  readonly mainMs: number;
  readonly othersMs: number;
}

export function threadTime(pid: number): ThreadTime | undefined {
  try {
    const spent = (thread: string) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
    const others = readdirSync(`/proc/${pid}/task`).filter((thread) => thread !== `${pid}`);
    return { mainMs: spent(`${pid}`), othersMs: others.reduce((sum, thread) => sum + spent(thread), 0) };
  } catch {
    return undefined;
  }
}

export function timeBetween(
  from: ThreadTime | undefined,
  to: ThreadTime | undefined,
): ThreadTime | undefined {
  if (!from || !to) return undefined;
  return { mainMs: to.mainMs - from.mainMs, othersMs: to.othersMs - from.othersMs };
}
