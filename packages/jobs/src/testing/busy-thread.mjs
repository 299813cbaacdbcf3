import { parentPort } from 'node:worker_threads';

/** Hears nothing while it works, as a kernel does, but costs the machine that runs the tests nothing. */
parentPort.on('message', ({ request, stop }) => {
  const until = performance.now() + request.ms;
  while (performance.now() < until && Atomics.wait(stop, 0, 0, LOOK_MS) === 'timed-out');
  parentPort.postMessage(request.poison ? { ok: false, reason: 'poison' } : { ok: true }, []);
});

const LOOK_MS = 5;
