import type { RoomView } from './api.ts';

/** What a page hears of a room. */
export interface Listener {
  /** A newer version of the room; never an older one. */
  view(view: RoomView): void;
  /** Is the line to the server there? It is taken up again by itself. */
  line(state: 'open' | 'lost'): void;
}

/** The part of `EventSource` that is used. */
export interface EventLine {
  addEventListener(type: 'view', call: (event: { readonly data: string }) => void): void;
  addEventListener(type: 'open' | 'error', call: () => void): void;
  close(): void;
}

/**
 * Follows a room until the returned function is called. The browser's own `EventSource` resumes after the last
 * version heard; where it gives up (a refusal, not a lost line) it is opened anew after a while.
 */
export function followRoom(
  id: string,
  listener: Listener,
  options: {
    readonly base?: string;
    open?(url: string): EventLine;
    later?(call: () => void, ms: number): void;
  } = {},
): () => void {
  const { base = '', open = (url) => new EventSource(url) as EventLine, later = setTimeout } = options;
  let version = 0;
  let line: EventLine | undefined;
  let done = false;

  function start(): void {
    if (done) return;
    const opened = open(`${base}/api/rooms/${encodeURIComponent(id)}/events`);
    line = opened;
    opened.addEventListener('open', () => listener.line('open'));
    opened.addEventListener('view', ({ data }) => {
      const view = JSON.parse(data) as RoomView;
      if (view.version <= version) return;
      version = view.version;
      listener.view(view);
    });
    opened.addEventListener('error', () => {
      if (done || line !== opened) return;
      listener.line('lost');
      if ('readyState' in opened && opened.readyState !== CLOSED) return;
      opened.close();
      later(start, AGAIN_MS);
    });
  }

  start();
  return () => {
    done = true;
    line?.close();
  };
}

/** `EventSource.CLOSED`: it will not try again. */
const CLOSED = 2;
const AGAIN_MS = 5000;
