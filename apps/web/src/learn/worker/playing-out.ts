import type { Code } from '@inkling/core/feedback';
import type { PlayedOut } from '../session/play-out.ts';

/** Plays out in a worker of its own; returns what stops it. `onTree` gets `undefined` when it broke. */
export function playOutApart(guess: Code, onTree: (tree: PlayedOut | undefined) => void): () => void {
  const worker = new Worker(new URL('./play-out-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PlayedOut>) => {
    onTree(data);
    if (data.isOver) worker.terminate();
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onTree(undefined);
  });
  worker.postMessage(Array.from(guess), { transfer: [] });
  return () => worker.terminate();
}
