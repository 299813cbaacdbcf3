import type { Statistics } from '@inkling/games/mastermind/analysis/statistics';
import { runTask, tasksOf } from '../../../shell/worker/task.ts';

/** Bits that turns were worth, added up in a worker. Returns what stops it; `onDone` gets `undefined` when it broke. */
export function countBits(
  texts: readonly string[],
  onDone: (statistics: Statistics | undefined) => void,
): () => void {
  return runTask(startCounting, texts, onDone);
}

const startCounting = tasksOf<readonly string[], Statistics>(
  () => new Worker(new URL('./statistics-worker.ts', import.meta.url), { type: 'module' }),
);
