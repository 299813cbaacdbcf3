/** Why a server stops: a signal, or the process that started it, with a channel to it, has exited. */
export type StopReason = 'SIGINT' | 'SIGTERM' | 'starter-gone';

/**
 * The part of a process that `onStopRequest` needs. `connected` is undefined if the process was started without a
 * channel, as supervisors do.
 */
export interface StoppableProcess {
  readonly connected?: boolean;
  on(event: 'SIGINT' | 'SIGTERM' | 'disconnect', listener: () => void): unknown;
}

/**
 * Calls `stop` exactly once, however many stop requests arrive. Ctrl-C arrives twice, from the terminal and from
 * `inkling serve`, which forwards signals; the second one must not interrupt the shutdown that the first one started.
 * On every system a channel closes however its other end exits, so no server outlives an `inkling serve` that was
 * killed.
 */
export function onStopRequest(process: StoppableProcess, stop: (why: StopReason) => void): void {
  let isAsked = false;
  const ask = (why: StopReason) => () => {
    if (isAsked) return;
    isAsked = true;
    stop(why);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, ask(signal));
  process.on('disconnect', ask('starter-gone'));
  // The channel closed before we could listen for that.
  if (process.connected === false) ask('starter-gone')();
}
