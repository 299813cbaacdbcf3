import { parentPort } from 'node:worker_threads';
import type { ThreadReply, ThreadRequest } from '../engine/threads.ts';
import { type Errand, factsOf } from './errand.ts';

/** Computes without a pause, as a kernel does, then gives the facts of its errand. */
parentPort?.on('message', ({ request, stop }: ThreadRequest) => {
  const errand = request as Errand;
  const until = performance.now() + errand.ms;
  while (performance.now() < until && Atomics.load(stop, 0) === 0);
  const reply: ThreadReply = errand.poison
    ? { ok: false, reason: 'poison' }
    : { ok: true, value: { facts: factsOf(errand.n), nodes: 1 } };
  parentPort?.postMessage(reply, []);
});
