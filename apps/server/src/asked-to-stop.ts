/** Why a server ends: the signal, or that the process which started it and kept a channel to it is gone. */
export type StopReason = 'SIGINT' | 'SIGTERM' | 'starter-gone';

/** What this needs of a process. `connected` is undefined where it was started without a channel, as supervisors do. */
export interface StoppableProcess {
  readonly connected?: boolean;
  on(event: 'SIGINT' | 'SIGTERM' | 'disconnect', listener: () => void): unknown;
}

/**
 * Calls back once, however often and in how many ways the server is asked. Ctrl-C reaches it twice, from the terminal and
 * from `inkling serve`, which passes signals on; the second one must not cut off what the first one waits for. A channel
 * closes in whatever way its other end ends, on every system, so no server outlives the `inkling serve` that was killed.
 */
export function whenAskedToStop(process: StoppableProcess, stop: (why: StopReason) => void): void {
  let isAsked = false;
  const ask = (why: StopReason) => () => {
    if (isAsked) return;
    isAsked = true;
    stop(why);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ask(signal));
  process.on('disconnect', ask('starter-gone'));
  // It closed before anybody listened.
  if (process.connected === false) ask('starter-gone')();
}
