import type { EventLine } from '@inkling/client/follow';

type Hear = (event: { readonly data: string }) => void;

/** Opens the event stream of a room, like a browser's `EventSource`, but with the token of a program. */
export function openEventLine(url: string, token: string | undefined): EventLine {
  const hearers = new Map<string, Hear>();
  const stopped = new AbortController();
  const tell = (type: string, data = '') => {
    if (!stopped.signal.aborted) hearers.get(type)?.({ data });
  };
  void read(url, token, stopped.signal, tell).finally(() => tell('error'));
  return {
    addEventListener: (type: string, hear: Hear) => void hearers.set(type, hear),
    close: () => stopped.abort(),
  };
}

/** Forwards events until either side closes the connection. Never throws. */
async function read(
  url: string,
  token: string | undefined,
  signal: AbortSignal,
  tell: (type: string, data?: string) => void,
): Promise<void> {
  try {
    const headers = { accept: 'text/event-stream', ...(token && { authorization: `Bearer ${token}` }) };
    const reply = await fetch(url, { headers, signal });
    if (!reply.ok || !reply.body) return;
    tell('open');
    const decoder = new TextDecoder();
    let unread = '';
    for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
      const events = (unread + decoder.decode(chunk, { stream: true })).split('\n\n');
      unread = events.pop() ?? '';
      if (unread.length > EVENT_LENGTH_MAX) return;
      for (const event of events) tell(fieldOf(event, 'event') ?? 'message', fieldOf(event, 'data'));
    }
  } catch {
    // The connection was lost, or we closed it.
  }
}

/** Returns the first field with this name; our events never have a second one. */
function fieldOf(event: string, name: string): string | undefined {
  const line = event.split('\n').find((each) => each.startsWith(`${name}: `));
  return line?.slice(name.length + 2);
}

/** Longer than any event of a room. */
const EVENT_LENGTH_MAX = 1_000_000;
