import { describe, expect, it } from 'vitest';
import type { Answered, Asked } from './protocol.ts';
import { CRASHES_MAX, type StartThread, WorkerClient } from './worker-client.ts';

interface Sums {
  readonly double: { readonly ask: number; readonly answer: number };
  readonly halve: { readonly ask: number; readonly answer: number };
}

/** Fake threads that answer on demand. */
function bench() {
  const threads: {
    asked: Asked<Sums>[];
    answer: (answered: Answered<Sums>) => void;
    crash: () => void;
    stopped: boolean;
  }[] = [];
  const start: StartThread<Sums> = (answer, crash) => {
    const thread = { asked: [] as Asked<Sums>[], answer, crash, stopped: false };
    threads.push(thread);
    return {
      ask: (asked) => thread.asked.push(asked),
      stop: () => {
        thread.stopped = true;
      },
    };
  };
  return { threads, start };
}

describe('a worker client', () => {
  it('starts its worker with the first question, and never after it is closed', async () => {
    const { threads, start } = bench();
    const client = new WorkerClient(start, () => undefined);
    client.interrupt();
    expect(threads).toHaveLength(0);
    const open = client.ask('double', 1);
    void client.ask('halve', 2);
    expect(threads).toHaveLength(1);
    client.close();
    expect(threads[0]!.stopped).toBe(true);
    expect([await open, await client.ask('double', 1)]).toEqual([undefined, undefined]);
    expect(threads).toHaveLength(1);
  });

  it('answers the latest question of a kind, and drops older ones', async () => {
    const { threads, start } = bench();
    const client = new WorkerClient(start, () => undefined);
    const first = client.ask('double', 3);
    const second = client.ask('double', 4);
    const [one, two] = threads[0]!.asked;
    threads[0]!.answer({ id: two!.id, answer: 8 });
    threads[0]!.answer({ id: one!.id, answer: 6 });
    expect([await first, await second]).toEqual([undefined, 8]);
  });

  it('interrupts running work, and starts another worker with the next question', async () => {
    const { threads, start } = bench();
    const client = new WorkerClient(start, () => undefined);
    const broken = client.ask('double', 1);
    client.interrupt();
    client.interrupt();
    expect(await broken).toBeUndefined();
    expect(threads.map(({ stopped }) => stopped)).toEqual([true]);
    const next = client.ask('double', 2);
    expect(threads.map(({ stopped }) => stopped)).toEqual([true, false]);
    threads[0]!.answer({ id: threads[1]!.asked[0]!.id + 1, answer: 2 });
    threads[1]!.answer({ id: threads[1]!.asked[0]!.id, answer: 4 });
    expect(await next).toBe(4);
  });

  it('restarts after a crash, repeats open questions, and gives up after too many crashes', async () => {
    const { threads, start } = bench();
    const troubles: string[] = [];
    const client = new WorkerClient(start, (trouble) => troubles.push(trouble));
    const open = client.ask('double', 1);
    for (let crash = 0; crash < CRASHES_MAX; crash++) threads.at(-1)!.crash();
    expect(threads).toHaveLength(CRASHES_MAX + 1);
    expect(threads.every(({ asked }) => asked.length === 1)).toBe(true);
    expect(threads.slice(0, -1).every(({ stopped }) => stopped)).toBe(true);
    threads[0]!.crash();
    expect(threads).toHaveLength(CRASHES_MAX + 1);
    threads.at(-1)!.crash();
    expect(await open).toBeUndefined();
    expect(await client.ask('halve', 2)).toBeUndefined();
    expect(threads).toHaveLength(CRASHES_MAX + 1);
    expect(troubles).toEqual([...Array.from({ length: CRASHES_MAX }, () => 'restarted'), 'stopped']);
  });
});
