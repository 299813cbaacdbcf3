import { type ReadonlySignal, signal } from '@preact/signals';

/** The communication between the app's tabs on one device. */
export interface Tabs {
  /** Tells every other tab which value was written to a key. */
  tell(key: string, value: unknown): void;
  /** Listens to what other tabs write to a key. Returns a function that unsubscribes. */
  hear(key: string, onValue: (value: unknown) => void): () => void;
  /** Joins the queue for leading a key. Resolves once it is known whether this tab leads now. */
  lead(key: string): Promise<Leadership>;
}

/** Only one tab leads at a time; when it is closed, the next in the queue takes over. */
export interface Leadership {
  readonly leads: ReadonlySignal<boolean>;
  /** Makes this tab the leader; the previous leader becomes a follower. */
  take(): void;
  close(): void;
}

/** `locks` is undefined in insecure contexts: there every tab leads, and only listens to the others. */
export function openTabs(name: string, locks: LockManager | undefined): Tabs {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    tell: (key, value) => channel.postMessage({ key, value }),
    hear(key, onValue) {
      const listen = ({ data }: MessageEvent<{ readonly key: string; readonly value: unknown }>) => {
        if (data.key === key) onValue(data.value);
      };
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    },
    lead: async (key) => (locks ? leadBy(locks, `${name} ${key}`) : ALONE),
  };
}

/** Without locks the tabs cannot agree on a leader, so every tab leads. */
const ALONE: Leadership = { leads: signal(true), take: () => undefined, close: () => undefined };

async function leadBy(locks: LockManager, name: string): Promise<Leadership> {
  const leads = signal(false);
  let line = new AbortController();
  let release: () => void = () => undefined;
  let isClosed = false;
  const hold = (lock: Lock | null): Promise<void> | undefined => {
    leads.value = lock !== null;
    return lock ? new Promise((resolve) => (release = resolve)) : undefined;
  };
  const wait = () => {
    if (isClosed) return;
    const own = new AbortController();
    line = own;
    locks.request(name, { signal: own.signal }, hold).catch((error) => {
      if (!own.signal.aborted) lose(error);
    });
  };
  const lose = (error: unknown) => {
    // Any error other than a stolen lock means that the browser refuses locks: this tab leads and does not queue.
    leads.value = !(error instanceof DOMException && error.name === 'AbortError');
    if (!leads.value) wait();
  };
  await new Promise<void>((settle) => {
    const first = (lock: Lock | null) => {
      settle();
      return hold(lock);
    };
    locks.request(name, { ifAvailable: true }, first).then(wait, lose).finally(settle);
  });
  return {
    leads,
    take() {
      if (leads.value || isClosed) return;
      leads.value = true;
      line.abort();
      locks.request(name, { steal: true }, hold).catch(lose);
    },
    close() {
      isClosed = true;
      line.abort();
      release();
    },
  };
}
