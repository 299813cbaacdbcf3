import type { Store } from '../store/store.ts';

/** How many writes are waiting now, and how long commits took. */
export interface WriteGauges {
  readonly waiting: number;
  readonly count: number;
  readonly seconds: number;
}

/** Measures every write of a store from now on. */
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
  // What waits now has taken its time until now.
  return () => ({ waiting, count, seconds: (ms + waiting * performance.now()) / 1000 });
}
