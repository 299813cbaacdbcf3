import type { Store } from '../store/store.ts';

/** How many writes are waiting now, and how long commits took. */
export interface WriteGauges {
  readonly waiting: number;
  readonly count: number;
  readonly seconds: number;
}

/** Measures every write of a store from now on. */
export function measureWrites(store: Store): () => WriteGauges {
  let [waiting, count, seconds] = [0, 0, 0];
  const write = store.write.bind(store);
  store.write = (statements) => {
    const begun = performance.now();
    waiting++;
    const done = () => {
      waiting--;
      count++;
      seconds += (performance.now() - begun) / 1000;
    };
    const written = write(statements);
    written.then(done, done);
    return written;
  };
  return () => ({ waiting, count, seconds });
}
