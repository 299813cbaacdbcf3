import { setTimeout as sleep } from 'node:timers/promises';
import { Caller, type ServerProcess } from '../server-process.ts';
import { SteadyWriter } from './steady-writer.ts';

/** Guests who play while something goes wrong, and what happened to their moves. */
export interface Drill {
  readonly acknowledged: number;
  /** The number of repeated requests, by the response that made them necessary. */
  readonly refusals: ReadonlyMap<string, number>;
}

/** Plays until `trouble` is over. The returned `check` then verifies that a server, old or new, knows every move. */
export async function playThrough(
  ports: readonly number[],
  trouble: (played: () => number) => Promise<void>,
): Promise<{ readonly drill: Drill; check(port: number): Promise<void> }> {
  const guest = new Caller(ports[0] as number);
  await guest.begin();
  guest.close();
  const writers = Array.from({ length: WRITERS }, (_, n) => new SteadyWriter(ports, guest.token, `w${n}`));
  const played = () => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  const state = { isOver: false };
  const writing = Promise.all(writers.map((writer) => writer.write(() => state.isOver)));
  await Promise.race([trouble(played), writing]);
  state.isOver = true;
  await writing;
  const refusals = new Map<string, number>();
  for (const writer of writers)
    for (const [what, times] of writer.refusals) refusals.set(what, (refusals.get(what) ?? 0) + times);
  return {
    drill: { acknowledged: played(), refusals },
    async check(port) {
      for (const writer of writers) await writer.check(port);
    },
  };
}

const WRITERS = 8;

/** Waits until this many more moves are acknowledged. */
export async function moves(played: () => number, more: number): Promise<void> {
  const wanted = played() + more;
  while (played() < wanted) await sleep(LOOK_MS);
}

/** Waits until nothing has been acknowledged for a moment. */
export async function standstill(played: () => number): Promise<void> {
  for (let last = -1; last !== played(); ) {
    last = played();
    await sleep(STILL_MS);
  }
}

const LOOK_MS = 10;
const STILL_MS = 500;

export async function isReady({ port }: Pick<ServerProcess, 'port'>): Promise<boolean> {
  const caller = new Caller(port);
  const { status } = await caller.call('GET', '/ready');
  caller.close();
  return status === 200;
}
