import { parentPort } from 'node:worker_threads';

/** Blocks the thread during a job, as a real computation does, but without using the CPU. */
parentPort.on('message', ({ request, stop }) => {
  const until = performance.now() + request.ms;
  while (performance.now() < until && Atomics.wait(stop, 0, 0, LOOK_MS) === 'timed-out');
  parentPort.postMessage(request.poison ? { ok: false, reason: 'poison' } : { ok: true }, []);
});

const LOOK_MS = 5;
