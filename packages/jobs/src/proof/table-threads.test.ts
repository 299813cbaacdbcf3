import { once } from 'node:events';
import { makeTableMemory } from '@inkling/deduction/optimum/shared-table';
import { expect, it, vi } from 'vitest';
import { startThread } from '../engine/threads.ts';
import { type Hammered, type HammerRequest, hammerTable } from '../testing/table-hammer.ts';

const THREAD = new URL('../testing/table-thread.ts', import.meta.url);

it('a table that four threads use simultaneously never returns a false bound', async () => {
  const order = {
    memory: makeTableMemory(0),
    gate: new Int32Array(new SharedArrayBuffer(4)),
    hands: 4,
    steps: 20_000,
  };
  const threads = ['one', 'two', 'three'].map((seed) =>
    startThread(THREAD, { ...order, seed } satisfies HammerRequest),
  );
  const replies = threads.map(async (thread) => (await once(thread, 'message'))[0] as Hammered);
  await vi.waitUntil(() => Atomics.load(order.gate, 0) === threads.length, { timeout: 60_000, interval: 5 });
  const own = hammerTable({ ...order, seed: 'four' });
  const all = [own, ...(await Promise.all(replies))];
  await Promise.all(threads.map((thread) => thread.terminate()));
  expect(all.map((hand) => hand.false)).toEqual([0, 0, 0, 0]);
  for (const { found } of all) expect(found).toBeGreaterThan(order.steps / 100);
});
