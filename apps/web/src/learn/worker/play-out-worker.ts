import type { Code } from '@inkling/core/feedback';
import { type PlayedOut, playOut } from '../session/play-out.ts';

/** Plays out one first guess and tells of each branch. It is stopped by ending the thread. */
self.addEventListener('message', ({ data }: MessageEvent<Code>) => {
  const work = playOut(data);
  for (let step = work.next(); ; step = work.next()) {
    post(step.value);
    if (step.done) return;
  }
});

function post(tree: PlayedOut): void {
  self.postMessage(tree, { transfer: [] });
}
