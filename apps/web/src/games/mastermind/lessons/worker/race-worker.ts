import { Race } from '../model/race.ts';

const race = new Race();
race.warmUp();

/** Each message is a number of milliseconds for every runner to run; the reply is the state of the race. */
self.addEventListener('message', ({ data }: MessageEvent<number>) => {
  self.postMessage(
    race.advance(data, () => performance.now()),
    { transfer: [] },
  );
});
