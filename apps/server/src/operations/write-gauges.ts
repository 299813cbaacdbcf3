import type { Store } from '../store/store.ts';

/** The number of writes waiting now, and the number and total time of the writes so far. */
export interface WriteGauges {
  readonly waiting: number;
  readonly count: number;
  readonly seconds: number;
}

/** Wraps `store.write` to measure every write from now on. Returns a function that reads the gauges. */
export function measureWrites(store: Store): () => WriteGauges {
  let [waiting, count, ms] = [0, 0, 0];
  const write = store.write.bind(store);
  const done = () => {
    waiting--;
    count++;
    ms += performance.now();
  };
  store.write = (statements) => {
    waiting++;
    ms -= performance.now();
    const written = write(statements);
    written.then(done, done);
    return written;
  };
  // A waiting write counts with the time until now.
  return () => ({ waiting, count, seconds: (ms + waiting * performance.now()) / 1000 });
}
