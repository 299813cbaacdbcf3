import type { RoomView } from './generated/api.ts';

/** Callbacks for the events of a room. */
export interface Listener {
  /** A newer version of the room; never an older one. */
  view(view: RoomView): void;
  /** Called with who is here now. Nothing is known about people who are neither here nor away. */
  presence?(presence: PresenceFacts): void;
  /** Called when the connection to the server is opened or lost. A lost connection is reopened automatically. */
  line(state: 'open' | 'lost'): void;
}

/** Who has the room open now, and for how long others have been away. */
export interface PresenceFacts {
  readonly here: readonly RoomView['seats'][number]['seat'][];
  readonly away: readonly { readonly seat: RoomView['seats'][number]['seat']; readonly seconds: number }[];
  /** The number of people without a seat. */
  readonly watchers: number;
}

/** The part of `EventSource` that we use. */
export interface EventLine {
  addEventListener(
    type: 'view' | 'presence' | 'beat',
    call: (event: { readonly data: string }) => void,
  ): void;
  addEventListener(type: 'open' | 'error', call: () => void): void;
  close(): void;
}

/**
 * Follows a room until the returned function is called. The browser's own `EventSource` resumes after the last
 * version that it received. When it gives up, after a refusal, it is reopened here after a while. It never
 * notices silence, so a connection that does not open in time, or misses two beats of the server, is closed and
 * reopened here. Every minute the server asks for a new connection and ends the old one, which is no loss.
 */
export function followRoom(
  id: string,
  listener: Listener,
  options: { readonly base?: string; readonly watching?: boolean; open?(url: string): EventLine } = {},
): () => void {
  const { base = '', watching = false, open = (url) => new EventSource(url) as EventLine } = options;
  let version = 0;
  let line: EventLine | undefined;
  let done = false;
  const { wait, stop } = makeTimer();

  function start(): void {
    const opened = open(`${base}/api/${watching ? 'watch' : 'rooms'}/${encodeURIComponent(id)}/events`);
    line = opened;
    const isOurs = () => !done && line === opened;
    let beats = false;
    let renewal: 'asked' | 'begun' | undefined;
    const lose = () => {
      if (!isOurs()) return;
      listener.line('lost');
      opened.close();
      wait(AGAIN_MS, start);
    };
    const heard = () => {
      if (isOurs() && beats) wait(SILENCE_MS_MAX, lose);
      else if (isOurs()) stop();
    };
    wait(OPENING_MS_MAX, lose);
    opened.addEventListener('open', () => {
      heard();
      if (renewal !== 'begun') listener.line('open');
      renewal = undefined;
    });
    opened.addEventListener('beat', ({ data }) => {
      beats = true;
      heard();
      if (data === 'renew') renewal = 'asked';
    });
    opened.addEventListener('view', ({ data }) => {
      heard();
      const view = JSON.parse(data) as RoomView;
      if (view.version <= version) return;
      version = view.version;
      listener.view(view);
    });
    opened.addEventListener('presence', ({ data }) => {
      if (isOurs()) listener.presence?.(JSON.parse(data) as PresenceFacts);
    });
    opened.addEventListener('error', () => {
      if (!isOurs()) return;
      const isRenewal = renewal === 'asked';
      const reconnects = willReconnect(opened);
      if (isRenewal && !reconnects) start();
      else if (!reconnects || renewal === 'begun') lose();
      else {
        if (isRenewal) renewal = 'begun';
        else listener.line('lost');
        wait(OPENING_MS_MAX, lose);
      }
    });
  }

  start();
  return () => {
    done = true;
    stop();
    line?.close();
  };
}

/** A timer for one call at a time. */
function makeTimer(): { wait(ms: number, call: () => void): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = (ms: number, call: () => void) => {
    stop();
    timer = setTimeout(call, ms);
  };
  return { wait, stop };
}

/** Whether the browser itself opens the connection again. */
function willReconnect(line: EventLine): boolean {
  return 'readyState' in line && line.readyState !== CLOSED;
}

/** `EventSource.CLOSED` */
const CLOSED = 2;
const AGAIN_MS = 5000;
/** Longer than the browser waits before it reconnects on its own. */
const OPENING_MS_MAX = 12_000;
/** Two beats of the server (15 s each) plus some seconds. Applies only to servers that send beats. */
const SILENCE_MS_MAX = 35_000;
