import type { Client } from '@inkling/client/client';

/** Told when the server is slow to answer. */
export interface SlowCallbacks {
  /** Something has been asked for a second, and nothing came yet. Once until all that was asked is answered. */
  slow(): void;
  /** Everything that was asked is answered, or lost; only after `slow`. */
  settled(): void;
}

/** The same client, which says when an answer is slow to come. */
export function withSlowCallbacks(
  client: Client,
  callbacks: SlowCallbacks,
  later: (call: () => void, ms: number) => () => void,
): Client {
  let asked = 0;
  let isSlow = false;
  let cancel = () => {};
  const begin = () => {
    if (asked++ > 0) return;
    cancel = later(() => {
      isSlow = true;
      callbacks.slow();
    }, SLOW_MS);
  };
  const end = () => {
    if (--asked > 0) return;
    cancel();
    if (isSlow) callbacks.settled();
    isSlow = false;
  };
  return {
    async call(name, input) {
      begin();
      const reply = await client.call(name, input);
      end();
      return reply;
    },
  };
}

const SLOW_MS = 1000;
