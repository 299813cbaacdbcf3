import type { Store } from '../store/store.ts';

/** How writing to a store goes: what waits now, and how long commits took. */
export interface WriteGauges {
  readonly waiting: number;
  readonly count: number;
  readonly seconds: number;
}

/** Measures every write of a store from now on. */
export function measureWrites(store: Store): () => WriteGauges {
  let [waiting, count, seconds] = [0, 0, 0];
  const write = store.write.bind(store);
  store.write = async (statements) => {
    const begun = performance.now();
    waiting++;
    try {
      return await write(statements);
    } finally {
      waiting--;
      count++;
      seconds += (performance.now() - begun) / 1000;
    }
  };
  return () => ({ waiting, count, seconds });
}
