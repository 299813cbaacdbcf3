import type { Client } from '@inkling/client/client';

/** Callbacks for slow server answers. */
export interface SlowCallbacks {
  /** A request has been unanswered for a second. Called once until all requests are answered. */
  slow(): void;
  /** All requests are answered or lost. Called only after `slow`. */
  settled(): void;
}

/** Wraps a client so that it reports slow answers. */
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
