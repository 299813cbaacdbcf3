import type { RaceState } from '../session/race.ts';

/** A race in a thread of its own. */
export interface RaceThread {
  /** Lets every runner run for so many milliseconds. */
  advance(slice: number): void;
  stop(): void;
}

/** `onState` answers each advance; it gets `undefined` when the thread broke. */
export function raceApart(onState: (state: RaceState | undefined) => void): RaceThread {
  const worker = new Worker(new URL('./race-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<RaceState>) => onState(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    worker.terminate();
    onState(undefined);
  });
  return {
    advance: (slice) => worker.postMessage(slice, { transfer: [] }),
    stop: () => worker.terminate(),
  };
}
