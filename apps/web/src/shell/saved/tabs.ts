import { type ReadonlySignal, signal } from '@preact/signals';

/** What the tabs of the app on one device tell each other. */
export interface Tabs {
  /** Tells every other tab what was written under a key. */
  tell(key: string, value: unknown): void;
  /** Hears what other tabs write under a key; returns what stops it. */
  hear(key: string, onValue: (value: unknown) => void): () => void;
  /** Stands in line to lead what is kept under a key. Settles when it is known whether this tab leads now. */
  lead(key: string): Promise<Leadership>;
}

/** One tab leads at a time; when it is closed, the next in line does. */
export interface Leadership {
  readonly leads: ReadonlySignal<boolean>;
  /** Leads from now on; the tab that led follows. */
  take(): void;
  close(): void;
}

/** `locks` is missing at addresses that are not safe: there every tab leads, and only hears of the others. */
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

/** Where nothing can be agreed on, every tab leads. */
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
    // A browser that refuses locks has no line to stand in.
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
