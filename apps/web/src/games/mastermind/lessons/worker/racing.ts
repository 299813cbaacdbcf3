import type { RaceThread } from '../controllers/evaluators-controller.ts';
import type { RaceState } from '../model/race.ts';

/** Races in a worker. `onState` answers each advance; it gets `undefined` when the worker broke. */
export function openRace(onState: (state: RaceState | undefined) => void): RaceThread {
  const worker = new Worker(new URL('./race-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<RaceState>) => onState(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    onState(undefined);
  });
  return {
    advance: (slice) => worker.postMessage(slice, { transfer: [] }),
    stop: () => worker.terminate(),
  };
}
