import { Race } from '../model/race.ts';

const race = new Race();
race.warmUp();

/** Each message lets every runner run for so many milliseconds, and is answered by how far they are. */
self.addEventListener('message', ({ data }: MessageEvent<number>) => {
  self.postMessage(
    race.advance(data, () => performance.now()),
    { transfer: [] },
  );
});
